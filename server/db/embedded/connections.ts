import { createHash, randomBytes } from "node:crypto";
import { chmodSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import type { ConnectionState } from "./commands/command.ts";
import { dispatch, errorReply } from "./commands/dispatch.ts";
import { asStoreError } from "./errors.ts";
import { MECHANISM, USER } from "./scram.ts";
import type { Store } from "./store.ts";
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

/** Answers one connection's commands in turn. */
function serve(store: Store, socket: Socket): void {
  if (store.connections >= store.maxConnections) {
    socket.destroy();
    return;
  }
  store.connections++;
  const state: ConnectionState = { id: ++connectionIds, authenticated: store.secret === null, sasl: null };
  const frames = new FrameReader();
  let turn = Promise.resolve();
  socket.setNoDelay(true);
  socket.on("error", () => socket.destroy());
  socket.on("close", () => store.connections--);
  socket.on("data", (chunk: Buffer) => {
    try {
      for (const message of frames.push(chunk)) turn = turn.then(() => answer(store, state, socket, message));
    } catch (error) {
      refuse(store, socket, error);
    }
  });
}

async function answer(store: Store, state: ConnectionState, socket: Socket, message: Buffer): Promise<void> {
  if (socket.destroyed) return;
  let request: Request;
  try {
    request = parseRequest(message);
  } catch (error) {
    if (error instanceof FrameError) return refuse(store, socket, error);
    const where = { id: message.readInt32LE(4), legacy: false };
    socket.write(frameReply(where, errorReply(asStoreError(error, store.log))));
    return;
  }
  const reply = await dispatch(store, state, request.body);
  if (!request.silent && !socket.destroyed) socket.write(frameReply(request, reply));
}

function refuse(store: Store, socket: Socket, error: unknown): void {
  store.log(`closed a connection: ${error instanceof Error ? error.message : String(error)}`);
  socket.destroy();
}
