import type { FastifyInstance, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { Hash } from "#shared/signatures/schema.ts";
import { BLANK_GIF } from "../../../http/blankGif.ts";
import { type ClickBuffer, visitorOf } from "../../links/clicks.ts";
import { exists } from "../service.ts";

/** Counted, not reserved by `max`: an idle server holds no room for them. */
const sizeCalculation = () => 1;
/** Hashes are never given twice, so a signature that was there may be remembered for good. */
const known = new LRUCache<string, true>({ maxSize: 100_000, sizeCalculation });
const unknown = new LRUCache<string, true>({ maxSize: 20_000, sizeCalculation, ttl: 60_000 });
/** As a string it leaves in one piece with the headers; a buffer is a second write. */
const PIXEL = BLANK_GIF.toString("latin1");

type ByName = { Params: { name: string } };

/**
 * `/o/<hash>.gif`: one transparent pixel that counts an open. Registered apart from everything else, like the redirect:
 * no hooks, no log line; answered first, written afterwards. Everybody gets the pixel, only signatures that exist count.
 */
export default async function openRoutes(app: FastifyInstance, { clicks }: { clicks: ClickBuffer }) {
  app.setChildLoggerFactory((logger) => logger);
  const headers = [...HEADERS, ...Object.entries(app.commonHeaders).flat()];

  app.get<ByName>("/o/:name", (request, reply) => {
    const { name } = request.params;
    const hash = name.endsWith(".gif") ? name.slice(0, -4) : "";
    if (known.get(hash)) clicks.addOpen(hash, visitorOf(request));
    else if (!unknown.has(hash)) void learn(request, hash);
    reply.hijack();
    reply.raw.writeHead(200, headers).end(PIXEL, "latin1");
  });

  /** Not in memory yet: looked up after the answer. While the store is away such opens are lost, and no reader waits. */
  async function learn(request: FastifyRequest, hash: string) {
    if (!Hash.safeParse(hash).success) return;
    const isThere = await exists(hash).catch(() => null);
    if (isThere === null) return;
    (isThere ? known : unknown).set(hash, true);
    if (isThere) clicks.addOpen(hash, visitorOf(request));
  }
}

/** An open must reach us each time, and no search should list the pixel. */
const HEADERS = [
  ["content-type", "image/gif"],
  ["content-length", String(BLANK_GIF.length)],
  ["cache-control", "no-store"],
  ["cross-origin-resource-policy", "cross-origin"],
  ["x-robots-tag", "noindex"],
].flat();
