/** Who has which short address. */

import mongoose, { type ClientSession, type Types } from "mongoose";
import { refuse } from "#shared/errors/catalogue.ts";
import { LINK_MESSAGES } from "#shared/links/messages.ts";
import { skeletonOf } from "#shared/pages/slug.ts";
import { batchedRead } from "../../../db/batchedRead.ts";
import { ShortLinkModel } from "../model.ts";
import { LinkSlugModel, type LinkSlugRecord, storedLinkSlugs } from "./model.ts";

/** It is printed and in mails: nobody else gets it so soon. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

type Address = { slug: string; host: string | null };
type Claimer = { code: string; team: Types.ObjectId };

const idOf = ({ slug, host }: Address) => `${host ?? ""}/${skeletonOf(slug)}`;
const keyOf = ({ slug, host }: Address) => (host === null ? slug : `${host}/${slug}`);

const readById = batchedRead<LinkSlugRecord>(LinkSlugModel, "_id");

/** The code of the link that has such an address; null when none has it. */
export async function codeOfSlug(text: string, host: string | null): Promise<string | null> {
  const slug = text.toLowerCase();
  const row = storedLinkSlugs.read(await readById(idOf({ slug, host })));
  return row && row.slug === slug && row.keptUntil === null ? row.code : null;
}

/** Of codes that were made up those that nobody has as an address of their own. */
export async function freeOfSlugs(codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const ids = codes.map((slug) => idOf({ slug, host: null }));
  const taken = await LinkSlugModel.find({ _id: mongoose.trusted({ $in: ids }) }, { _id: 1 }).lean();
  const known = new Set(taken.map(({ _id }) => _id));
  return codes.filter((_, at) => !known.has(ids[at] as string));
}

/** The keys besides their codes under which some links are known. */
export async function keysOf(codes: readonly string[]): Promise<string[]> {
  const rows = await LinkSlugModel.find({ code: mongoose.trusted({ $in: [...codes] }) }).lean();
  return storedLinkSlugs
    .readAll(rows)
    .flatMap((row) => (row.host === null ? [row.slug] : [keyOf(row), `${row.host}/${row.code}`]));
}

/** Of some addresses those that a link of the team cannot have. */
export async function takenOf(addresses: readonly Address[], { code, team }: Claimer): Promise<Set<string>> {
  const rows = await LinkSlugModel.find({ _id: mongoose.trusted({ $in: addresses.map(idOf) }) }).lean();
  const others = storedLinkSlugs.readAll(rows).filter((row) => !isFreeFor({ code, team }, row));
  const ids = new Set(others.map(({ _id }) => _id));
  const ours = addresses.filter(({ host }) => host === null).map(({ slug }) => slug);
  const codes = await ShortLinkModel.find({ code: mongoose.trusted({ $in: ours }) }, { code: 1 }).lean();
  const made = new Set(codes.map((one) => one.code).filter((one) => one !== code));
  return new Set(
    addresses.filter((one) => ids.has(idOf(one)) || (one.host === null && made.has(one.slug))).map(({ slug }) => slug),
  );
}

const isFreeFor = ({ code, team }: Claimer, row: LinkSlugRecord): boolean =>
  row.code === code || (row.keptUntil !== null && (row.team.equals(team) || row.keptUntil <= new Date()));

/**
 * Gives a link an address; of two that want it one gets it, as there is one row for all that look the same.
 * @throws invalid_input, and the store's own error where somebody is as fast: `orTaken` turns it into the same
 */
export async function claim(address: Address, claimer: Claimer, session: ClientSession): Promise<void> {
  const _id = idOf(address);
  const row = storedLinkSlugs.read(await LinkSlugModel.findOne({ _id }).session(session).lean());
  const isCode = address.host === null && (await ShortLinkModel.exists({ code: address.slug }).session(session));
  if ((row && !isFreeFor(claimer, row)) || (isCode && address.slug !== claimer.code)) refuseTaken(address.slug);
  const values = { ...address, ...claimer, keptUntil: null };
  if (row) await LinkSlugModel.updateOne({ _id }, { $set: values }, { session });
  else await LinkSlugModel.create([{ _id, ...values }], { session });
}

/** Has the other addresses of a link lead nowhere, and be nobody else's for a while. @param but the one that it keeps */
export async function release(code: string, but: Address | null, session: ClientSession): Promise<void> {
  const keptUntil = new Date(Date.now() + KEPT_DAYS * DAY_MS);
  const others = { code, keptUntil: null, ...(but && { _id: mongoose.trusted({ $ne: idOf(but) }) }) };
  await LinkSlugModel.updateMany(others as object, { $set: { keptUntil } }, { session });
}

export const refuseTaken = (slug: string) => refuse("slug", LINK_MESSAGES.slugTaken(slug));
