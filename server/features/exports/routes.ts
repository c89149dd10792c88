import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/exports/endpoints.ts";
import { SANDBOXED } from "#shared/lib/headers.ts";
import { registerCall } from "../../http/call.ts";
import { attachment } from "../../http/disposition.ts";
import * as exports from "./service.ts";

export default async function exportRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.create, async ({ viewer }) => exports.create(viewer));
  registerCall(app, endpoints.list, async ({ viewer }) => ({ items: await exports.list(viewer) }));
  registerCall(app, endpoints.download, async ({ viewer, params, reply }) => {
    const { bytes, stream, day } = await exports.download(viewer, params.id);
    const name = `signoff-data-${day}.zip`;
    reply.type("application/zip").headers({
      "content-length": bytes,
      "content-disposition": attachment(name, name),
      ...SANDBOXED,
    });
    // A stream goes out as it is; nothing of it is a document that the contract describes.
    return stream as unknown as Uint8Array;
  });
}
