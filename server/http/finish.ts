import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { RequestListener, Server, ServerResponse } from "node:http";
import { type Socket, Server as TcpServer } from "node:net";
import { setImmediate, setTimeout } from "node:timers/promises";
import type { FastifyInstance, FastifyReply } from "fastify";
import { answer as answerFailure } from "#program/problems.ts";
import { Failure } from "#shared/errors/catalogue.ts";
import { routingOf } from "./early.ts";

/** A kept-alive connection has so long to bring the request that may be on its way; then it is idle and closed. */
const LINGER_MS = 500;
const TICK_MS = 10;
/** Requests that still run get so long; what depends on them (clicks, store) stops after them. */
const FINISH_MS = 5_000;
/** Whoever is not done by then is refused, and has this long to take the refusal. */
const REFUSED_MS = 1_000;
/** By then another process serves. */
const RETRY_AFTER_S = 5;
/** Turns of the event loop in which connections that had come in already are still taken. */
const MAX_ACCEPTING_TURNS = 50;
const QUIET_TURN_MS = 1;

/** What is known of an open connection: its latest answer, and since when it has brought no request. */
type Connection = { answer: ServerResponse | null; idleSince: number };
type ServerSocket = Socket & { server: Server };

/** Replies by what Node knows of them: whoever stops may have to send them. */
const replies = new WeakMap<ServerResponse, FastifyReply>();

/** Requests that do not come to their end before the process does are refused, not cut off. Before any route. */
export function refuseAtTheEnd(app: FastifyInstance) {
  app.addHook("onRequest", (_request, reply, done) => {
    replies.set(reply.raw, reply);
    done();
  });
}

/**
 * Connection draining: the way to stop serving so that no client is cut off in the middle. New connections are refused
 * first, which clients answer by going elsewhere; those that are open hear `connection: close` with their next answer,
 * and are closed without one when they have long been idle.
 * @returns stops serving; what runs may finish, within limits
 */
export function finishRequests(app: FastifyInstance): () => Promise<void> {
  const connections = new Map<ServerSocket, Connection>();
  const servers = new Set<Server>();
  let isEnding = false;

  // `localhost` is two addresses and two servers, and Fastify shows one of them; both hand their requests to one function.
  const handle = routingOf(app);
  const onSocket = (message: unknown) => {
    const { socket } = message as { socket: ServerSocket };
    if (!servers.has(socket.server) && !socket.server.listeners("request").includes(handle as RequestListener)) return;
    addServer(socket.server);
    connections.set(socket, { answer: null, idleSince: Date.now() });
    socket.once("close", () => connections.delete(socket));
  };
  const addServer = (server: Server) => {
    if (servers.has(server)) return;
    servers.add(server);
    server.prependListener("request", ({ socket }, answer) => {
      const connection = connections.get(socket as ServerSocket);
      if (connection) connection.answer = answer;
      if (isEnding) answer.shouldKeepAlive = false;
    });
  };
  addServer(app.server);
  subscribe("net.server.socket", onSocket);

  return async () => {
    await untilQuiet(connections);
    const resume = stopListening(app.server, servers);
    // Not earlier: whoever hears it connects anew, and must be refused, not be in the queue when that ends.
    isEnding = true;
    for (const connection of connections.values()) sayGoodbye(connection);
    await untilClosed(connections, FINISH_MS);
    for (const { answer } of connections.values()) if (answer) refuse(answer);
    await untilClosed(connections, REFUSED_MS);
    for (const socket of connections.keys()) socket.destroy();
    unsubscribe("net.server.socket", onSocket);
    resume();
    await app.close();
  };
}

/** Closes each connection when it is idle. */
async function untilClosed(connections: ReadonlyMap<Socket, Connection>, ms: number) {
  for (const end = Date.now() + ms; connections.size > 0 && Date.now() < end; await setTimeout(TICK_MS))
    for (const [socket, connection] of connections) if (isIdle(socket, connection)) socket.destroySoon();
}

function refuse(answer: ServerResponse) {
  const reply = replies.get(answer);
  if (!reply || reply.sent || answer.headersSent) return;
  answerFailure(new Failure("unavailable", { retryAfterSeconds: RETRY_AFTER_S }), reply.request, reply);
}

/** An answer that has not begun can still say it; after one that has, the connection gets its time again. */
function sayGoodbye(connection: Connection) {
  const { answer } = connection;
  connection.idleSince = Date.now();
  if (!answer || answer.writableFinished) return;
  if (!answer.headersSent) answer.shouldKeepAlive = false;
  answer.once("close", () => {
    connection.idleSince = Date.now();
  });
}

/** Browsers connect in advance and bring nothing, but a first request may also be on its way. */
const isIdle = (socket: Socket, { answer, idleSince }: Connection) =>
  (answer ? answer.writableFinished : socket.bytesRead === 0) && Date.now() - idleSince > LINGER_MS;

/** Whoever connected a moment ago waits in the system's queue and would be reset with it: let them in first. */
async function untilQuiet(connections: ReadonlyMap<Socket, Connection>) {
  for (let turns = 0; turns < MAX_ACCEPTING_TURNS; turns++) {
    const [before, start] = [connections.size, performance.now()];
    await setImmediate();
    if (connections.size === before && performance.now() - start < QUIET_TURN_MS) return;
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
