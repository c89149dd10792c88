import type { FastifyInstance, FastifyReply } from "fastify";
import { DRAWING_TYPES } from "#shared/drawings/schema.ts";
import { fail } from "#shared/errors/catalogue.ts";
import type { Drawing } from "../images/drawings/drawing.ts";
import { findKind } from "../images/drawings/registry.ts";
import { queueOf } from "../images/queue.ts";
import type { Access } from "./access.ts";
import { parse } from "./parse.ts";
import { readUpload } from "./upload.ts";

/** The strokes of the longest sign, written out in full. */
const MAX_BODY_BYTES = 1024 * 1024;

/** Pictures made from words, for our own server: `POST /drawings/<kind>` with its JSON. */
export async function drawingRoutes(app: FastifyInstance, { access }: { access: Access }) {
  // A font picker asks for ten at once, and each takes a few milliseconds.
  const drawings = queueOf({ running: 2, waiting: 40 });
  const thumbnails = queueOf({ running: 1, waiting: 8 });

  app.addHook("onRequest", access.requireService);
  app.addContentTypeParser("application/octet-stream", (_request, stream, done) => done(null, stream));

  app.post<{ Params: { kind: string } }>("/drawings/:kind", { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
    const kind = findKind(request.params.kind) ?? fail("not_found");
    const input = parse(kind.schema, request.body);
    const type = DRAWING_TYPES.find((one) => one === request.headers.accept) ?? "image/png";
    return send(reply, await drawings(() => kind.draw(input, type)));
  });

  /** The picture of a video, as bytes; it gets its play mark here. */
  app.post("/drawings/video", async (request, reply) => {
    if (thumbnails.isFull()) {
      request.raw.resume();
      fail("busy", { retryAfterSeconds: 2 });
    }
    const source = await readUpload(request.raw);
    const { drawThumbnail } = await import("../images/drawings/thumbnail.ts");
    return send(reply, await thumbnails(() => drawThumbnail(source)));
  });
}

function send(reply: FastifyReply, { bytes, type, widthPx, heightPx, missing }: Drawing) {
  reply.headers({ "image-width": widthPx, "image-height": heightPx });
  if (missing.length > 0) reply.header("image-missing", encodeURIComponent(missing.join("")));
  return reply.type(type).send(bytes);
}
