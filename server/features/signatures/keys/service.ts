import { createHash, randomBytes } from "node:crypto";
import mongoose, { type Types } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { KEY_PREFIX, MAX_SIGNATURE_KEYS, type SignatureKey } from "#shared/signatures/keys/schema.ts";
import { limit } from "../../../db/cache/limit.ts";
import { transaction } from "../../../db/transactions.ts";
import * as account from "../../account/service.ts";
import type { Caller, Viewer } from "../../auth/viewer.ts";
import { membershipOf } from "../../members/service.ts";
import { type ReadState, SignatureKeyModel, type SignatureKeyRecord, storedKeys } from "./model.ts";

const KEYS_PER_ACCOUNT = { limit: 30, windowMs: 3_600_000 };
/** That it is used is noted so often. */
const NOTED_EVERY_MS = 3_600_000;

const hashOf = (key: string) => createHash("sha256").update(`signature key ${key}`).digest("base64url");

/** Whose keys they are; nothing more of a viewer is asked. */
type Owner = Pick<Viewer, "user" | "id">;

/**
 * Keys from before a new password open nothing, and take no room.
 * @throws signature_key_limit, too_many_requests, not_signed_in where the session has just ended
 */
export async function make({ user, id }: Owner, name: string): Promise<SignatureKey & { key: string }> {
  await limit(`signature-keys:account:${id}`, KEYS_PER_ACCOUNT);
  const key = `${KEY_PREFIX}${randomBytes(32).toString("base64url")}`;
  const made = await transaction(async (session) => {
    if (!(await account.takeTurn(user, session))) fail("not_signed_in");
    await SignatureKeyModel.deleteMany({ user: user._id, epoch: mongoose.trusted({ $lt: user.epoch }) }, { session });
    const count = await SignatureKeyModel.countDocuments({ user: user._id, epoch: user.epoch }).session(session);
    if (count >= MAX_SIGNATURE_KEYS) fail("signature_key_limit");
    const values = { _id: hashOf(key), user: user._id, name, epoch: user.epoch };
    const [record] = await SignatureKeyModel.create([values], { session });
    return record?.toObject() ?? fail("internal");
  });
  return { ...present(made), key };
}

/** For who is about to make one. @throws signature_key_limit */
export async function refuseMore({ user }: Pick<Owner, "user">): Promise<void> {
  const count = await SignatureKeyModel.countDocuments({ user: user._id, epoch: user.epoch });
  if (count >= MAX_SIGNATURE_KEYS) fail("signature_key_limit");
}

/** A person's keys that are good for something, the newest first. */
export async function list({ user }: Viewer): Promise<SignatureKey[]> {
  const records = await SignatureKeyModel.find({ user: user._id, epoch: user.epoch })
    .sort({ createdAt: -1 })
    .limit(MAX_SIGNATURE_KEYS)
    .lean();
  return storedKeys.readAll(records).map(present);
}

/** @throws not_found */
export async function remove({ user }: Viewer, id: string): Promise<void> {
  const { deletedCount } = await SignatureKeyModel.deleteOne({ _id: id, user: user._id });
  if (deletedCount === 0) fail("not_found");
}

/** Ends a key by itself: whoever has it may. @returns whose it was; null where it is none */
export async function end(key: string): Promise<Types.ObjectId | null> {
  if (!key.startsWith(KEY_PREFIX)) return null;
  return storedKeys.read(await SignatureKeyModel.findOneAndDelete({ _id: hashOf(key) }).lean())?.user ?? null;
}

/** Whose key it is, and for which team they act; null for one that opens nothing. */
export async function callerOf(key: string): Promise<(Caller & { id: string }) | null> {
  if (!key.startsWith(KEY_PREFIX)) return null;
  const record = storedKeys.read(await SignatureKeyModel.findById(hashOf(key)).lean());
  const user = record && (await account.findById(String(record.user)));
  if (!record || !user?.isEnabled || user.epoch !== record.epoch) return null;
  await noteUse(record);
  return { ...(await membershipOf(user)), user, id: String(user._id) };
}

async function noteUse({ _id, usedAt }: SignatureKeyRecord, now = Date.now()): Promise<void> {
  if (usedAt && now - usedAt.getTime() < NOTED_EVERY_MS) return;
  const before = mongoose.trusted({ $not: { $gte: new Date(now - NOTED_EVERY_MS) } });
  await SignatureKeyModel.updateOne({ _id, usedAt: before }, { usedAt: new Date(now) });
}

/** `<hash> <updatedAt>`, as the extension has it from the signature. */
const INSERTED = /^([\w-]{22}) (\d{4}-\d\d-\d\dT[\d:.]{8,12}Z)$/;

/**
 * Notes which state a program has read with a key, and which it says that it has put into a mail last: who looks after a team sees who
 * has an older one. Written where it is another one, or an hour has passed.
 * @param inserted as the program says it; what cannot be read is not said
 */
export async function noteRead(
  key: string,
  fetched: Pick<ReadState, "hash" | "state">,
  inserted: string | string[] | undefined,
  now = Date.now(),
): Promise<void> {
  const _id = hashOf(key);
  const known = storedKeys.read(await SignatureKeyModel.findById(_id).lean());
  if (!known) return;
  const [, hash = "", text = ""] = INSERTED.exec(String(inserted ?? "")) ?? [];
  const put =
    hash && Number.isFinite(Date.parse(text)) ? { hash, state: new Date(Math.min(now, Date.parse(text))) } : null;
  const at = new Date(now);
  const change = {
    ...(isNews(known.fetched, fetched, now) && { fetched: { ...fetched, at } }),
    ...(put && isNews(known.inserted, put, now) && { inserted: { ...put, at } }),
  };
  if (Object.keys(change).length > 0) await SignatureKeyModel.updateOne({ _id }, { $set: change });
}

const isNews = (known: ReadState | null, { hash, state }: Pick<ReadState, "hash" | "state">, now: number) =>
  known?.hash !== hash || known.state.getTime() !== state.getTime() || now - known.at.getTime() >= NOTED_EVERY_MS;

/** What some people's programs have read and put into mails last, the newest of each. */
export async function readStates(users: readonly Types.ObjectId[]): Promise<Map<string, ReadStates>> {
  const rows = await SignatureKeyModel.find({ user: mongoose.trusted({ $in: [...users] }) }).lean();
  const states = new Map<string, ReadStates>();
  const newer = (one: ReadState | null, other: ReadState | null) =>
    !one || (other && other.at > one.at) ? other : one;
  for (const { user, fetched, inserted } of storedKeys.readAll(rows)) {
    const known = states.get(String(user)) ?? { fetched: null, inserted: null };
    states.set(String(user), { fetched: newer(known.fetched, fetched), inserted: newer(known.inserted, inserted) });
  }
  return states;
}
type ReadStates = Pick<SignatureKeyRecord, "fetched" | "inserted">;

const present = ({ _id, name, createdAt, usedAt }: SignatureKeyRecord): SignatureKey => ({
  id: _id,
  name,
  createdAt: (createdAt ?? new Date(0)).toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});
