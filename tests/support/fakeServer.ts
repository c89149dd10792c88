import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Test } from "tap";

/** An HTTP server that answers as the test says. */
export async function fakeServer(
  t: Pick<Test, "teardown">,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  t.teardown(stop);
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, stop };
}
