import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { parse } from "#program/json.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { MAX_IMAGE_BYTES } from "#shared/images/constants.ts";
import { parseCrop } from "#shared/images/crop.ts";
import { parseDrawnName } from "#shared/images/drawnName.ts";
import { isSample } from "#shared/images/samples.ts";
import { BACKINGS, DENSITIES, MAX_IMAGE_WIDTH, MEDIA_TYPES, MIN_IMAGE_WIDTH, SHAPES } from "#shared/images/variant.ts";
import { HEX_COLOR } from "#shared/lib/color.ts";
import { tooBig } from "../images/tooBig.ts";
import type { Pixels } from "../pixels/process.ts";
import type { Access } from "./access.ts";
import { claimOf, orderQueue, refuseWhenFull, takeBodiesLater } from "./orders.ts";
import { readBody } from "./upload.ts";

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

/** What our own server has drawn: stored copies of uploads, shaped copies of those, social icons, pictures of ready designs. */
export async function imageRoutes(app: FastifyInstance, { access, pixels }: { access: Access; pixels: Pixels }) {
  // One processor stays with mail HTML and the API, and two decoders take twice the memory; icons are a thousandth of it.
  const photos = orderQueue({ running: 1, waiting: 36, waitingEach: 12 });
  const icons = orderQueue({ running: 2, waiting: 64 });
  // A tenth of a second each, in any size that somebody asks for; the picker asks for all of a screen at once.
  const samples = orderQueue({ running: 1, waiting: 256, waitingEach: 64 });

  app.addHook("onRequest", access.requireService);
  app.removeAllContentTypeParsers();
  takeBodiesLater(app, "application/octet-stream");

  /** Reads the body and works on it when its turn comes. */
  const inTurn = <T>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (bytes: Buffer, caller: { signal: AbortSignal }) => Promise<T>,
  ): Promise<T> => {
    refuseWhenFull(photos, request);
    const claim = claimOf(request, reply);
    return photos(async () => work(await readBody(request.raw, { maxBytes: MAX_IMAGE_BYTES, tooBig }), claim), claim);
  };

  app.post("/images/source", async (request, reply) => {
    const { crop } = parse(SourceQuery, request.query);
    const copy = await inTurn(request, reply, (upload, caller) => pixels.run("source", { upload, crop }, caller));
    return reply
      .type(MEDIA_TYPES[copy.extension])
      .headers({
        "image-width": copy.widthPx,
        "image-height": copy.heightPx,
        "image-ink": JSON.stringify(copy.ink),
      })
      .send(copy.bytes);
  });

  app.post("/images/ink", async (request, reply) => {
    const ink = await inTurn(request, reply, (source, caller) => pixels.run("ink", source, caller));
    return reply.type("application/json").send(JSON.stringify(ink));
  });

  app.post("/images/variant", async (request, reply) => {
    const variant = parse(VariantQuery, request.query);
    const bytes = await inTurn(request, reply, (source, caller) => pixels.run("variant", { source, variant }, caller));
    return reply.type("application/octet-stream").send(bytes);
  });

  app.get<{ Params: { name: string } }>("/icons/:name", async (request, reply) => {
    const icon = parseDrawnName(request.params.name) ?? fail("not_found");
    const claim = claimOf(request, reply);
    const bytes = (await icons(() => pixels.run("icon", icon, claim), claim)) ?? fail("not_found");
    return reply.type("image/png").send(bytes);
  });

  app.get<{ Params: { name: string } }>("/samples/:name", async (request, reply) => {
    const { name } = request.params;
    if (!isSample(name)) fail("not_found");
    const claim = claimOf(request, reply);
    const bytes = (await samples(() => pixels.run("sample", name, claim), claim)) ?? fail("not_found");
    return reply.type("image/png").send(bytes);
  });
}
