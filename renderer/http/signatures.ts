import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { fail, refuse } from "#shared/errors/catalogue.ts";
import { msg } from "#shared/languages/translate.ts";
import { namesVersion } from "#shared/lib/etag.ts";
import { Hash } from "#shared/signatures/hash.ts";
import { ByHash } from "#shared/signatures/schema.ts";
import type { RendererConfig } from "../config.ts";
import { optionsFor } from "../signature/options.ts";
import { render } from "../signature/render.ts";
import { type Access, tokenOf } from "./access.ts";
import { secureHeaders } from "./headers.ts";
import { type Page, pageCache, pageOf } from "./pageCache.ts";
import { getSaved } from "./savedSignatures.ts";

type BySignature = { Params: { hash: string }; Querystring: { double?: string } };

/** What the `double` flag may say, and the pictures' density that follows. */
const DENSITY_BY_FLAG = new Map<string | undefined, 2 | 4>([
  [undefined, 2],
  ["", 2],
  ["0", 2],
  ["false", 2],
  ["1", 4],
  ["true", 4],
]);

/** The mail HTML of saved signatures. */
export async function signatureRoutes(
  app: FastifyInstance,
  { access, config }: { access: Access; config: RendererConfig },
) {
  const pages = pageCache();
  const secure = secureHeaders(config);

  const draw = async (hash: string, token: string, density: 2 | 4): Promise<Page> => {
    if (!Hash.safeParse(hash).success) fail("not_found");
    const saved = await getSaved(config.API_URL, hash, await access.requireToken(token));
    const env = { imageHost: config.imageHost, brandingUrl: config.PUBLIC_URL, density };
    return pageOf(render(saved, optionsFor({ ...saved, hash }, env)).html, secure);
  };

  // The hot path: no log line, no logger of its own, no hook, and nothing awaited where the page is warm.
  app.setChildLoggerFactory((logger) => logger);
  app.get<BySignature>("/signature/:hash", (request, reply) => {
    const { hash } = request.params;
    const density = DENSITY_BY_FLAG.get(request.query.double) ?? refuse("double", msg("This must be 0 or 1."));
    const token = tokenOf(request) ?? fail("not_signed_in");
    const reader = `${density}${token}`;
    const page = pages.find(hash, reader, () => draw(hash, token, density));
    return page instanceof Promise ? page.then((drawn) => send(request, reply, drawn)) : send(request, reply, page);
  });

  /** The server says so when a signature was saved, so that the next reader sees it at once. */
  app.delete<BySignature>("/signature/:hash", { onRequest: access.requireService }, async (request, reply) => {
    const { success, data } = ByHash.safeParse(request.params);
    if (!success) fail("not_found");
    pages.purge(data.hash);
    return reply.code(204).send();
  });
}

/** Past the framework's own way of replying, which costs as much as all the rest. */
function send(request: FastifyRequest, reply: FastifyReply, { html, etag, headers, unchangedHeaders }: Page) {
  reply.hijack();
  const isKnown = namesVersion(request.headers["if-none-match"], etag);
  if (isKnown) reply.raw.writeHead(304, unchangedHeaders).end();
  else reply.raw.writeHead(200, headers).end(html);
}
