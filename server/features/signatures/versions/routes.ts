import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/signatures/versions/endpoints.ts";
import { registerCall } from "../../../http/call.ts";
import * as versions from "./service.ts";

/** What a signature was before. It is brought back in the editor, where it can be looked at first, and saved like any change. */
export default async function versionRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.list, async ({ viewer, params }) => ({
    items: await versions.list(viewer, params.hash),
  }));
  registerCall(app, endpoints.get, ({ viewer, params }) => versions.get(viewer, params.hash, params.revision));
}
