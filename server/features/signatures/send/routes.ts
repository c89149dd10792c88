import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/signatures/endpoints.ts";
import { registerCall } from "../../../http/call.ts";
import * as sending from "./service.ts";

export default async function sendRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.send, async ({ viewer, params, body }) => {
    await sending.send(viewer, params.hash, body);
    return null;
  });
  registerCall(app, endpoints.sendMany, async ({ viewer, body }) => {
    await sending.sendMany(viewer, body);
    return null;
  });
  registerCall(app, endpoints.sendTest, async ({ viewer, params }) => {
    await sending.test(viewer, params.hash);
    return null;
  });
}
