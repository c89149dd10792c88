import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { MAX_VIDEO_PICTURE_MB } from "#shared/drawings/constants.ts";
import * as endpoints from "#shared/drawings/endpoints.ts";
import { missingHeader } from "#shared/drawings/missing.ts";
import { SANDBOXED } from "#shared/lib/headers.ts";
import { leaving } from "#shared/lib/leaving.ts";
import { addressKeys } from "../../db/cache/address.ts";
import { limitAddress } from "../../db/cache/limit.ts";
import { registerCall } from "../../http/call.ts";
import type { Caller, Drawing } from "../../ports/renderer/renderer.ts";
import { drawVideo, drawWritten } from "./service.ts";

/** By address: a font picker draws ten pictures at each pause in typing, for several people behind one address. */
const WRITTEN = { limit: 600, windowMs: 60_000 };
/** Each asks another company's server. */
const VIDEOS = { limit: 30, windowMs: 60_000 };

/** In base64, with its JSON around it. */
const MAX_VIDEO_BODY_BYTES = (MAX_VIDEO_PICTURE_MB * 1.4 + 0.1) * 1024 * 1024;

/** Pictures made from words, for anybody: guests design signatures too. */
export default async function drawingRoutes(app: FastifyInstance) {
  app.register(async (written) => {
    written.addHook("onRequest", async ({ ip }) => limitAddress("drawings", ip, WRITTEN));
    registerCall(written, endpoints.handwriting, async ({ body, request, reply }) =>
      send(reply, await drawWritten("handwriting", body, callerOf(request, reply))),
    );
    registerCall(written, endpoints.strokes, async ({ body, request, reply }) => {
      const type = wantsSvg(request) ? "image/svg+xml" : "image/png";
      return send(reply, await drawWritten("strokes", body, { type, ...callerOf(request, reply) }));
    });
    registerCall(written, endpoints.qr, async ({ body, request, reply }) =>
      send(reply, await drawWritten("qr", body, callerOf(request, reply))),
    );
    registerCall(written, endpoints.banner, async ({ body, request, reply }) =>
      send(reply, await drawWritten("banner", body, callerOf(request, reply))),
    );
  });

  app.register(async (videos) => {
    videos.addHook("onRequest", async ({ ip }) => limitAddress("videos", ip, VIDEOS));
    const options = { bodyLimit: Math.round(MAX_VIDEO_BODY_BYTES) };
    registerCall(
      videos,
      endpoints.video,
      async ({ body, request, reply }) => send(reply, await drawVideo(body, callerOf(request, reply))),
      options,
    );
  });
}

/** Nobody has an account here; the address stands for them, by what one subscriber holds of it. */
const callerOf = ({ ip }: FastifyRequest, { raw }: FastifyReply): Caller => ({
  owner: addressKeys(ip).prefix,
  signal: leaving(raw),
});

const wantsSvg = ({ headers }: FastifyRequest) => headers.accept?.trim().startsWith("image/svg+xml") ?? false;

function send(reply: FastifyReply, { bytes, type, widthPx, heightPx, missing }: Drawing): Buffer {
  reply.type(type).headers({
    "image-width": widthPx,
    "image-height": heightPx,
    ...SANDBOXED,
    ...missingHeader(missing),
  });
  return bytes;
}
