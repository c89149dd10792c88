import type { FastifyInstance } from "fastify";
import { STRICT_TRANSPORT } from "#shared/lib/headers.ts";

/** Headers of every answer whatsoever, errors, redirects and bytes that are no HTTP included. */
export const commonHeaders = ({ isSecure }: { isSecure: boolean }): Record<string, string> => ({
  "x-content-type-options": "nosniff",
  ...(isSecure && STRICT_TRANSPORT),
});

/** For what only our own pages ask for. Pictures, links and pixels are shown in mails, from other origins. */
export const OWN_PAGES_ONLY = { "cross-origin-resource-policy": "same-origin" };
/** For a picture that chats and networks show beside an address of ours. */
export const ANY_PAGE = { "cross-origin-resource-policy": "cross-origin" };

/**
 * What a page may ask of the device: nothing.
 * @param camera `self`: the app may ask for it, which reads codes on one of its screens and stays one document on the way there
 */
export const permissions = (camera: "" | "self" = "") => ({
  "permissions-policy": `camera=(${camera}), microphone=(), geolocation=()`,
});

/** Headers every answer of the API and the pages carries. The pages add their own content security policy. */
export function secureHeaders(app: FastifyInstance) {
  const headers: Record<string, string> = {
    ...app.commonHeaders,
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    ...permissions(),
  };
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
}
