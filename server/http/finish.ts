import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { RequestListener, Server } from "node:http";
import { type Socket, Server as TcpServer } from "node:net";
import { setImmediate, setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** A kept-alive connection has so long to bring the request that may be on its way; then it is idle and closed. */
const LINGER_MS = 500;
/** Requests that still run after that get so long; what depends on them (clicks, store) stops after them. */
const FINISH_MS = 4_500;
/** Turns of the event loop in which connections that had come in already are still taken. */
const MAX_ACCEPTING_TURNS = 50;
const QUIET_TURN_MS = 1;

/**
 * Connection draining: the way to stop serving so that no client is cut off in the middle. New connections are refused
 * first, which clients answer by going elsewhere; those that are open hear `connection: close` with their next answer.
 * @returns stops serving; what runs may finish, within limits
 */
export function finishRequests(app: FastifyInstance): () => Promise<void> {
  const sockets = new Set<Socket>();
  // `localhost` is two addresses and two servers, and Fastify shows one of them; both hand their requests to one function.
  const [handle] = app.server.listeners("request");
  const onSocket = (message: unknown) => {
    const { socket } = message as { socket: Socket & { server: Server } };
    if (!socket.server.listeners("request").includes(handle as RequestListener)) return;
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  };
  subscribe("net.server.socket", onSocket);

  return async () => {
    const servers = new Set([
      app.server,
      ...[...sockets].map((socket) => (socket as Socket & { server: Server }).server),
    ]);
    for (const server of servers)
      server.prependListener("request", (_request, response) => {
        response.shouldKeepAlive = false;
      });
    await untilQuiet(sockets);
    const resume = stopListening(app.server, servers);
    await untilGone(sockets, LINGER_MS);
    for (const server of servers) server.closeIdleConnections();
    // Browsers connect in advance; Node counts such connections as busy.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    await untilGone(sockets, FINISH_MS);
    for (const socket of sockets) socket.destroy();
    unsubscribe("net.server.socket", onSocket);
    resume();
    await app.close();
  };
}

/** Whoever connected a moment ago waits in the system's queue and would be reset with it: let them in first. */
async function untilQuiet(sockets: Set<Socket>) {
  for (let turns = 0; turns < MAX_ACCEPTING_TURNS; turns++) {
    const [before, start] = [sockets.size, performance.now()];
    await setImmediate();
    if (sockets.size === before && performance.now() - start < QUIET_TURN_MS) return;
  }
}

/**
 * Refuses new connections and leaves those that are open alone; an HTTP server's own `close` ends idle ones, on which a
 * request may just be coming.
 * @returns makes the server what Fastify expects when it closes
 */
function stopListening(main: Server, servers: Set<Server>): () => void {
  // Fastify ends its other servers with the first one, whatever they are doing.
  const followers = main.listeners("close") as (() => void)[];
  main.removeAllListeners("close");
  for (const server of servers) TcpServer.prototype.close.call(server);
  return () => {
    for (const follower of followers) main.on("close", follower);
  };
}

async function untilGone(sockets: Set<Socket>, ms: number) {
  const end = Date.now() + ms;
  while (sockets.size > 0 && Date.now() < end) await setTimeout(Math.min(10, ms));
}
