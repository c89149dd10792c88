import type { FastifyInstance } from "fastify";
import { webhook } from "#shared/billing/endpoints.ts";
import { registerCall } from "../../../http/call.ts";
import { take } from "./take.ts";

/** Of a message; those of Stripe have the whole of what they are about in them. */
const MAX_BODY_BYTES = 512 * 1024;

/** What a provider tells. In a context of its own: the seal is on the bytes as they came, and parsed ones cannot be written again. */
export default async function messageRoutes(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  registerCall(
    app,
    webhook,
    async ({ params, request }) => {
      const body: unknown = request.body;
      await take(params.provider, Buffer.isBuffer(body) ? body : Buffer.alloc(0), request.headers, new Date());
      return { received: true };
    },
    { bodyLimit: MAX_BODY_BYTES },
  );
}
