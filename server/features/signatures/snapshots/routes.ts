import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { missingHeader } from "#shared/drawings/missing.ts";
import { namesVersion } from "#shared/lib/etag.ts";
import { SANDBOXED } from "#shared/lib/headers.ts";
import { leaving } from "#shared/lib/leaving.ts";
import * as endpoints from "#shared/signatures/endpoints.ts";
import { limitAddress } from "../../../db/cache/limit.ts";
import { registerCall } from "../../../http/call.ts";
import { ANY_PAGE } from "../../../http/plugins/headers.ts";
import * as snapshots from "./service.ts";

/** By address: a long dashboard that is scrolled through, for several people behind one address. */
const PICTURES = { limit: 300, windowMs: 60_000 };

/** Pictures of whole signatures, for whoever may see the preview: crawlers have no account. */
export default async function snapshotRoutes(app: FastifyInstance) {
  app.addHook("onRequest", async ({ ip }) => limitAddress("pictures", ip, PICTURES));
  app.addHook("onSend", async (request, reply, payload) => {
    if (!isKnown(request, reply)) return payload;
    reply.code(304).removeHeader("content-type").removeHeader("content-length");
    return "";
  });

  registerCall(app, endpoints.picture, async ({ params, request, reply }) =>
    // For a minute a list may show what was there before the last save; then it asks, and is told when that is still so.
    answer(request, reply, "private, max-age=60", await snapshots.find(params.hash, "thumbnail")),
  );
  registerCall(app, endpoints.card, async ({ params, request, reply }) =>
    answer(request, reply, "public, max-age=60", await snapshots.find(params.hash, "card")),
  );
}

/** The picture; nothing for whoever has it already. */
async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  cacheControl: string,
  { etag, draw }: snapshots.SignaturePicture,
): Promise<Uint8Array> {
  reply.headers({ etag, "cache-control": cacheControl, ...SANDBOXED, ...ANY_PAGE });
  if (isKnown(request, reply)) return Buffer.alloc(0);
  try {
    const { bytes, type, missing } = await draw(leaving(reply.raw));
    reply.type(type).headers(missingHeader(missing));
    return bytes;
  } catch (error) {
    // What is refused now may be there in a moment.
    reply.removeHeader("etag").header("cache-control", "no-store");
    throw error;
  }
}

function isKnown({ headers }: FastifyRequest, reply: FastifyReply): boolean {
  const etag = reply.getHeader("etag");
  return typeof etag === "string" && namesVersion(headers["if-none-match"], etag);
}
