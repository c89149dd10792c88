import type { FastifyInstance } from "fastify";
import { STRICT_TRANSPORT } from "#shared/lib/headers.ts";

/** Headers every answer of the API and the pages carries. The pages add their own content security policy. */
export function secureHeaders(app: FastifyInstance, { isSecure }: { isSecure: boolean }) {
  const headers: Record<string, string> = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    ...(isSecure && STRICT_TRANSPORT),
  };
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
}
