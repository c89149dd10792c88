import { seam } from "../../seam.ts";

/** What name servers know. `gone`: they say that there is nothing; `unknown`: nobody could say, which is no reason to change anything. */
export type DnsAnswer = readonly string[] | "gone" | "unknown";

/** The domain name system. Each question has a deadline and is answered whatever happens; none throws. */
export interface Dns {
  /** The texts of a name, each in one piece (TXT). */
  texts(name: string): Promise<DnsAnswer>;
  /** Where a host is: IPv4 and IPv6 addresses, aliases followed. */
  addresses(host: string): Promise<DnsAnswer>;
}

export const dns = seam<Dns>("dns");
