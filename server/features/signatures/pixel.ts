import type { FastifyInstance, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { Hash } from "#shared/signatures/schema.ts";
import { BLANK_GIF } from "../../http/blankGif.ts";
import type { ClickBuffer } from "../links/clicks.ts";
import { exists } from "./service.ts";

/** How long a signature is believed to exist, or not to. */
const FRESH_MS = 60_000;
const known = new LRUCache<string, boolean>({ max: 100_000, ttl: FRESH_MS });

type ByName = { Params: { name: string } };

/**
 * `/o/<hash>.gif`: one transparent pixel that counts an open. Registered apart from everything else, like the redirect:
 * no hooks, no log line; answered first, written afterwards. Everybody gets the pixel, only signatures that exist count.
 */
export default async function pixelRoutes(app: FastifyInstance, { clicks }: { clicks: ClickBuffer }) {
  app.setChildLoggerFactory((logger) => logger);

  app.get<ByName>("/o/:name", (request, reply) => {
    const { name } = request.params;
    const hash = name.endsWith(".gif") ? name.slice(0, -4) : "";
    const isKnown = known.get(hash);
    if (isKnown) count(request, hash);
    else if (isKnown === undefined) void learn(request, hash);
    reply.hijack();
    reply.raw.writeHead(200, HEADERS).end(BLANK_GIF);
  });

  function count({ raw, ip }: FastifyRequest, hash: string) {
    const { headers, method } = raw;
    const userAgent = headers["user-agent"] ?? "";
    clicks.addOpen(hash, { ip, userAgent, referrer: headers.referer ?? "", isHead: method === "HEAD" });
  }

  /** Not in memory yet: looked up after the answer. While the store is away such opens are lost, and no reader waits. */
  async function learn(request: FastifyRequest, hash: string) {
    if (!Hash.safeParse(hash).success) return;
    const isThere = await exists(hash).catch(() => null);
    if (isThere === null) return;
    known.set(hash, isThere);
    if (isThere) count(request, hash);
  }
}

/** An open must reach us each time, and no search should list the pixel. */
const HEADERS = [
  ["content-type", "image/gif"],
  ["content-length", String(BLANK_GIF.length)],
  ["cache-control", "no-store"],
  ["cross-origin-resource-policy", "cross-origin"],
  ["x-content-type-options", "nosniff"],
  ["x-robots-tag", "noindex"],
].flat();
