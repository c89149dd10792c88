import { createHash, randomBytes } from "node:crypto";
import { chmodSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { dispatch, errorReply } from "./commands/dispatch.ts";
import { asStoreError } from "./errors.ts";
import { MECHANISM, USER } from "./scram.ts";
import type { ConnectionState, Store } from "./store.ts";
import { FrameError, FrameReader, frameReply, parseRequest, type Request } from "./wire.ts";

/** Paths of unix sockets end at 104 bytes on some systems. */
const MAX_SOCKET_PATH = 100;

/** Listens in the data folder, or on loopback with a secret, and gives the address for drivers. */
export async function listen(
  store: Store,
  dataDir: string,
  port: number | null,
): Promise<{ server: Server; uri: string }> {
  const server = createServer((socket) => serve(store, socket));
  if (port === null) {
    const path = socketPath(resolve(dataDir));
    rmSync(path, { force: true });
    await listening(server, { path });
    chmodSync(path, 0o600);
    store.address = path;
    return { server, uri: `mongodb://${encodeURIComponent(path)}/?directConnection=true` };
  }
  store.secret = secretOf(dataDir);
  await listening(server, { port, host: "127.0.0.1" });
  store.address = `127.0.0.1:${(server.address() as { port: number }).port}`;
  const login = `${USER}:${store.secret}@`;
  return { server, uri: `mongodb://${login}${store.address}/?directConnection=true&authMechanism=${MECHANISM}` };
}

function listening(server: Server, where: { path: string } | { port: number; host: string }): Promise<void> {
  return new Promise((done, failed) => {
    server.once("error", failed);
    server.listen(where, () => done());
  });
}

/** In the data folder, or where its path is too long in a private folder whose name follows from it. */
function socketPath(dataDir: string): string {
  const path = join(dataDir, "store.sock");
  if (Buffer.byteLength(path) <= MAX_SOCKET_PATH) return path;
  const hash = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  const folder = join(tmpdir(), `embedded-store-${hash}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(folder);
  if (uid !== userInfo().uid || (mode & 0o777) !== 0o700)
    throw new Error(`The folder ${folder} is not private to this user`);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "store.sock");
}

/** The secret stays the same from start to start, so that the address does. */
function secretOf(dataDir: string): string {
  const path = join(dataDir, "store.secret");
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    const secret = randomBytes(24).toString("hex");
    writeFileSync(path, `${secret}\n`, { mode: 0o600 });
    return secret;
  }
}

let connectionIds = 0;

/**
 * Answers one connection's commands in turn. Nothing more is read while one is at work or its answer is not taken, so a
 * client can fill its own buffers only. Whatever a client owes us (its first command, the rest of a message, the taking
 * of an answer) it owes within `store.silenceMs`, and what it held is given back where its socket closes, nowhere else.
 */
async function serve(store: Store, socket: Socket): Promise<void> {
  if (!store.open(socket)) {
    socket.destroy();
    return;
  }
  const state: ConnectionState = {
    id: ++connectionIds,
    authenticated: store.secret === null,
    sasl: null,
    isPlaced: false,
    isRefused: false,
  };
  socket.once("close", () => store.closed(socket, state));
  // A write to a client that is gone fails here, with nobody listening; `close` follows and says it all.
  socket.on("error", () => {});
  socket.on("timeout", () => socket.destroy());
  socket.setNoDelay(true);
  const frames = new FrameReader();
  const isOwed = () => frames.isPartial || !state.isPlaced;
  try {
    socket.setTimeout(store.silenceMs);
    for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
      socket.setTimeout(0);
      for (const message of frames.push(chunk)) {
        const reply = await answer(store, state, message);
        if (reply) await send(socket, reply, store.silenceMs);
        if (state.isRefused) return;
      }
      if (isOwed()) socket.setTimeout(store.silenceMs);
    }
  } catch (error) {
    if (error instanceof FrameError) store.log(`closed a connection: ${error.message}`);
  } finally {
    // What was written is still to be taken, in the same time as anything else.
    socket.setTimeout(store.silenceMs);
    socket.destroySoon();
  }
}

/** Backpressure: resolves when the client takes more, or has gone; a client that takes nothing is cut off. */
async function send(socket: Socket, reply: Buffer, silenceMs: number): Promise<void> {
  if (socket.write(reply) || socket.destroyed) return;
  socket.setTimeout(silenceMs);
  await new Promise<void>((resolve) => {
    const done = () => {
      socket.off("drain", done).off("close", done);
      resolve();
    };
    socket.on("drain", done).on("close", done);
  });
  socket.setTimeout(0);
}

/** The frame that answers a message, or null when no answer is wanted. @throws FrameError */
async function answer(store: Store, state: ConnectionState, message: Buffer): Promise<Buffer | null> {
  let request: Request;
  try {
    request = parseRequest(message);
  } catch (error) {
    if (error instanceof FrameError) throw error;
    const where = { id: message.readInt32LE(4), legacy: false };
    return frameReply(where, errorReply(asStoreError(error, store.log)));
  }
  const reply = await dispatch(store, state, request.body);
  return request.silent ? null : frameReply(request, reply);
}
