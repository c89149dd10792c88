import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { fail } from "#shared/errors/catalogue.ts";
import { namesVersion } from "#shared/lib/etag.ts";
import { singleFlight } from "#shared/lib/singleFlight.ts";
import { BLANK_GIF } from "../../http/blankGif.ts";
import { ownText } from "../../http/ownText.ts";
import { isBlocked } from "./blocked.ts";
import { findHosted, type Hosted, isMissing, keepHosted, keepMissing } from "./cache.ts";
import { findIcon, findPicture } from "./service.ts";

type ByName = { Params: { name: string } };

/**
 * The pictures of every mail that was ever sent. Registered apart from everything else: no hooks, no log line, a warm
 * picture comes from memory.
 */
export default async function imageRoutes(app: FastifyInstance) {
  app.setChildLoggerFactory((logger) => logger);

  const together = singleFlight<Hosted>();
  /** Callers who ask for the same picture at once share one look-up, and one drawing. */
  const load = (name: string, find: (name: string) => Promise<Buffer | null>): Promise<Hosted> =>
    together(name, async () => {
      const bytes = await find(name);
      if (bytes) return keepHosted(name, bytes);
      keepMissing(name);
      return fail("not_found");
    });

  const serve =
    (find: (name: string) => Promise<Buffer | null>) => (request: FastifyRequest<ByName>, reply: FastifyReply) => {
      const { name } = request.params;
      if (isBlocked(name)) return sendBlank(reply);
      const warm = findHosted(name);
      if (warm) return send(request, reply, warm);
      if (isMissing(name)) fail("not_found");
      return load(ownText(name), find).then((picture) => send(request, reply, picture));
    };

  app.get<ByName>("/i/:name", serve(findPicture));
  app.get<ByName>("/i/icons/:name", serve(findIcon));
  app.get("/i/*", () => fail("not_found"));
}

/** Past the framework's own way of replying, which costs as much as all the rest. */
function send(request: FastifyRequest, reply: FastifyReply, { bytes, etag, headers, unchangedHeaders }: Hosted) {
  reply.hijack();
  const isKnown = namesVersion(request.headers["if-none-match"], etag);
  if (isKnown) reply.raw.writeHead(304, unchangedHeaders).end();
  else reply.raw.writeHead(200, headers).end(bytes);
}

/** The owner's account was terminated: nothing to see, for as long as that lasts. */
function sendBlank(reply: FastifyReply) {
  reply.hijack();
  reply.raw.writeHead(200, BLANK_HEADERS).end(BLANK_GIF);
}
const BLANK_HEADERS = {
  "content-type": "image/gif",
  "content-length": BLANK_GIF.length,
  "cache-control": "public, max-age=60",
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  "x-content-type-options": "nosniff",
};
