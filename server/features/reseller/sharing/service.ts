/** What an agency shares with its companies, and what others ask of it. */
import mongoose, { type ClientSession, type Types } from "mongoose";
import { fail, refuse } from "#shared/errors/catalogue.ts";
import { msg } from "#shared/languages/translate.ts";
import { knownLocks } from "#shared/members/masters/lockNames.ts";
import { CANDIDATES_SHOWN, MAX_SHARES, SHARES_SHOWN } from "#shared/reseller/sharing/constants.ts";
import type {
  Candidates,
  CopyPage,
  CopyQuery,
  NewShare,
  Share,
  ShareChange,
  ShareDetail,
  SharePage,
} from "#shared/reseller/sharing/schema.ts";
import { unlessDuplicate } from "../../../db/mongo.ts";
import { transaction } from "../../../db/transactions.ts";
import type { Viewer } from "../../auth/viewer.ts";
import * as members from "../../members/service.ts";
import * as signatures from "../../signatures/service.ts";
import { type Hub, wholeHubOf } from "../hub.ts";
import { mayChange, mayRead } from "../limits.ts";
import { bring, companyCame, copyLeft, forgetCompany, isShared, masterSaved, wake } from "./asking.ts";
import { SharedCopyModel, ShareModel, type ShareRecord, storedCopies, storedShares } from "./model.ts";

export { companyCame, wake };

/** What signatures tell of what is shared. */
export const SHARES = {
  saved: masterSaved,
  wake: async () => {
    await wake();
  },
  left: copyLeft,
  isShared,
};

/** A company leaves its agency with what it has: all of it is its own. Part of the transaction in which it leaves. */
export async function companyLeft(
  company: Types.ObjectId,
  owner: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await forgetCompany(company, session);
  await signatures.copies.disownCopies(company, owner, session);
}

/** The agency of whoever writes into its companies. @throws not_admin, hub_inactive, too_many_requests, no_permission, no_edit_permission */
async function writable(viewer: Viewer): Promise<Hub> {
  await mayChange(viewer);
  const hub = await wholeHubOf(viewer);
  for (const action of ["signatures.create", "signatures.edit"] as const)
    members.mustBeAllowed({ ...viewer, hub }, action);
  return hub;
}

/** What the agency shares, the oldest first. @throws not_admin, hub_inactive, too_many_requests */
export async function list(viewer: Viewer, after: string | null): Promise<SharePage> {
  await mayRead(viewer);
  const { agency } = await wholeHubOf(viewer);
  const rest = after !== null && { _id: mongoose.trusted({ $gt: new mongoose.Types.ObjectId(after) }) };
  const rows = await ShareModel.find({ agency: agency._id, endedAt: null, ...rest })
    .sort({ _id: 1 })
    .limit(SHARES_SHOWN + 1)
    .lean();
  const page = rows.slice(0, SHARES_SHOWN);
  const last = rows.length > SHARES_SHOWN ? page.at(-1) : undefined;
  return { items: await presentAll(storedShares.readAll(page)), next: last ? String(last._id) : null };
}

async function presentAll(shares: readonly ShareRecord[]): Promise<Share[]> {
  const [first] = shares;
  if (!first) return [];
  const labels = await signatures.namesOf(
    first.agency,
    shares.map(({ signature }) => signature),
  );
  return Promise.all(shares.map((share) => present(share, labels.get(share.signature) ?? "")));
}

type Counted = { _id: { state: keyof Share["counts"] | "ended"; isBehind: boolean }; count: number };

async function present(share: ShareRecord, label: string): Promise<Share> {
  const { _id, signature, isForAll, locked, locks, v, stamp } = share;
  const rows = await SharedCopyModel.aggregate<Counted>([
    { $match: { share: _id } },
    { $group: { _id: { state: "$state", isBehind: { $lt: ["$stamp", stamp] } }, count: { $sum: 1 } } },
  ]);
  const counts: Share["counts"] = { waiting: 0, done: 0, own: 0, gone: 0, noPlace: 0, failed: 0, archived: 0 };
  let isRunning = false;
  for (const { _id: about, count } of rows) {
    isRunning ||= about.isBehind;
    // What a company was taken out of is brought to it like anything else, and counts for nothing.
    if (about.state !== "ended") counts[about.isBehind ? "waiting" : about.state] += count;
  }
  return { signature, label, isForAll, locked, locks: knownLocks(locks), v, counts, isRunning };
}

async function detail(share: ShareRecord): Promise<ShareDetail> {
  const [shown] = await presentAll([share]);
  const named = await members.findCompanies(
    { agency: share.agency, _id: mongoose.trusted({ $in: share.companies }) } as never,
    { _id: 1 },
    share.companies.length || 1,
  );
  return { ...(shown ?? fail("internal")), companies: named.flatMap(({ group }) => group ?? []) };
}

/** Signatures of the agency's own team. @throws as `list` */
export async function candidates(viewer: Viewer, search: string): Promise<Candidates> {
  await mayRead(viewer);
  const { agency } = await wholeHubOf(viewer);
  const found = await signatures.copies.designsWith(agency._id, search, CANDIDATES_SHOWN + 1);
  const page = found.slice(0, CANDIDATES_SHOWN);
  const these = { $in: page.map(({ hash }) => hash) };
  const filter = { agency: agency._id, endedAt: null, signature: mongoose.trusted(these) };
  const shared = new Set((await ShareModel.find(filter, { signature: 1 }).lean()).map(({ signature }) => signature));
  return {
    items: page.map(({ hash, label }) => ({ signature: hash, label, isShared: shared.has(hash) })),
    hasMore: found.length > page.length,
  };
}

async function findShare(agency: Types.ObjectId, signature: string, session: ClientSession | null = null) {
  const share = storedShares.read(await ShareModel.findOne({ agency, signature }).session(session).lean());
  return share && share.endedAt === null ? share : fail("not_found");
}

/** @throws as `list`, not_found */
export async function get(viewer: Viewer, signature: string): Promise<ShareDetail> {
  await mayRead(viewer);
  const { agency } = await wholeHubOf(viewer);
  return detail(await findShare(agency._id, signature));
}

/** A page of companies, and what has become of the design there. @throws as `get` */
export async function copiesOf(viewer: Viewer, { signature, state, after, limit }: CopyQuery): Promise<CopyPage> {
  await mayRead(viewer);
  const { agency } = await wholeHubOf(viewer);
  const share = await findShare(agency._id, signature);
  const isBehind = mongoose.trusted({ $lt: share.stamp });
  const which =
    state === "waiting" ? { stamp: isBehind } : state && { state, stamp: mongoose.trusted({ $gte: share.stamp }) };
  const rest = after ? { _id: mongoose.trusted({ $gt: new mongoose.Types.ObjectId(after) }) } : {};
  const rows = storedCopies.readAll(
    await SharedCopyModel.find({ share: share._id, ...which, ...rest } as never)
      .sort({ _id: 1 })
      .limit(limit + 1)
      .lean(),
  );
  const page = rows.slice(0, limit);
  const ids = mongoose.trusted({ $in: page.map(({ company }) => company) });
  const found = await members.findCompanies({ agency: agency._id, _id: ids } as never, { _id: 1 }, limit);
  const byId = new Map(found.map((company) => [String(company._id), company]));
  const items = page.flatMap(({ company: id, state: known, stamp, problem }) => {
    const company = byId.get(String(id));
    if (!company?.group) return [];
    return [{ group: company.group, name: company.name, state: stamp < share.stamp ? "waiting" : known, problem }];
  });
  return { items: items as CopyPage["items"], next: rows.length > limit ? String(page.at(-1)?._id) : null };
}

type Terms = Pick<ShareRecord, "isForAll" | "companies" | "locked" | "locks">;

/** @throws invalid_input: a company that is none of the agency's, or none at all is chosen */
async function termsOf(
  hub: Hub,
  { isForAll, companies: groups, locked, locks }: NewShare | ShareChange,
): Promise<Terms> {
  const wanted = isForAll ? [] : [...new Set(groups)];
  if (!isForAll && wanted.length === 0) refuse("companies", msg("Choose at least one company."));
  const filter = { agency: hub.agency._id, group: mongoose.trusted({ $in: wanted }) };
  const found = wanted.length > 0 ? await members.findCompanies(filter as never, { _id: 1 }, wanted.length) : [];
  if (found.length < wanted.length) fail("not_found", { errors: [{ path: "companies", message: "" }] });
  return { isForAll, companies: found.map(({ _id }) => _id), locked, locks: [...new Set(locks)] };
}

export type Changed = { hub: Hub; share: ShareDetail };

/**
 * Shares a design of the agency's own team. One that was shared before finds its copies again.
 * @throws not_admin, hub_inactive, no_permission, no_edit_permission, not_found, conflict: it is shared already, share_limit, too_many_requests, invalid_input
 */
export async function share(viewer: Viewer, input: NewShare): Promise<Changed> {
  const hub = await writable(viewer);
  const agency = hub.agency._id;
  const terms = await termsOf(hub, input);
  const { signature } = input;
  const made = await unlessDuplicate(
    transaction(async (session) => {
      const master = await signatures.copies.findOfTeam(agency, signature, session);
      if (!master || master.master !== null) return fail("not_found");
      if ((await ShareModel.countDocuments({ agency, endedAt: null }).session(session)) >= MAX_SHARES)
        fail("share_limit");
      const before = storedShares.read(await ShareModel.findOne({ agency, signature }).session(session).lean());
      if (before && before.endedAt === null) fail("conflict");
      const change = { $set: { ...terms, endedAt: null, revision: master.revision }, $inc: { v: 1, stamp: 1 } };
      const options = { upsert: true, returnDocument: "after", session } as const;
      const stored = storedShares.read(
        await ShareModel.findOneAndUpdate({ agency, signature }, change, options).lean(),
      );
      if (!stored) return fail("internal");
      await bring(stored._id, "note", session);
      return stored;
    }),
  );
  if (!made) return fail("conflict");
  await wake();
  return { hub, share: await detail(made) };
}

/** @throws not_admin, hub_inactive, no_permission, no_edit_permission, not_found, conflict, too_many_requests, invalid_input */
export async function change(viewer: Viewer, input: ShareChange): Promise<Changed> {
  const hub = await writable(viewer);
  const terms = await termsOf(hub, input);
  return { hub, share: await replace(hub, input, terms) };
}

/** All that companies have is their own from then on. @throws as `change` */
export async function stop(viewer: Viewer, target: { signature: string; v: number }): Promise<Changed> {
  const hub = await writable(viewer);
  return { hub, share: await replace(hub, target, { endedAt: new Date() }) };
}

async function replace(
  { agency }: Hub,
  { signature, v }: { signature: string; v: number },
  values: Partial<ShareRecord>,
): Promise<ShareDetail> {
  const { _id } = await findShare(agency._id, signature);
  const stored = await transaction(async (session) => {
    const open = { _id, v, endedAt: null };
    const update = { $set: values, $inc: { v: 1, stamp: 1 } };
    const after = await ShareModel.findOneAndUpdate(open, update, { returnDocument: "after", session }).lean();
    if (after) await bring(_id, values.endedAt ? "bring" : "note", session);
    return storedShares.read(after);
  });
  if (!stored) return fail("conflict");
  await wake();
  return detail(stored);
}
