import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import type { Test } from "tap";

/** `silent` takes connections and passes nothing on; `slow` passes every piece on late; `away` refuses connections. */
export type GateMode = "open" | "silent" | "slow" | "away";

const SLOW_MS = 400;

export type Gate = Awaited<ReturnType<typeof startGate>>;

/** A TCP proxy before a service of this machine, which can fail in the ways in which networks do. */
export async function startGate(t: Pick<Test, "teardown">, targetPort: number) {
  let mode: GateMode = "open";
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    return socket.on("error", () => socket.destroy()).once("close", () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (mode === "silent") return near.resume();
    const far = keep(connect(targetPort, "127.0.0.1"));
    const passOn = (to: Socket) => (piece: Buffer) => {
      if (mode === "silent") return;
      if (mode === "slow") setTimeout(() => to.writable && to.write(piece), SLOW_MS);
      else to.write(piece);
    };
    near.on("data", passOn(far)).once("close", () => far.destroy());
    far.on("data", passOn(near)).once("close", () => near.destroy());
    return near;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };

  const close = async () => {
    for (const socket of sockets) socket.destroy();
    if (!server.listening) return;
    const isClosed = once(server, "close");
    server.close();
    await isClosed;
  };
  t.teardown(close);

  return {
    port,
    /** From now on; what was open before `silent` or `away` ends hears nothing more, and is cut when the gate opens. */
    async set(next: GateMode) {
      mode = next;
      if (next === "silent") return;
      for (const socket of sockets) socket.destroy();
      if (next === "away") await close();
      else if (!server.listening) {
        server.listen(port, "127.0.0.1");
        await once(server, "listening");
      }
    },
  };
}
