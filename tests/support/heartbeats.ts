import mongoose from "mongoose";

/**
 * For tests whose `Date.now` jumps. Mongoose takes a connection for lost when its last heartbeat is long ago by that clock, and
 * every operation then waits for the next one.
 */
export function ignoreHeartbeats(): void {
  Object.defineProperty(mongoose.connection, "_lastHeartbeatAt", { get: () => null, set() {}, configurable: true });
}
