import type { FastifyInstance } from "fastify";
import { fail } from "#shared/errors/catalogue.ts";
import { MAX_PICTURE_BYTES, MAX_PICTURE_HTML_CHARS } from "#shared/signatures/snapshots.ts";
import type { Pixels } from "../pixels/process.ts";
import type { Access } from "./access.ts";
import { sendDrawing } from "./drawings.ts";
import { claimOf, orderQueue, refuseWhenFull, takeBodiesLater } from "./orders.ts";
import { readBody } from "./upload.ts";

/** Pictures in base64, and HTML whose letters take up to three bytes. */
const MAX_BODY_BYTES = Math.ceil(MAX_PICTURE_BYTES * 1.4) + 3 * MAX_PICTURE_HTML_CHARS;
const tooBig = () => fail("body_too_big");

/** Pictures of whole signatures, for our own server, which sends the bytes of the pictures in them along. */
export async function pictureRoutes(app: FastifyInstance, { access, pixels }: { access: Access; pixels: Pixels }) {
  // A dashboard asks for all that it shows at once, and each takes about a tenth of a second.
  const pictures = orderQueue({ running: 1, waiting: 96, waitingEach: 24 });

  app.addHook("onRequest", access.requireService);
  app.removeAllContentTypeParsers();
  takeBodiesLater(app, "application/json");

  app.post("/pictures", async (request, reply) => {
    refuseWhenFull(pictures, request);
    const claim = claimOf(request, reply);
    const drawn = await pictures(async () => {
      // Megabytes of JSON are read where nobody waits for mail HTML.
      const body = await readBody(request.raw, { maxBytes: MAX_BODY_BYTES, tooBig });
      return pixels.run("picture", body, claim);
    }, claim);
    const { missing } = drawn;
    if (missing.length > 0) request.log.info({ missing: missing.slice(0, 20).join(" ") }, "letters without a font");
    return sendDrawing(reply, drawn);
  });
}
