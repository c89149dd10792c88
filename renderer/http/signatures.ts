import type { FastifyInstance } from "fastify";
import { fail } from "#shared/errors/catalogue.ts";
import { namesVersion } from "#shared/lib/etag.ts";
import { ByHash, Hash } from "#shared/signatures/schema.ts";
import type { RendererConfig } from "../config.ts";
import { optionsFor } from "../signature/options.ts";
import { render } from "../signature/render.ts";
import { type Access, tokenOf } from "./access.ts";
import { type Page, pageCache, pageOf } from "./pageCache.ts";
import { getSaved } from "./savedSignatures.ts";

type BySignature = { Params: { hash: string }; Querystring: { double?: string } };

const DOUBLE: Record<string, 2 | 4> = { "": 2, "0": 2, false: 2, "1": 4, true: 4 };

/** The mail HTML of saved signatures. */
export async function signatureRoutes(
  app: FastifyInstance,
  { access, config }: { access: Access; config: RendererConfig },
) {
  const pages = pageCache();

  const draw = async (hash: string, token: string, density: 2 | 4): Promise<Page> => {
    const saved = await getSaved(config.API_URL, hash, await access.requireToken(token));
    const env = { imageHost: config.imageHost, brandingUrl: config.PUBLIC_URL, density };
    return pageOf(render(saved, optionsFor(saved, env)).html);
  };

  // The hot path: no log line, no logger of its own, no hook.
  app.setChildLoggerFactory((logger) => logger);
  app.get<BySignature>("/signature/:hash", async (request, reply) => {
    const { hash } = request.params;
    const density = DOUBLE[request.query.double ?? ""];
    if (density === undefined) fail("invalid_input", { errors: [{ path: "double", message: "This must be 0 or 1." }] });
    if (!Hash.safeParse(hash).success) fail("not_found");
    const token = tokenOf(request) ?? fail("not_signed_in");

    const reader = `${density}${token}`;
    let page = pages.find(hash, reader);
    if (!page) {
      page = draw(hash, token, density);
      pages.keep(hash, reader, page);
    }
    const { html, etag } = await page;
    reply.header("etag", etag).header("cache-control", "private, no-cache").header("vary", "access-token");
    if (namesVersion(request.headers["if-none-match"], etag)) return reply.code(304).send();
    return reply
      .header("content-type", "text/html; charset=utf-8")
      .header("x-content-type-options", "nosniff")
      .send(html);
  });

  /** The server says so when a signature was saved, so that the next reader sees it at once. */
  app.delete<BySignature>("/signature/:hash", { onRequest: access.requireService }, async (request, reply) => {
    const { success, data } = ByHash.safeParse(request.params);
    if (!success) fail("not_found");
    pages.purge(data.hash);
    return reply.code(204).send();
  });
}
