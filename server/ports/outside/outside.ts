import { seam } from "../../seam.ts";

export type Wanted = {
  /** the only hosts that may be asked, as they stand in the address; `any`: every one on the internet */
  hosts: readonly string[] | "any";
  /** beginning of the media type that is accepted: `image/`, `application/json` */
  type: string;
  maxBytes: number;
  /** how often it may be led on, each time looked at like the first; never, unless told */
  redirects?: number;
  /** all of it together; a few seconds, unless told */
  timeoutMs?: number;
};

export type Found = { bytes: Buffer; address: string };

/**
 * Other people's servers. Asked while somebody designs or proves to be a person, never while something is rendered or saved.
 * @throws unreachable whatever the reason: the caller hears nothing of networks
 */
export interface Outside {
  get(address: string, wanted: Wanted): Promise<Buffer>;
  /** As `get`, and where it was found in the end: what is relative there is so to that address. */
  follow(address: string, wanted: Wanted): Promise<Found>;
  /** Sends a form. */
  post(address: string, form: Readonly<Record<string, string>>, wanted: Wanted): Promise<Buffer>;
}

export const outside = seam<Outside>("outside");
