import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { fail } from "#shared/errors/catalogue.ts";
import { namesVersion } from "#shared/lib/etag.ts";
import { singleFlight } from "#shared/lib/singleFlight.ts";
import { addressKeys } from "../../db/cache/address.ts";
import { BLANK_GIF } from "../../http/blankGif.ts";
import { ownText } from "../../http/ownText.ts";
import type { Caller } from "../../ports/renderer/renderer.ts";
import { isBlocked } from "./blocked.ts";
import { findHosted, findMissing, type Hosted, keepHosted, keepMissing, type Missing } from "./cache.ts";
import { flushLoads, noteLoad } from "./loads.ts";
import { findFont, findIcon, findPicture, isDeleted } from "./service.ts";

type ByName = { Params: { name: string } };
/** What a name stands for, drawn for somebody where it has to be. */
type Find = (name: string, caller: Caller) => Promise<Buffer | null>;

/**
 * The pictures of every mail that was ever sent. Registered apart from everything else: no hooks, no log line, a warm
 * picture comes from memory.
 */
export default async function imageRoutes(app: FastifyInstance) {
  app.setChildLoggerFactory((logger) => logger);

  app.addHook("onClose", flushLoads);
  const together = singleFlight<Hosted | Missing>();
  /** Callers who ask for the same picture at once share one look-up, and one drawing. */
  const load = (name: string, ip: string, find: Find): Promise<Hosted | Missing> =>
    together(name, async () => {
      const bytes = await find(name, { owner: addressKeys(ip).prefix });
      if (bytes) return keepHosted(name, bytes);
      const why = find === findPicture && (await isDeleted(name)) ? "deleted" : "unknown";
      keepMissing(name, why);
      return why;
    });

  const serve = (find: Find) => (request: FastifyRequest<ByName>, reply: FastifyReply) => {
    const { name } = request.params;
    if (isBlocked(name)) return sendBlank(reply);
    const known = findHosted(name) ?? findMissing(name);
    if (known) return found(known);
    return load(ownText(name), request.ip, find).then(found);

    function found(what: Hosted | Missing) {
      if (find === findPicture && typeof what === "object") noteLoad(name, request.headers);
      return answer(request, reply, what);
    }
  };

  app.get<ByName>("/i/:name", serve(findPicture));
  app.get<ByName>("/i/icons/:name", serve(findIcon));
  app.get<ByName>("/i/fonts/:name", serve(findFont));
  app.get("/i/*", () => fail("not_found"));
}

function answer(request: FastifyRequest, reply: FastifyReply, found: Hosted | Missing) {
  if (found === "unknown") fail("not_found");
  return found === "deleted" ? sendBlank(reply) : send(request, reply, found);
}

/** Past the framework's own way of replying, which costs as much as all the rest. */
function send(request: FastifyRequest, reply: FastifyReply, { bytes, etag, headers, unchangedHeaders }: Hosted) {
  reply.hijack();
  const isKnown = namesVersion(request.headers["if-none-match"], etag);
  if (isKnown) reply.raw.writeHead(304, unchangedHeaders).end();
  else reply.raw.writeHead(200, headers).end(bytes);
}

/** The owner's account was terminated, or they deleted it: nothing to see, for as long as that lasts. */
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
