import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/reseller/bulk/endpoints.ts";
import { registerCall } from "../../../http/call.ts";
import * as bulk from "./service.ts";

export default async function bulkRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.make, ({ viewer, request, reply }) => bulk.receive(viewer, request, reply));
  registerCall(app, endpoints.list, ({ viewer }) => bulk.list(viewer));
  registerCall(app, endpoints.read, ({ viewer, params }) => bulk.read(viewer, params.id));
  registerCall(app, endpoints.resume, async ({ viewer, params, request }) => {
    const { hub, bulk: one } = await bulk.resume(viewer, params.id);
    request.noted = { team: hub.agency._id, target: one.group };
    return one;
  });
}
