import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/pictures/endpoints.ts";
import { registerCall } from "../../http/call.ts";
import * as images from "../images/service.ts";
import * as pictures from "./service.ts";

export default async function pictureRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.list, async ({ viewer, query }) => pictures.list(viewer, query.after ?? null));
  registerCall(app, endpoints.remove, async ({ viewer, params }) => {
    await pictures.remove(viewer, params.id);
    return null;
  });
  registerCall(app, endpoints.uploadProfile, async ({ viewer, request, reply }) => {
    await pictures.mayUpload(viewer);
    return images.receiveUpload(request, reply, images.receivingOf(viewer), (...upload) =>
      pictures.uploadProfile(viewer, ...upload),
    );
  });
  registerCall(app, endpoints.removeProfile, async ({ viewer }) => pictures.removeProfile(viewer));
}
