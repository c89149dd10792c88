import type { FastifyInstance, FastifyReply } from "fastify";
import { missingHeader } from "#shared/drawings/missing.ts";
import { DRAWING_TYPES } from "#shared/drawings/schema.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { MAX_IMAGE_BYTES } from "#shared/images/constants.ts";
import type { Drawing } from "../images/drawings/drawing.ts";
import { isKind } from "../images/drawings/registry.ts";
import { tooBig } from "../images/tooBig.ts";
import type { Pixels } from "../pixels/process.ts";
import type { Access } from "./access.ts";
import { claimOf, orderQueue, refuseWhenFull, takeBodiesLater } from "./orders.ts";
import { readBody } from "./upload.ts";

/** The strokes of the longest sign, written out in full. */
const MAX_BODY_BYTES = 1024 * 1024;

/** Pictures made from words, for our own server: `POST /drawings/<kind>` with its JSON. */
export async function drawingRoutes(app: FastifyInstance, { access, pixels }: { access: Access; pixels: Pixels }) {
  // A font picker asks for ten at once, and each takes a few milliseconds.
  const drawings = orderQueue({ running: 2, waiting: 120, waitingEach: 40 });
  const thumbnails = orderQueue({ running: 1, waiting: 24, waitingEach: 8 });

  app.addHook("onRequest", access.requireService);
  takeBodiesLater(app, "application/octet-stream");

  app.post<{ Params: { kind: string } }>("/drawings/:kind", { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
    const { kind } = request.params;
    if (!isKind(kind)) fail("not_found");
    const type = DRAWING_TYPES.find((one) => one === request.headers.accept) ?? "image/png";
    const claim = claimOf(request, reply);
    const order = { kind, input: request.body, type };
    return sendDrawing(reply, await drawings(() => pixels.run("drawing", order, claim), claim));
  });

  /** The picture of a video, as bytes; it gets its play mark here. */
  app.post("/drawings/video", async (request, reply) => {
    refuseWhenFull(thumbnails, request);
    const claim = claimOf(request, reply);
    const drawn = await thumbnails(async () => {
      const source = await readBody(request.raw, { maxBytes: MAX_IMAGE_BYTES, tooBig });
      return pixels.run("thumbnail", source, claim);
    }, claim);
    return sendDrawing(reply, drawn);
  });
}

/** A drawing with its size, and with what is not in it. */
export function sendDrawing(reply: FastifyReply, { bytes, type, widthPx, heightPx, missing }: Drawing) {
  reply.headers({ "image-width": widthPx, "image-height": heightPx, ...missingHeader(missing) });
  return reply.type(type).send(bytes);
}
