import type { EventEmitter } from "node:events";
import { createRequire } from "node:module";

/** What this uses of a connection of the driver, which does not export its class. */
interface Connection {
  socket: EventEmitter & { closed: boolean };
  /** why it ended */
  error: Error | null;
  writeCommand(...args: unknown[]): Promise<void>;
}

const MODULE = "mongodb/lib/cmap/connection.js";

/**
 * mongodb 7.8 awaits the `drain` of a socket that is gone for ever. One request then never gets an answer; where it is
 * the monitor's heartbeat, the client never looks for the server again, and a store that is back within a second stays
 * away until we are restarted. Here no write outlives its socket.
 */
export function endWritesWithTheirSockets() {
  const { Connection } = createRequire(import.meta.url)(MODULE) as { Connection: { prototype: Connection } };
  const { writeCommand } = Connection.prototype;
  Connection.prototype.writeCommand = async function (this: Connection, ...args) {
    const { promise: gone, reject } = Promise.withResolvers<never>();
    // The connection listened first, and knows its error by now.
    const onClose = () => reject(this.error ?? Object.assign(new Error("the socket is closed"), { code: "EPIPE" }));
    if (this.socket.closed) onClose();
    else this.socket.once("close", onClose);
    try {
      await Promise.race([gone, writeCommand.apply(this, args)]);
    } finally {
      this.socket.off("close", onClose);
    }
  };
}
