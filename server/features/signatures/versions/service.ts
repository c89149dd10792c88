import mongoose, { type ClientSession } from "mongoose";
import { Failure, fail } from "#shared/errors/catalogue.ts";
import { readStored } from "#shared/lib/stored.ts";
import { SignatureInput, StoredContent } from "#shared/signatures/schema.ts";
import { MAX_VERSIONS, type Version } from "#shared/signatures/versions/schema.ts";
import { pack, unpack } from "../../../db/packed.ts";
import * as account from "../../account/service.ts";
import type { Viewer } from "../../auth/viewer.ts";
import * as images from "../../images/service.ts";
import { getInTeam } from "../find.ts";
import { SignatureModel, type SignatureRecord } from "../model.ts";
import { storedIn } from "../pictures.ts";
import {
  LISTED_FIELDS,
  PICTURED_FIELDS,
  storedInList,
  storedPictured,
  VersionModel,
  type VersionRecord,
} from "./model.ts";

/** Packed; some fifty times what a signature needs. A larger one is saved like any other, and has no history. */
const MAX_PACKED_BYTES = 200_000;
/** Of what is unpacked, should a record not be ours. */
const MAX_BYTES = 4_000_000;
/** A picture that follows its content so soon belongs to the same save. */
const SAME_SAVE_MS = 60_000;
/** So many more than are shown are stored before the oldest go: they go together, not one with every save. */
const MAX_OVER = 10;

/**
 * Keeps the state that was just saved, and the one before it where that is missing: of a signature from before there was a
 * history, or when the process ended in between. The save is done: whatever happens here, it stays. A deletion that came
 * between the two takes along what was written after it as well (TOCTOU): `remove` forgets once more when it is done, so one
 * of the two sees what the other did.
 * @param isPicture a picture alone was changed: with the content that came a moment before it is one state
 */
export async function keep(
  viewer: Viewer,
  before: SignatureRecord | null,
  after: SignatureRecord,
  { isPicture = false } = {},
): Promise<void> {
  try {
    const isFirst = await write(viewer, before, after, isPicture);
    if (isFirst && !(await SignatureModel.exists({ hash: after.hash }))) await forget(after.hash);
    else await trim(after.hash);
  } catch (error) {
    if (!(error instanceof Failure) && !(error instanceof mongoose.mongo.MongoError)) throw error;
  }
}

/** @returns whether no state was there before the one that it wrote: it is the first, or the history was forgotten meanwhile */
async function write(viewer: Viewer, before: SignatureRecord | null, after: SignatureRecord, isPicture: boolean) {
  const made = await versionOf(after, viewer.user._id);
  if (!made) return false;
  if (before && isPicture && (await amend(before, made))) return false;
  const missing = before && (await versionOf(before, null));
  // In this order: what was forgotten before the first is missed by the second, and what is forgotten later takes both.
  const states = missing ? [made, missing] : [made];
  const { upsertedCount } = await VersionModel.bulkWrite(states.map(insert), { ordered: true });
  return upsertedCount === states.length;
}

/** Keeps what signatures are before something else than a save changes them. A state that is kept already stays. */
export async function keepAsTheyAre(records: readonly SignatureRecord[]): Promise<void> {
  const made = (await Promise.all(records.map((record) => versionOf(record, null)))).filter((one) => one !== null);
  if (made.length > 0) await VersionModel.bulkWrite(made.map(insert), { ordered: false });
}

type New = Omit<VersionRecord, "_id">;

async function versionOf(record: SignatureRecord, by: New["by"]): Promise<New | null> {
  const packed = await pack(JSON.stringify(inputOf(record)));
  if (packed.length > MAX_PACKED_BYTES) return null;
  return {
    signature: record.hash,
    revision: record.revision,
    by,
    savedAt: record.updatedAt,
    packed,
    pictures: record.pictures,
  };
}

function inputOf({ content, hasShortLink, shorLinkHashType, publicPageColor, label, forms }: SignatureRecord) {
  return { ...content, hasShortLink, shorLinkHashType, publicPageColor, label, forms };
}

const insert = ({ signature, revision, ...rest }: New) => ({
  updateOne: { filter: { signature, revision }, update: { $setOnInsert: rest }, upsert: true },
});

async function amend({ hash, revision }: SignatureRecord, { signature: _same, ...made }: New): Promise<boolean> {
  const since = mongoose.trusted({ $gte: new Date(made.savedAt.getTime() - SAME_SAVE_MS) });
  const { matchedCount } = await VersionModel.updateOne(
    { signature: hash, revision, by: made.by, savedAt: since },
    made,
  );
  return matchedCount === 1;
}

/** By how many there are, and not by what this save was: whatever a save writes, the next that ends here finds it. */
async function trim(signature: string): Promise<void> {
  if ((await revisionAt(signature, MAX_VERSIONS + MAX_OVER)) === null) return;
  const tooOld = await revisionAt(signature, MAX_VERSIONS);
  if (tooOld !== null) await VersionModel.deleteMany({ signature, revision: mongoose.trusted({ $lte: tooOld }) });
}

/** The revision of the version that has so many newer ones; null: there are not so many. */
async function revisionAt(signature: string, newer: number): Promise<number | null> {
  const [found] = await VersionModel.find({ signature }, { revision: 1 })
    .sort({ revision: -1 })
    .skip(newer)
    .limit(1)
    .lean<{ revision: number }[]>();
  return found?.revision ?? null;
}

/** The history of a signature that is deleted goes with it. */
export const forget = (signature: string, session?: ClientSession) =>
  VersionModel.deleteMany({ signature }, session && { session });

/** The saved states of a signature that the viewer sees, the newest first. @throws not_found */
export async function list(viewer: Viewer, hash: string): Promise<Version[]> {
  await getInTeam(viewer, hash);
  const records = await VersionModel.find({ signature: hash }, LISTED_FIELDS)
    .sort({ revision: -1 })
    .limit(MAX_VERSIONS)
    .lean();
  return present(storedInList.readAll(records));
}

/** One of them with all that was saved; what of its pictures was deleted since is left out, and counted. @throws not_found */
export async function get(viewer: Viewer, hash: string, revision: number) {
  await getInTeam(viewer, hash);
  const record = await VersionModel.findOne({ signature: hash, revision }).lean<VersionRecord>();
  const [version] = record ? await present([record]) : [];
  const input = record && (await unpacked(record));
  if (!version || !input) fail("not_found");
  const addresses = [...new Set(storedIn(input).map(({ address }) => address))];
  const gone = await images.refused(addresses, viewer.team._id);
  return { ...version, input: gone.size === 0 ? input : without(input, gone), lostPictures: gone.size };
}

/** What the kept states of some signatures show of stored pictures, by the signatures' hashes, the oldest first. */
export async function picturesOf(hashes: readonly string[]) {
  const rows = await VersionModel.find({ signature: mongoose.trusted({ $in: [...hashes] }) }, PICTURED_FIELDS)
    .sort({ signature: 1, revision: 1 })
    .lean();
  return Map.groupBy(storedPictured.readAll(rows), ({ signature }) => signature);
}

type Drawn = { savedAt: Date; content: SignatureInput };

/**
 * States before a revision of which none is drawn like another, the newest first: what is asked for by the time of its save,
 * and of the others the newest. They are read one after the other, and no more than are needed.
 */
export async function distinctBefore(
  hash: string,
  revision: number,
  { most, savedAt }: { most: number; savedAt: readonly (Date | null)[] },
): Promise<Drawn[]> {
  const before = { signature: hash, revision: mongoose.trusted({ $lt: revision }) };
  const wanted = await Promise.all(
    savedAt.map(
      (at) =>
        at &&
        VersionModel.findOne({ ...before, ...sinceSaved(at) })
          .sort({ revision: 1 })
          .lean(),
    ),
  );
  const found = new Map<string, Drawn>();
  const add = async (version: VersionRecord) => {
    const content = await unpacked(version);
    if (!content) return;
    const { general, design, media } = content;
    const look = JSON.stringify([general, design, media]);
    if (!found.has(look)) found.set(look, { savedAt: version.savedAt, content });
  };
  for (const version of wanted) if (version) await add(version);
  const newest = VersionModel.find(before).sort({ revision: -1 }).limit(MAX_VERSIONS).lean<VersionRecord[]>();
  for await (const version of newest.cursor({ batchSize: most })) {
    if (found.size >= most) break;
    await add(version);
  }
  return [...found.values()].toSorted((a, b) => b.savedAt.getTime() - a.savedAt.getTime());
}

/** A picture that followed moved the time of its state on. */
const sinceSaved = (at: Date) => ({ savedAt: mongoose.trusted({ $gte: at }) });

async function present(records: readonly Pick<VersionRecord, "revision" | "by" | "savedAt">[]): Promise<Version[]> {
  const ids = [...new Set(records.flatMap(({ by }) => (by ? [String(by)] : [])))];
  const people = new Map(await Promise.all(ids.map(async (id) => [id, await account.findById(id)] as const)));
  return records.map(({ revision, by, savedAt }) => {
    const person = by && people.get(String(by));
    return {
      revision,
      savedAt: savedAt.toISOString(),
      by: person ? { name: person.name, email: person.email } : null,
    };
  });
}

/** As it is read from the store: a layout without a number is the first drawing of it. Null for what is none of ours. */
async function unpacked({ packed }: VersionRecord): Promise<SignatureInput | null> {
  const value: unknown = await unpack(packed, MAX_BYTES)
    .then((bytes) => JSON.parse(bytes.toString()))
    .catch(() => null);
  const content = readStored(StoredContent, value);
  return content && readStored(SignatureInput, { ...(value as object), ...content });
}

/** The same without some pictures; addons know no null. */
function without<T>(value: T, gone: ReadonlyMap<string, unknown>, inAddon = false): T {
  if (typeof value === "string") return (gone.has(value) ? (inAddon ? "" : null) : value) as T;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => without(one, gone, inAddon)) as T;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, without(inner, gone, inAddon || key === "addons")]),
  ) as T;
}
