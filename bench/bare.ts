/** The floor of every HTTP comparison: `node:http` and one fixed reply. Started by `http.ts`. */
import { createServer } from "node:http";

const { status, headers, body } = JSON.parse(process.env.BARE_REPLY as string) as {
  status: number;
  headers: [string, string][];
  body: string;
};
const bytes = Buffer.from(body, "base64");
const fixed = Object.fromEntries(headers);

createServer((request, response) => {
  if (request.url === "/ready") return response.end();
  response.writeHead(status, fixed);
  return bytes.length > 0 ? response.end(bytes) : response.end();
}).listen(Number(process.env.BARE_PORT), "127.0.0.1");
process.on("SIGTERM", () => process.exit(0));
