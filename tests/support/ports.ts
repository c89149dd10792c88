import { once } from "node:events";
import { createServer } from "node:net";

/** The system may name a port twice while nobody listens on it. */
const given = new Set<number>();

/** A port of 127.0.0.1 that nobody listens on at the moment, another one each time. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  if (given.has(port)) return freePort();
  given.add(port);
  return port;
}
