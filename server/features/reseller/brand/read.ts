/** Brands of agencies, for everything that is drawn in the name of their companies. */
import { LRUCache } from "lru-cache";
import type { Types } from "mongoose";
import type { Brand } from "#shared/reseller/brand/schema.ts";
import { COMPANY_GRACE_DAYS } from "#shared/reseller/constants.ts";
import { batchedRead } from "../../../db/batchedRead.ts";
import { teamWrites } from "../../members/service.ts";
import { isOpenForAll, teamOfAgency } from "../hub.ts";
import { AgencyModel, type AgencyRecord, agencyWrites, storedAgencies } from "../model.ts";

/** What this process writes shows at once, what others write after so long. */
const FRESH_MS = 500;
const GRACE_MS = COMPANY_GRACE_DAYS * 86_400_000;
/** Agencies whose people are here at one time; each is some hundred bytes. */
const MAX_KNOWN = 2_000;

type Known = { brand: Brand | null; readAt: number; writes: number };
const known = new LRUCache<string, Known>({ maxSize: MAX_KNOWN, sizeCalculation: () => 1 });
const readById = batchedRead<AgencyRecord>(AgencyModel, "_id");

/** How an agency looks to the people of its companies; null: it has said nothing, is none, or its plan and the days after it have ended. */
export async function brandOf(agency: Types.ObjectId): Promise<Brand | null> {
  const id = String(agency);
  const found = known.get(id);
  const writes = agencyWrites.count + teamWrites.count;
  if (found?.writes === writes && performance.now() - found.readAt < FRESH_MS) return found.brand;
  const readAt = performance.now();
  const record = storedAgencies.read(await readById(id));
  const brand = record && isSaid(record.brand) && (await isShown(record)) ? record.brand : null;
  known.set(id, { brand, readAt, writes });
  return brand;
}

/** While companies have what they had. */
async function isShown({ _id }: AgencyRecord): Promise<boolean> {
  const team = await teamOfAgency(_id);
  if (!team) return false;
  return isOpenForAll(team) || (team.endedAt !== null && Date.now() < team.endedAt.getTime() + GRACE_MS);
}

const isSaid = ({ logo, color, senderName, replyTo, line }: Brand) =>
  logo !== null || color !== null || senderName !== "" || replyTo !== null || line !== null;
