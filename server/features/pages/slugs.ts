/** Who has which address. */
import mongoose, { type ClientSession } from "mongoose";
import { refuse } from "#shared/errors/catalogue.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { skeletonOf, slugProblem } from "#shared/pages/slug.ts";
import { batchedRead } from "../../db/batchedRead.ts";
import { limit } from "../../db/cache/limit.ts";
import { isDuplicate } from "../../db/mongo.ts";
import type { Viewer } from "../auth/viewer.ts";
import { type PageRecord, SlugModel, type SlugRecord, storedSlugs } from "./model.ts";

/** Printed codes and bookmarks lead there; nobody else gets it so soon. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
/** Of one team: whoever renames on and on keeps the last ones only. */
const MAX_KEPT = 20;
/** As fast as one types. */
const CHECKS_PER_ADDRESS = { limit: 120, windowMs: 60_000 };

type Claimer = Pick<PageRecord, "hash" | "team">;

/** Whether a page may have an address that has a row: it is its own, kept for its team, or kept for nobody any more. */
const isFreeFor = ({ hash, team }: Claimer, { page, team: whose, keptUntil }: SlugRecord): boolean =>
  page === hash || (keptUntil !== null && (whose.equals(team) || keptUntil <= new Date()));

/**
 * Gives a page an address, or keeps the one that it has: of two that want it one gets it, as there is one row for all that look
 * the same. Within the transaction that saves the page.
 * @throws invalid_input, and the store's own error where somebody is as fast: `orTaken` turns it into the same
 */
export async function claim(slug: string, page: Claimer, session: ClientSession): Promise<void> {
  const { hash, team } = page;
  const _id = skeletonOf(slug);
  const row = storedSlugs.read(await SlugModel.findOne({ _id }).session(session).lean());
  if (row && !isFreeFor(page, row)) refuseTaken(slug);
  if (row?.page === hash && row.keptUntil === null && row.slug === slug) return;
  if (!row) {
    await SlugModel.create([{ _id, slug, page: hash, team }], { session });
    return;
  }
  const wasSeen = row.wasSeen && row.team.equals(team);
  await SlugModel.updateOne({ _id }, { $set: { slug, page: hash, team, wasSeen, keptUntil: null } }, { session });
}

/** Has a page's addresses but one be kept for its team for a while where visitors know them, and be free where none does. */
export async function release({ hash, team }: Claimer, but: string | null, session: ClientSession): Promise<void> {
  const others = {
    page: hash,
    keptUntil: null,
    ...(but !== null && { _id: mongoose.trusted({ $ne: skeletonOf(but) }) }),
  };
  await SlugModel.deleteMany({ ...others, wasSeen: false } as object, { session });
  const keptUntil = new Date(Date.now() + KEPT_DAYS * DAY_MS);
  const { modifiedCount } = await SlugModel.updateMany(others as object, { $set: { keptUntil } }, { session });
  if (modifiedCount === 0) return;
  const kept = { team, keptUntil: mongoose.trusted({ $ne: null }) };
  const old = await SlugModel.find(kept, { _id: 1 }).sort({ keptUntil: -1 }).skip(MAX_KEPT).session(session).lean();
  if (old.length > 0)
    await SlugModel.deleteMany({ _id: mongoose.trusted({ $in: old.map(({ _id }) => _id) }) }, { session });
}

/** Visitors know it from now on. */
export const noteSeen = (slug: string, session: ClientSession) =>
  SlugModel.updateOne({ _id: skeletonOf(slug) }, { $set: { wasSeen: true } }, { session });

const refuseTaken = (slug: string) => refuse("slug", MESSAGES.pageUrlTaken(slug));

/** Runs a save; that somebody has taken its address meanwhile is what a duplicate means. @throws invalid_input, and what the save throws */
export async function orTaken<T>(slug: string, save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (isDuplicate(error)) refuseTaken(slug);
    throw error;
  }
}

/**
 * Why a page cannot have an address, in words; null: it can.
 * @param hash of the page that asks; null: a new one
 * @throws too_many_requests
 */
export async function check(
  slug: string,
  { viewer, hash, ip }: { viewer: Viewer | null; hash: string | null; ip: string },
): Promise<string | null> {
  await limit(`pages:checks:${viewer?.id ?? ip}`, CHECKS_PER_ADDRESS);
  const problem = slugProblem(slug);
  if (problem) return problem;
  const whose = { hash: hash ?? "", team: viewer?.team._id ?? new mongoose.Types.ObjectId() };
  const row = storedSlugs.read(await SlugModel.findOne({ _id: skeletonOf(slug) }).lean());
  return row && !isFreeFor(whose, row) ? MESSAGES.pageUrlTaken(slug) : null;
}

const readById = batchedRead<SlugRecord>(SlugModel, "_id");

/**
 * Which page an address leads to: what has it, or had it last and is led to from there; null when none ever had. What looks the
 * same leads to the same: nobody else can have it, and a page may have had that spelling before.
 */
export async function findSlug(slug: string): Promise<SlugRecord | null> {
  const row = storedSlugs.read(await readById(skeletonOf(slug)));
  return row && (row.keptUntil === null || row.keptUntil > new Date()) ? row : null;
}
