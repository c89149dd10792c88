import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { fail } from "#shared/errors/catalogue.ts";
import { parseIconName } from "#shared/images/icon.ts";
import { HEX_COLOR } from "#shared/lib/color.ts";
import { MAX_PICTURE_BYTES, PICTURE_KINDS } from "#shared/signatures/thumbnails.ts";
import { drawIcon } from "../images/icon.ts";
import { queueOf } from "../images/queue.ts";
import type { FindPicture } from "../picture/draw.ts";
import type { Access } from "./access.ts";
import { parse } from "./parse.ts";

/** Thumbnails are never wider, in CSS pixels: the recommended width of a signature. */
const MAX_WIDTH_PX = 600;
const DENSITY = 2;
/** Far more than the longest signature that can be saved. */
const MAX_HTML_CHARS = 500_000;
const MAX_BODY_BYTES = Math.ceil(MAX_PICTURE_BYTES * 1.4) + 2 * MAX_HTML_CHARS;

const PictureBody = z.strictObject({
  /** mail HTML of ours */
  html: z.string().check(z.maxLength(MAX_HTML_CHARS)),
  kind: z.enum(PICTURE_KINDS),
  /** of the card's band */
  color: z.string().check(z.regex(HEX_COLOR)),
  /** address in the HTML -> bytes in base64; icons are drawn here */
  pictures: z.record(z.string(), z.string()),
});

/** Pictures of whole signatures, for our own server, which sends the bytes of the pictures in them along. */
export async function pictureRoutes(app: FastifyInstance, { access }: { access: Access }) {
  // A dashboard asks for all that it shows at once, and each takes about a tenth of a second.
  const queue = queueOf({ running: 1, waiting: 24 });

  app.addHook("onRequest", access.requireService);
  app.addHook("onRequest", async () => {
    if (queue.isFull()) fail("busy", { retryAfterSeconds: 2 });
  });

  app.post("/pictures", { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
    const { html, kind, color, pictures: sent } = parse(PictureBody, request.body);
    const pictures: FindPicture = async (src) => {
      const bytes = Object.hasOwn(sent, src) ? sent[src] : undefined;
      return bytes === undefined ? findIcon(src) : Buffer.from(bytes, "base64");
    };
    const { png, widthPx, heightPx, missing } = await queue(async () => {
      if (kind === "card") return (await import("../picture/card.ts")).drawCard(html, { pictures, color });
      const { drawSignature } = await import("../picture/draw.ts");
      return drawSignature(html, { pictures, maxWidthPx: MAX_WIDTH_PX, density: DENSITY, ground: "light" });
    });
    if (missing.length > 0) request.log.info({ missing: missing.slice(0, 20).join(" ") }, "letters without a font");
    return reply.type("image/png").headers({ "image-width": widthPx, "image-height": heightPx }).send(png);
  });
}

async function findIcon(src: string): Promise<Buffer | null> {
  const icon = parseIconName(/\/i\/icons\/([^/]+)$/.exec(src)?.[1] ?? "");
  return icon && drawIcon(icon);
}
