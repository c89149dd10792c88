/** A copy of all that a company has, for those who have all of its agency. */
import type { Types } from "mongoose";
import type { Export } from "#shared/exports/schema.ts";
import type { Viewer } from "../../auth/viewer.ts";
import * as exports from "../../exports/service.ts";
import { companyOf } from "../companies/find.ts";
import { type Hub, wholeHubOf } from "../hub.ts";
import { mayChange, mayRead } from "../limits.ts";
import { COMPANY_EXPORT } from "./jobs.ts";

type Asked = { hub: Hub; whose: { user: Types.ObjectId; company: Types.ObjectId } };

async function asking(viewer: Viewer, group: string): Promise<Asked> {
  const hub = await wholeHubOf(viewer);
  const company = await companyOf(hub, group);
  return { hub, whose: { user: viewer.user._id, company: company._id } };
}

/** Asks for a copy, unless one is on its way. @throws not_admin, hub_inactive, not_found, busy, too_many_requests */
export async function create(viewer: Viewer, group: string): Promise<{ hub: Hub; made: Export }> {
  await mayChange(viewer);
  const { hub, whose } = await asking(viewer, group);
  return { hub, made: await exports.ask(whose, COMPANY_EXPORT) };
}

/** Whoever has asked for them. @throws not_admin, hub_inactive, not_found, too_many_requests */
export async function list(viewer: Viewer, group: string): Promise<Export[]> {
  await mayRead(viewer);
  return exports.listOf((await asking(viewer, group)).whose);
}

/** @throws not_admin, hub_inactive, not_found, export_not_ready, link_expired, too_many_requests */
export async function download(viewer: Viewer, group: string, id: string) {
  await mayRead(viewer);
  const { hub, whose } = await asking(viewer, group);
  return { hub, ...(await exports.fetchOf(whose, id)) };
}
