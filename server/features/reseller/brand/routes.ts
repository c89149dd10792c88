import type { FastifyInstance, FastifyRequest } from "fastify";
import * as endpoints from "#shared/reseller/brand/endpoints.ts";
import { registerCall } from "../../../http/call.ts";
import * as images from "../../images/service.ts";
import type { Hub } from "../hub.ts";
import * as brand from "./service.ts";

/** A line of the log is the agency's, whatever company a call names. */
function note(request: FastifyRequest, { agency }: Hub) {
  request.noted = { team: agency._id, target: "" };
}

export default async function brandRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.brand, ({ viewer }) => brand.current(viewer));
  registerCall(app, endpoints.changeBrand, async ({ viewer, body, request }) => {
    const { hub, brand: after } = await brand.change(viewer, body);
    note(request, hub);
    return after;
  });
  registerCall(app, endpoints.uploadLogo, async ({ viewer, request, reply }) => {
    const hub = await brand.mayUpload(viewer);
    note(request, hub);
    return images.receiveUpload(request, reply, images.receivingOf(viewer), (...upload) =>
      brand.uploadLogo(viewer, hub, ...upload),
    );
  });
  registerCall(app, endpoints.removeLogo, async ({ viewer, request }) => {
    const { hub, brand: after } = await brand.removeLogo(viewer);
    note(request, hub);
    return after;
  });
}
