/** How what the sandbox tells comes to our webhook: over HTTP, as that of a real provider does, and as unreliable as that. */
import { seam } from "../../seam.ts";

export type Letter = {
  /** below the root of this server */
  path: string;
  body: string;
  /** made when it goes: the seal has the time in it */
  headers(at: Date): Promise<Record<string, string>>;
};

export type Delivery = {
  /** Sends it in its own time; whether it arrives nobody waits for. What gets lost is asked for by a job. */
  send(letter: Letter): void;
  /** Ends what is on its way. */
  stop(): Promise<void>;
};

export const delivery = seam<Delivery>("delivery of the sandbox's messages");
