import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/members/masters/endpoints.ts";
import { registerCall } from "../../../http/call.ts";
import * as masters from "./service.ts";

export default async function masterRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.lock, async ({ viewer, body }) => masters.lock(viewer, body.locks));
  registerCall(app, endpoints.get, async ({ viewer }) => masters.get(viewer));
  registerCall(app, endpoints.save, async ({ viewer, body }) => masters.save(viewer, body));
  registerCall(app, endpoints.tryOut, async ({ viewer, body }) => masters.tryOut(viewer, body));
  registerCall(app, endpoints.check, async ({ viewer, body }) => masters.check(viewer, body));
  registerCall(app, endpoints.rollouts, async ({ viewer }) => masters.rollouts(viewer));
  registerCall(app, endpoints.preview, async ({ viewer, params }) => masters.preview(viewer, params.hash, params.id));
  registerCall(app, endpoints.previewDraft, async ({ viewer, params, body }) =>
    masters.preview(viewer, params.hash, params.id, body),
  );
}
