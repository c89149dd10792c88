import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { signAccessToken } from "#program/token.ts";
import * as make from "#tests/support/make.ts";
import { freePort } from "#tests/support/ports.ts";
import { compareHttp, type Measurement, startReplay, startServer } from "./http.ts";

const HASH = "aaaaaaaaaaaaaaaaaaaaaa";
const TOKEN_SECRET = "a secret for the bench, of forty letters";

/** `GET /signature/{hash}`, warm, and its 304, against a bare server that answers the same HTML on the same core. */
export async function run(): Promise<Measurement[]> {
  const api = await startApi();
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const server = await startServer({
    args: [join(import.meta.dirname, "../renderer/main.ts")],
    env: {
      NODE_ENV: "production",
      LOG_LEVEL: "info",
      RENDERER_PORT: String(port),
      HOST: "127.0.0.1",
      TOKEN_SECRET,
      API_URL: api.url,
    },
    readyUrl: `${base}/health/ready`,
  });
  const token = await signAccessToken(TOKEN_SECRET, { sub: "ana", roles: [], epoch: 0 });
  const side = { url: `${base}/signature/${HASH}`, pid: server.pid, headers: { "access-token": token } };
  try {
    const etag = (await fetch(side.url, { headers: side.headers })).headers.get("etag") as string;
    const bare = await startReplay(side);
    const warm = await compareHttp({ name: "GET /signature/{hash}, warm", side, bare, goal: 0.55 });
    const known = { ...side, headers: { ...side.headers, "if-none-match": etag } };
    const unchanged = await compareHttp({ name: "GET /signature/{hash}, 304", side: known, bare, goal: 0.9 });
    await bare.stop();
    return [warm, unchanged];
  } finally {
    await server.stop();
    api.stop();
  }
}

/** Stands in for the JSON API: the renderer asks it for a saved signature every five seconds. */
async function startApi() {
  const input = make.signature({ media: { photo: `/i/${"a".repeat(22)}-800x800.jpg` } });
  const body = JSON.stringify({ ...input, hash: HASH, shortLinks: [] });
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
