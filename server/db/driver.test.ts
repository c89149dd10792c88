import { once } from "node:events";
import { createRequire } from "node:module";
import { connect, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { endWritesWithTheirSockets } from "./driver.ts";

endWritesWithTheirSockets();
const { Connection } = createRequire(import.meta.url)("mongodb/lib/cmap/connection.js");

/** A connection of the driver to somebody who never answers. */
async function connected() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as { port: number }).port, "127.0.0.1");
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  await once(socket, "connect");
  const connection = new Connection(socket, { hostAddress: { toString: () => "here" }, generation: 0, id: 1 });
  return { socket, connection };
}

test("a command whose socket ends before its bytes are written fails, it does not wait for ever", async () => {
  const { socket, connection } = await connected();
  const command = {
    toBin: async () => {
      socket.destroy();
      return [Buffer.from("bytes")];
    },
  };
  await expect(connection.writeCommand(command, { agreedCompressor: "none" })).rejects.toThrow("closed");
  await expect(connection.writeCommand(command, { agreedCompressor: "none" }), "nor later").rejects.toThrow("closed");
});

test("a command that is written leaves nothing behind", async () => {
  const { socket, connection } = await connected();
  const before = socket.listenerCount("close");
  await connection.writeCommand({ toBin: async () => [Buffer.from("bytes")] }, { agreedCompressor: "none" });
  expect(socket.listenerCount("close")).toBe(before);
});
