import type { FastifyInstance } from "fastify";
import { answer } from "#program/problems.ts";
import { Failure } from "#shared/errors/catalogue.ts";

/** The head of a request, and everything that is no upload: 1 MB in this time is a line of 280 kbit/s. */
export const BODY_MS = 30_000;
const HEAD_MS = 15_000;
/** The end of every request, uploads too, should nothing else end it. Those have a rate of their own to keep. */
const REQUEST_MS = 120_000;
/** How often Node looks for requests that are overdue. */
const CHECK_MS = 5_000;

/** Settings of the server for requests that do not end to arrive. */
export const REQUEST_DEADLINES = {
  requestTimeout: REQUEST_MS,
  http: { headersTimeout: HEAD_MS, connectionsCheckingInterval: CHECK_MS },
} as const;

/**
 * Ends requests whose body drips in: 408, and the connection is closed. Uploads are left to the rate that they have to
 * keep, or a slow line could not send a photo.
 */
export function endSlowBodies(app: FastifyInstance, bodyMs = BODY_MS) {
  app.addHook("onRequest", async (request, reply) => {
    const { raw, headers } = request;
    const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
    if (!hasBody || raw.complete || headers["content-type"]?.startsWith("multipart/")) return;
    const timer = setTimeout(() => {
      if (raw.complete) return;
      if (reply.sent) return raw.destroy();
      reply.header("connection", "close").raw.once("finish", () => raw.destroy());
      answer(new Failure("request_timeout"), request, reply);
    }, bodyMs).unref();
    const stop = () => clearTimeout(timer);
    raw.once("end", stop).once("close", stop);
  });
}
