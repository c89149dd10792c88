import { Resolver } from "node:dns/promises";
import type { Dns, DnsAnswer } from "./dns.ts";

/** One question; datagrams get lost. */
const QUESTION_MS = 1500;
const TRIES = 2;
/** All of it, whatever the resolver makes of its own times. */
const DEADLINE_MS = 5000;
/** More than anybody has; what a stranger's server answers has an end. */
const MAX_ANSWERS = 100;
/** "There is no such name", "it has nothing of the kind". Everything else says nothing about the name. */
const GONE: readonly unknown[] = ["ENOTFOUND", "ENODATA"];

/** Asks name servers. @param servers instead of the system's: `127.0.0.1:5353` */
export function nameServers(servers?: readonly string[]): Dns {
  async function ask(question: (resolver: Resolver) => Promise<string[]>): Promise<DnsAnswer> {
    const resolver = new Resolver({ timeout: QUESTION_MS, tries: TRIES });
    if (servers) resolver.setServers(servers);
    const timer = setTimeout(() => resolver.cancel(), DEADLINE_MS);
    try {
      return (await question(resolver)).slice(0, MAX_ANSWERS);
    } catch (error) {
      return GONE.includes((error as { code?: unknown }).code) ? "gone" : "unknown";
    } finally {
      clearTimeout(timer);
    }
  }
  return {
    // A text of more than 255 bytes comes in parts.
    texts: (name) => ask(async (resolver) => (await resolver.resolveTxt(name)).map((parts) => parts.join(""))),
    async addresses(host) {
      const [four, six] = await Promise.all([
        ask((resolver) => resolver.resolve4(host)),
        ask((resolver) => resolver.resolve6(host)),
      ]);
      const found = [four, six].flatMap((answer) => (typeof answer === "string" ? [] : answer));
      if (found.length > 0) return found;
      return four === "unknown" || six === "unknown" ? "unknown" : "gone";
    },
  };
}
