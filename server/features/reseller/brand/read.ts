/** Brands of agencies, for everything that is drawn in the name of their companies. */
import { LRUCache } from "lru-cache";
import type { Types } from "mongoose";
import type { Brand } from "#shared/reseller/brand/schema.ts";
import { batchedRead } from "../../../db/batchedRead.ts";
import { AgencyModel, type AgencyRecord, agencyWrites, storedAgencies } from "../model.ts";

/** What this process writes shows at once, what others write after so long. */
const FRESH_MS = 500;
/** Agencies whose people are here at one time; each is some hundred bytes. */
const MAX_KNOWN = 2_000;

type Known = { brand: Brand | null; readAt: number; writes: number };
const known = new LRUCache<string, Known>({ maxSize: MAX_KNOWN, sizeCalculation: () => 1 });
const readById = batchedRead<AgencyRecord>(AgencyModel, "_id");

/** How an agency looks to the people of its companies; null: it has said nothing, or is none. */
export async function brandOf(agency: Types.ObjectId): Promise<Brand | null> {
  const id = String(agency);
  const found = known.get(id);
  const writes = agencyWrites.count;
  if (found?.writes === writes && performance.now() - found.readAt < FRESH_MS) return found.brand;
  const readAt = performance.now();
  const record = storedAgencies.read(await readById(id));
  const brand = record && isSaid(record.brand) ? record.brand : null;
  known.set(id, { brand, readAt, writes });
  return brand;
}

const isSaid = ({ logo, color, senderName, replyTo, line }: Brand) =>
  logo !== null || color !== null || senderName !== "" || replyTo !== null || line !== null;
