import type { FastifyInstance, FastifyRequest } from "fastify";
import * as endpoints from "#shared/reseller/sharing/endpoints.ts";
import { registerCall } from "../../../http/call.ts";
import * as company from "./company.ts";
import * as sharing from "./service.ts";

/** The log's line is the agency's, whatever team its owner acts for. */
function note(request: FastifyRequest, { hub, share }: sharing.Changed) {
  request.noted = { team: hub.agency._id, target: share.signature };
  return share;
}

export default async function sharingRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.list, ({ viewer, body }) => sharing.list(viewer, body.after ?? null));
  registerCall(app, endpoints.candidates, ({ viewer, body }) => sharing.candidates(viewer, body.search));
  registerCall(app, endpoints.get, ({ viewer, params }) => sharing.get(viewer, params.signature));
  registerCall(app, endpoints.companies, ({ viewer, body }) => sharing.copiesOf(viewer, body));
  registerCall(app, endpoints.share, async ({ viewer, body, request }) =>
    note(request, await sharing.share(viewer, body)),
  );
  registerCall(app, endpoints.change, async ({ viewer, body, request }) =>
    note(request, await sharing.change(viewer, body)),
  );
  registerCall(app, endpoints.stop, async ({ viewer, body, request }) =>
    note(request, await sharing.stop(viewer, body)),
  );
  registerCall(app, endpoints.ofCompany, async ({ viewer }) => ({ items: await company.list(viewer) }));
  registerCall(app, endpoints.followAgain, async ({ viewer, params, request }) => {
    const design = await company.followAgain(viewer, params.id);
    request.noted = { target: design.signature ?? "" };
    return design;
  });
}
