import type { Socket } from "node:net";
import { addressKeys } from "../../../db/cache/address.ts";

/** Of one address, and of the network around an IPv6 address: nobody holds all places. */
const MAX_OF_PREFIX = 4;
const MAX_OF_NETWORK = 12;
/** From the connection to the first mail, which takes a mail server a few round trips. */
const BEGIN_MS = 10_000;
/** From the connection to its end: whoever sends drop by drop does not keep a place. */
const WHOLE_MS = 60_000;

/** Lets so many connections of one address in at once, and each for so long. */
export function doorkeeper() {
  const inside = new Map<string, number>();
  const waiting = new Map<string, NodeJS.Timeout>();

  /** @returns false when it has sent the connection away */
  function letIn(socket: Socket, id: string): boolean {
    // Its address is not known any more.
    if (socket.destroyed) return false;
    const { prefix, network } = addressKeys(socket.remoteAddress ?? "");
    const places = [{ of: prefix, most: MAX_OF_PREFIX }, ...(network ? [{ of: network, most: MAX_OF_NETWORK }] : [])];
    if (places.some(({ of, most }) => countOf(of) >= most)) {
      sendAway(socket);
      return false;
    }
    for (const { of } of places) inside.set(of, countOf(of) + 1);
    const end = setTimeout(() => socket.destroy(), WHOLE_MS);
    waiting.set(
      id,
      setTimeout(() => socket.destroy(), BEGIN_MS),
    );
    socket.once("close", () => {
      clearTimeout(end);
      begin(id);
      for (const { of } of places) leave(of);
    });
    return true;
  }

  const countOf = (of: string) => inside.get(of) ?? 0;

  function leave(of: string): void {
    if (countOf(of) > 1) inside.set(of, countOf(of) - 1);
    else inside.delete(of);
  }

  /** It sends a mail: from here on it has the time that mails have. */
  function begin(id: string): void {
    clearTimeout(waiting.get(id));
    waiting.delete(id);
  }

  return { letIn, begin };
}

function sendAway(socket: Socket): void {
  socket.on("error", () => {});
  socket.end("421 4.7.0 Too many connections, try again later\r\n", () => socket.destroy());
}
