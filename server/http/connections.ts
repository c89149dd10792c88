import type { Server, Socket } from "node:net";
import { isOwnAddress } from "#program/loopback.ts";
import { addressKeys } from "../db/cache/address.ts";

/** Half of the descriptors that an installation has as a rule; beyond it newcomers are closed, and who is there goes on. */
const MAX_CONNECTIONS = 10_000;
/** Two for each of five hundred people behind one address who open the same mail; browsers keep them for a minute. */
export const MAX_CONNECTIONS_PER_ADDRESS = 1_000;

/**
 * Closes connections beyond the limits: in all, and by address prefix unless they come through a proxy. The machine's own
 * are not counted by address.
 */
export function capConnections(server: Server, { isProxied }: { isProxied: boolean }) {
  server.maxConnections = MAX_CONNECTIONS;
  if (isProxied) return;
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const { remoteAddress } = socket;
    if (!remoteAddress || isOwnAddress(remoteAddress)) return;
    const { prefix } = addressKeys(remoteAddress);
    const count = open.get(prefix) ?? 0;
    if (count >= MAX_CONNECTIONS_PER_ADDRESS) return socket.destroy();
    open.set(prefix, count + 1);
    socket.once("close", () => {
      const left = (open.get(prefix) ?? 1) - 1;
      left > 0 ? open.set(prefix, left) : open.delete(prefix);
    });
  });
}
