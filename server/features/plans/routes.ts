import type { FastifyInstance, FastifyReply } from "fastify";
import * as endpoints from "#shared/plans/endpoints.ts";
import { registerCall } from "../../http/call.ts";
import { presentOwn, presentResellers } from "./service.ts";

const keepAWhile = (reply: FastifyReply) => reply.header("cache-control", "public, max-age=300");

/** The prices, which everybody may know. */
export default async function planRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.pricing, async ({ reply }) => {
    keepAWhile(reply);
    return presentOwn();
  });
  registerCall(app, endpoints.resellerPricing, async ({ reply }) => {
    keepAWhile(reply);
    return presentResellers();
  });
}
