import type { Types } from "mongoose";
import mongoose from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { entitlements, isManager } from "#shared/members/rules.ts";
import { limit } from "../../../db/cache/limit.ts";
import type { Viewer } from "../../auth/viewer.ts";
import { ShortLinkModel, type ShortLinkRecord, storedLinks } from "../model.ts";
import { assignedTo } from "./beside.ts";

/** Far more than hands can do, and bursts of a program. */
const SAVES_PER_ACCOUNT = { limit: 300, windowMs: 60_000 };
/** Each reads all links that the viewer sees. */
const SEARCHES_PER_ACCOUNT = { limit: 120, windowMs: 60_000 };
const IMPORTS_PER_ACCOUNT = { limit: 60, windowMs: 3_600_000 };

export const maySave = ({ id }: Viewer) => limit(`links:saves:${id}`, SAVES_PER_ACCOUNT);
export const maySearch = ({ id }: Viewer) => limit(`links:searches:${id}`, SEARCHES_PER_ACCOUNT);
export const mayImport = ({ id }: Viewer) => limit(`links:imports:${id}`, IMPORTS_PER_ACCOUNT);

/** What of it a plan has to have; null: nothing. */
type Shaped = Partial<Record<"slug" | "host" | "from" | "until" | "clickLimit" | "fallback", unknown>>;

/** Addresses, times and limits of one's own belong to plans that are paid for; taking one away is always possible. @throws upgrade_needed */
export function mayShape({ team }: Viewer, { slug, host, from, until, clickLimit, fallback }: Shaped): void {
  if (entitlements(team).canShapeLinks) return;
  if ([slug, host, from, until, clickLimit, fallback].some((one) => (one ?? null) !== null)) fail("upgrade_needed");
}

/** The links that somebody sees: a team's owner and admins all, a member what they made and what is of things assigned to them. */
export async function seenBy(viewer: Viewer): Promise<object> {
  const { team, user, member } = viewer;
  const seen = { team: team._id, deletedAt: mongoose.trusted({ $exists: false }) };
  if (isManager(viewer)) return seen;
  const hashes = await assignedTo(team._id, member?.email ?? "");
  return { ...seen, $or: [{ owner: user._id }, { signature: mongoose.trusted({ $in: hashes }) }] };
}

export type StoredLink = ShortLinkRecord & { _id: Types.ObjectId };

/** One link that the viewer sees; all others are hidden. @throws not_found */
export async function getSeen(viewer: Viewer, code: string): Promise<ShortLinkRecord> {
  return (
    storedLinks.read(await ShortLinkModel.findOne({ ...(await seenBy(viewer)), code }).lean()) ?? fail("not_found")
  );
}
