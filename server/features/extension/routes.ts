import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/extension/endpoints.ts";
import { bearerOf } from "../../http/bearer.ts";
import { registerCall } from "../../http/call.ts";
import * as extension from "./service.ts";

export default async function extensionRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.handOver, ({ viewer }) => extension.handOver(viewer));
  registerCall(app, endpoints.connect, ({ body, request }) => extension.connect(body.code, request));
  registerCall(app, endpoints.disconnect, async ({ request }) => {
    await extension.disconnect(bearerOf(request.headers), request);
    return null;
  });
}
