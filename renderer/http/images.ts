import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { fail } from "#shared/errors/catalogue.ts";
import { parseCrop } from "#shared/images/crop.ts";
import { parseIconName } from "#shared/images/icon.ts";
import { BACKINGS, DENSITIES, MAX_IMAGE_WIDTH, MEDIA_TYPES, MIN_IMAGE_WIDTH, SHAPES } from "#shared/images/variant.ts";
import { HEX_COLOR } from "#shared/lib/color.ts";
import { drawIcon } from "../images/icon.ts";
import { queueOf } from "../images/queue.ts";
import { drawSource } from "../images/source.ts";
import { drawVariant } from "../images/variant.ts";
import type { Access } from "./access.ts";
import { parse } from "./parse.ts";
import { readPieces } from "./upload.ts";

const number = z.coerce.number();
const SourceQuery = z.strictObject({
  crop: z.optional(
    z.pipe(
      z.string().check(z.refine((text) => parseCrop(text) !== null, "Use x,y,width,height between 0 and 1.")),
      z.transform((text) => parseCrop(text) ?? undefined),
    ),
  ),
});
const VariantQuery = z.strictObject({
  shape: z.pipe(number, z.literal(Object.values(SHAPES))),
  widthPx: number.check(z.int(), z.minimum(MIN_IMAGE_WIDTH), z.maximum(MAX_IMAGE_WIDTH)),
  density: z.pipe(number, z.literal(DENSITIES)),
  ground: z.optional(z.string().check(z.regex(HEX_COLOR))),
  backing: z.optional(z.pipe(number, z.literal(Object.values(BACKINGS)))),
});

/** What our own server has drawn: stored copies of uploads, shaped copies of those, social icons. */
export async function imageRoutes(app: FastifyInstance, { access }: { access: Access }) {
  // A slow line must not hold a place among the two, so bodies are read before: as many as may wait, of 5 MB each.
  const uploads = queueOf({ running: 10, waiting: 0 });
  // More at once than processors only needs more memory; icons are a thousandth of a photo's work.
  const pictures = queueOf({ running: 2, waiting: 8 });
  const icons = queueOf({ running: 2, waiting: 64 });

  app.addHook("onRequest", access.requireService);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/octet-stream", (_request, stream, done) => done(null, stream));

  /** Reads the body and draws when its turn comes; turned away before the body is read when that is far off. */
  const drawFrom = <T>({ raw }: FastifyRequest, draw: (upload: Buffer) => Promise<T>): Promise<T> => {
    if (pictures.isFull() || uploads.isFull()) {
      raw.resume();
      fail("busy", { retryAfterSeconds: 2 });
    }
    return uploads(async () => {
      const pieces = await readPieces(raw);
      return pictures(() => draw(Buffer.concat(pieces.splice(0))));
    });
  };

  app.post("/images/source", async (request, reply) => {
    const { crop } = parse(SourceQuery, request.query);
    const copy = await drawFrom(request, (upload) => drawSource(upload, crop));
    return reply
      .type(MEDIA_TYPES[copy.extension])
      .headers({ "image-width": copy.widthPx, "image-height": copy.heightPx })
      .send(copy.bytes);
  });

  app.post("/images/variant", async (request, reply) => {
    const variant = parse(VariantQuery, request.query);
    const bytes = await drawFrom(request, (upload) => drawVariant(upload, variant));
    return reply.type("application/octet-stream").send(bytes);
  });

  app.get<{ Params: { name: string } }>("/icons/:name", async (request, reply) => {
    const icon = parseIconName(request.params.name) ?? fail("not_found");
    const bytes = (await icons(() => drawIcon(icon))) ?? fail("not_found");
    return reply.type("image/png").send(bytes);
  });
}
