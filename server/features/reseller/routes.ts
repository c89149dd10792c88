import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Types } from "mongoose";
import * as endpoints from "#shared/reseller/endpoints.ts";
import * as packageEndpoints from "#shared/reseller/package/endpoints.ts";
import { registerCall } from "../../http/call.ts";
import { accept } from "./admins/accept.ts";
import { invite, resend } from "./admins/invite.ts";
import { present as presentAdmin } from "./admins/rows.ts";
import * as admins from "./admins/service.ts";
import * as list from "./companies/list.ts";
import * as companies from "./companies/service.ts";
import type { Hub } from "./hub.ts";
import type { HubAdminRecord } from "./model.ts";
import * as packages from "./package.ts";
import * as reseller from "./service.ts";

/** Whom a line of the log is about: it is the agency's, whatever company it names. */
function note(request: FastifyRequest, { agency }: Hub, about: { subject?: Types.ObjectId | null; target?: string }) {
  const { subject, target = "" } = about;
  request.noted = { team: agency._id, target, ...(subject && { subject }) };
}

const noteAdmin = (request: FastifyRequest, hub: Hub, { _id, user }: Pick<HubAdminRecord, "_id" | "user">) =>
  note(request, hub, { subject: user, target: String(_id) });

export default async function resellerRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.current, ({ viewer }) => reseller.current(viewer));
  registerCall(app, endpoints.rename, ({ viewer, body }) => reseller.rename(viewer, body.name));

  registerCall(app, endpoints.companies, ({ viewer, params }) => list.listFirst(viewer, params.group));
  registerCall(app, endpoints.searchCompanies, ({ viewer, body }) => list.search(viewer, body));
  registerCall(app, endpoints.ownedCompanies, ({ viewer, query }) => list.listOwned(viewer, query));
  registerCall(app, endpoints.company, ({ viewer, params }) => list.get(viewer, params.group));
  registerCall(app, endpoints.createCompany, async ({ viewer, body, request }) => {
    const { hub, company } = await companies.create(viewer, body);
    note(request, hub, { target: company.group });
    return company;
  });
  registerCall(app, endpoints.updateCompany, async ({ viewer, body, request }) => {
    const { hub, company } = await companies.update(viewer, body);
    note(request, hub, { target: company.group });
    return company;
  });

  registerCall(app, endpoints.admins, async ({ viewer, params }) => ({
    items: await admins.list(viewer, params.group, params.role),
  }));
  registerCall(app, endpoints.inviteAdmin, async ({ viewer, body, request }) => {
    const { hub, row } = await invite(viewer, body);
    noteAdmin(request, hub, row);
    return presentAdmin(row);
  });
  registerCall(app, endpoints.resendAdminInvite, async ({ viewer, body, request }) => {
    const { hub, row } = await resend(viewer, body);
    noteAdmin(request, hub, row);
    return presentAdmin(row);
  });
  registerCall(app, endpoints.updateAdmin, async ({ viewer, body, request }) => {
    const { hub, row } = await admins.update(viewer, body);
    noteAdmin(request, hub, row);
    return presentAdmin(row);
  });
  registerCall(app, endpoints.deleteAdmin, async ({ viewer, body, request }) => {
    const { hub, user } = await admins.remove(viewer, body);
    note(request, hub, { subject: user });
    return null;
  });
  registerCall(app, endpoints.acceptAdmin, async ({ viewer, body, request }) => {
    const { row, ...administrates } = await accept(viewer.user, body.invite_token, request.ip);
    request.noted = { team: row.agency, target: String(row._id) };
    return administrates;
  });

  registerCall(app, packageEndpoints.quote, ({ viewer, query }) =>
    packages.quote(viewer, query.signatures, new Date()),
  );
  registerCall(app, packageEndpoints.change, async ({ viewer, body, request }) => {
    const { hub, ordered } = await packages.change(viewer, body, new Date());
    note(request, hub, {});
    return ordered;
  });
}

/** Notes what is changed in companies, for the lists of their agencies. Needs `knowViewer`. */
export function noteCompanies(app: FastifyInstance) {
  app.addHook("onSend", async (request, reply) => {
    const isChange = request.method !== "GET" && request.method !== "HEAD" && reply.statusCode < 300;
    if (isChange && request.viewer) await reseller.noteActivity(request.viewer.team, request.log);
  });
}
