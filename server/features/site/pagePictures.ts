import type { FastifyInstance } from "fastify";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_PARAMETER } from "#shared/languages/constants.ts";
import { pagePicture } from "#shared/lib/head.ts";
import { SANDBOXED } from "#shared/lib/headers.ts";
import type { ServerEntry } from "#shared/lib/ssr.ts";
import { addressKeys } from "../../db/cache/address.ts";
import { limitAddress } from "../../db/cache/limit.ts";
import { drawWritten } from "../drawings/service.ts";
import { offers } from "../plans/service.ts";
import { publicPages } from "./publicPages.ts";

/** The code that draws the pages. */
type Pages = { loadEntry(): Promise<ServerEntry> };

/** Whoever shares a page has it asked for by a few machines at once. */
const LIMIT = { limit: 120, windowMs: 60_000 };

/** What networks and chats show of our pages: drawn with the words of the page, in the language of its address. */
export default async function pagePictureRoutes(app: FastifyInstance, { loadEntry }: Pages) {
  const pages = new Map(publicPages().map((page) => [pagePicture(page.path), page]));

  app.get("/og/*", async (request, reply) => {
    const page = pages.get(request.url.replace(/\?.*/s, ""));
    if (!page) return reply.callNotFound();
    await limitAddress("page pictures", request.ip, LIMIT);
    const asked = (request.query as Record<string, unknown>)[LANGUAGE_PARAMETER];
    const words = (await loadEntry()).findPageWords(
      { ...page, plans: offers().plans },
      isLanguage(asked) ? asked : DEFAULT_LANGUAGE,
    );
    const { bytes, type } = await drawWritten("page", words, { owner: addressKeys(request.ip).prefix });
    return reply
      .type(type)
      .headers({ ...SANDBOXED, "cache-control": "public, max-age=86400" })
      .send(bytes);
  });
}
