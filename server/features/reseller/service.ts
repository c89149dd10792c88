/** An agency as its people see it, and what other features are told of agencies. */
import type { FastifyBaseLogger } from "fastify";
import type { Hub as HubShown } from "#shared/reseller/schema.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as members from "../members/service.ts";
import { findOpen, join, read } from "./admins/accept.ts";
import { readdress } from "./admins/rows.ts";
import { agencyOfReader, mailBrandOf } from "./brand/mails.ts";
import { brandOf } from "./brand/read.ts";
import { showsPicture } from "./brand/service.ts";
import { about, type Hub, hubOf, ownHubOf, packageOf, rightsIn } from "./hub.ts";
import { mayChange, mayRead } from "./limits.ts";
import { AgencyModel, agencyWrites } from "./model.ts";
import { close, open } from "./open.ts";

export { findOpen, join, open, read, showsPicture };

/** What mails ask of agencies. */
export const MAIL_BRANDS = { brandOf: mailBrandOf, agencyOf: agencyOfReader };

/** What everybody else asks of agencies. */
export const HUBS = {
  rightsIn,
  about,
  opened: open,
  closed: close,
  brandOf,
  showsPicture,
  readdressed: readdress,
  writes: () => agencyWrites.count,
};

/** @throws not_admin, hub_inactive, too_many_requests */
export async function current(viewer: Viewer): Promise<HubShown> {
  await mayRead(viewer);
  return present(await hubOf(viewer));
}

async function present(hub: Hub): Promise<HubShown> {
  const { agency, role, permissions, companies } = hub;
  return {
    group: agency.group,
    name: agency.name,
    role: role as HubShown["role"],
    permissions: [...permissions],
    package: packageOf(hub),
    companies: await members.countCompanies(agency._id, companies),
  };
}

/** Notes that something was changed in a company. What it is about has happened: should it fail, the log says so, and nobody else suffers. */
export async function noteActivity(team: members.TeamRecord, log: Pick<FastifyBaseLogger, "error">): Promise<void> {
  await members.noteActivity(team).catch((err) => {
    log.error({ err, operation: "reseller.activity", team: String(team._id) }, "an activity could not be noted");
  });
}

/** Names the agency. @throws not_admin, hub_inactive, too_many_requests */
export async function rename(viewer: Viewer, name: string): Promise<HubShown> {
  await mayChange(viewer);
  const hub = await ownHubOf(viewer);
  await AgencyModel.updateOne({ _id: hub.agency._id }, { $set: { name } });
  return present({ ...hub, agency: { ...hub.agency, name } });
}
