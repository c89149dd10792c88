import type { FastifyInstance } from "fastify";
import { SANDBOXED } from "#shared/lib/headers.ts";
import * as endpoints from "#shared/reseller/export/endpoints.ts";
import { registerCall } from "../../../http/call.ts";
import { attachment } from "../../../http/disposition.ts";
import * as copies from "./service.ts";

export default async function companyExportRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.create, async ({ viewer, params, request }) => {
    const { hub, made } = await copies.create(viewer, params.group);
    request.noted = { team: hub.agency._id, target: made.id };
    return made;
  });
  registerCall(app, endpoints.list, async ({ viewer, params }) => ({
    items: await copies.list(viewer, params.group),
  }));
  registerCall(app, endpoints.download, async ({ viewer, params, request, reply }) => {
    const { hub, bytes, stream, day } = await copies.download(viewer, params.group, params.id);
    request.noted = { team: hub.agency._id, target: params.id };
    const name = `signoff-${params.group}-${day}.zip`;
    reply.type("application/zip").headers({
      "content-length": bytes,
      "content-disposition": attachment(name, name),
      ...SANDBOXED,
    });
    // A stream goes out as it is; nothing of it is a document that the contract describes.
    return stream as unknown as Uint8Array;
  });
}
