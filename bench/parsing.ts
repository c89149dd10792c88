/** The floor of a save: `node:http`, the body read, parsed and checked, and answered as it came. Started by `saves.ts`. */
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { SignatureInput } from "#shared/signatures/schema.ts";

createServer(async (request, response) => {
  if (request.method === "GET") return response.end();
  const input = SignatureInput.parse(JSON.parse(await text(request)));
  response.writeHead(200, { "content-type": "application/json" });
  return response.end(JSON.stringify(input));
}).listen(Number(process.env.BARE_PORT), "127.0.0.1");
process.on("SIGTERM", () => process.exit(0));
