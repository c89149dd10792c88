import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/codes/endpoints.ts";
import { registerCall } from "../../http/call.ts";
import * as codes from "./service.ts";

export default async function codeRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.preview, async ({ viewer, body, request }) =>
    codes.preview(viewer, body.code, request.ip),
  );
  registerCall(app, endpoints.activate, async ({ viewer, body, request }) =>
    codes.activate(viewer, body.code, request.ip),
  );
}
