import { setImmediate as turn } from "node:timers/promises";
import mongoose, { type Types } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { msg } from "#shared/languages/translate.ts";
import { compose, NO_LINKS } from "#shared/members/masters/compose.ts";
import { knownLocks, type LockName } from "#shared/members/masters/lockNames.ts";
import { NO_OWN } from "#shared/members/masters/own.ts";
import { resolve } from "#shared/members/masters/resolve.ts";
import type {
  Designs,
  DryRun,
  Rollout,
  Rollouts,
  SavedDesigns,
  Trial,
  TrialOutcome,
} from "#shared/members/masters/schema.ts";
import { entitlements } from "#shared/members/rules.ts";
import type { Rendered, SignatureInput } from "#shared/signatures/schema.ts";
import { limit } from "../../../db/cache/limit.ts";
import { unlessDuplicate } from "../../../db/mongo.ts";
import { storedReader } from "../../../db/stored.ts";
import { transaction } from "../../../db/transactions.ts";
import { add, isAskedFor, wake } from "../../../jobs/queue.ts";
import type { Viewer } from "../../auth/viewer.ts";
import * as members from "../../members/service.ts";
import { draw } from "../draw.ts";
import { SignatureModel, type SignatureRecord, storedSignatures } from "../model.ts";
import { present } from "../present.ts";
import { maySave } from "../rights.ts";
import { findMaster, followedOf } from "./follow.ts";
import { mastersOf, signaturesOf, today } from "./giving.ts";
import { withLinks } from "./links.ts";
import { locksIn, strictLocksIn, withinStrict } from "./lockedIn.ts";
import { DesignsModel, type DesignsRecord, designsOf } from "./model.ts";
import { pageOfPeople } from "./people.ts";
import { followersOf } from "./rollout.ts";

/** Each looks at all people of the team, or draws a signature. */
const TRIALS_PER_ACCOUNT = { limit: 120, windowMs: 60_000 };
/** People who are looked at before others are let in. */
const AT_ONCE = 500;
const MAX_CHANGES_SHOWN = 100;
const MAX_FAILURES_SHOWN = 20;
/** Masters that nobody's rules name any more, and that may still be followed. */
const MAX_MASTERS = 200;

const mayTry = ({ id }: Viewer) => limit(`designs:account:${id}`, TRIALS_PER_ACCOUNT);

/** Who gets which design in the viewer's team. */
export const get = async ({ team }: Viewer): Promise<SavedDesigns> => saved(team, await designsOf(team._id));

const saved = (
  team: members.TeamRecord,
  { segments, rules, revision }: Pick<DesignsRecord, "segments" | "rules" | "revision">,
): SavedDesigns => ({ segments, rules, revision, locks: knownLocks(team.locks), today: today() });

/**
 * Says which parts of designs are the same for everybody. What people say otherwise of them is passed over from now on, and
 * comes back with them: each signature that follows a design is composed anew.
 * @throws too_many_requests
 */
export async function lock(viewer: Viewer, locks: readonly LockName[]): Promise<{ locks: LockName[] }> {
  await maySave(viewer);
  const all = [...new Set(locks)];
  await members.setLocks(viewer.team._id, all);
  await members.staleForAll(viewer.team._id);
  return { locks: all };
}

/**
 * Replaces groups and rules, and has them applied.
 * @param revision of the state that was edited
 * @throws conflict when somebody else has saved since, invalid_input, too_many_requests
 */
export async function save(
  viewer: Viewer,
  { revision, ...designs }: Designs & { revision: number },
): Promise<SavedDesigns> {
  const { team } = viewer;
  await maySave(viewer);
  await mustFit(team._id, designs);
  const before = await designsOf(team._id);
  const named = designs.rules.map(({ master }) => master);
  const values = {
    ...designs,
    masters: [...new Set([...named, ...before.masters])].slice(0, MAX_MASTERS),
    hasDays: designs.rules.some(({ from, until }) => from || until),
  };
  // Rules that count and that nobody applies would be a conflict with oneself at the second try.
  const written = await unlessDuplicate(
    transaction(async (session) => {
      const stored = await DesignsModel.findOneAndUpdate(
        { _id: team._id, revision },
        { $set: values, $inc: { revision: 1 } },
        // Of a team that has said nothing yet; a second one of these is a duplicate.
        { upsert: revision === 0, returnDocument: "after", session },
      ).lean();
      if (stored) await add(members.GIVING, members.givingTo(team._id, false), { session });
      return stored;
    }),
  );
  if (!written) fail("conflict");
  await wake(members.GIVING);
  return saved(team, { ...designs, revision: revision + 1 });
}

/** @throws invalid_input naming rules without their group, or whose design is none */
async function mustFit(team: Types.ObjectId, { segments, rules }: Designs): Promise<void> {
  const ids = new Set(segments.map(({ id }) => id));
  const masters = await mastersOf(
    team,
    rules.map(({ master }) => master),
  );
  const errors = rules.flatMap(({ segment, master }, at) => [
    ...(segment === null || ids.has(segment)
      ? []
      : [{ path: `rules.${at}.segment`, message: msg("Choose a group of people.") }]),
    ...(masters.has(master)
      ? []
      : [{ path: `rules.${at}.master`, message: msg("Choose a signature of your team that follows no other one.") }]),
  ]);
  if (errors.length > 0) fail("invalid_input", { errors });
}

/**
 * What a member will get on a day, and why. Where no rule is for them that is what they have.
 * @throws member_not_found, too_many_requests, unavailable
 */
export async function tryOut(viewer: Viewer, { member, at, draft }: Trial): Promise<TrialOutcome> {
  await mayTry(viewer);
  const { team } = viewer;
  const person = await personOf(team._id, member);
  const designs = draft ?? (await designsOf(team._id));
  const masters = await mastersOf(
    team._id,
    designs.rules.map(({ master }) => master),
  );
  const { rule, master: hash, trace } = resolve(person, designs, at ?? today(), new Set(masters.keys()));
  const master = hash === null ? undefined : masters.get(hash);
  const had = storedSignatures.read(await SignatureModel.findOne({ team: team._id, assignee: person.email }).lean());
  const isIts = had !== null && masters.has(had.hash);
  const drawn =
    master && !isIts
      ? await drawnFor(viewer, master, person, had?.own)
      : had && (await draw(present(had, team, viewer, await members.brandLineOf(team))));
  return { rule, master: hash, label: master ? nameOf(master) : "", trace, html: drawn?.html ?? null };
}

/** @throws member_not_found */
async function personOf(team: Types.ObjectId, id: string): Promise<members.Person> {
  const [person] = await pageOfPeople(team, { after: null, only: [id] }, 1);
  return person ?? fail("member_not_found", { errors: [{ path: "member", message: "" }] });
}

/** A design as somebody would have it. @param own what they say otherwise in the signature that they have */
async function drawnFor(
  { team }: Viewer,
  master: SignatureRecord,
  person: members.Person,
  own: SignatureRecord["own"] = NO_OWN,
): Promise<Rendered> {
  const whole = followedOf(master);
  const [linked] = await withLinks(team, whole, [person]);
  const said = withinStrict(own, strictLocksIn(team, master.hash));
  const content = compose(whole, linked ?? { ...person, links: NO_LINKS }, said, locksIn(team, master.hash));
  const branding = await members.brandLineOf(team);
  return draw({ ...present({ ...master, shortLinks: [] }, team, null, branding), ...content });
}

/**
 * A design as a member would have it.
 * @param draft a state of it that is not saved yet
 * @throws not_found, member_not_found, too_many_requests, unavailable
 */
export async function preview(viewer: Viewer, hash: string, id: string, draft?: SignatureInput): Promise<Rendered> {
  await mayTry(viewer);
  const { team } = viewer;
  const [master, person] = await Promise.all([findMaster(team._id, hash), personOf(team._id, id)]);
  if (!master) fail("not_found");
  const had = storedSignatures.read(await SignatureModel.findOne({ team: team._id, assignee: person.email }).lean());
  const { general, design, media, ...rest } = draft ?? { ...master.content, ...master };
  return drawnFor(viewer, { ...master, ...rest, content: { general, design, media } }, person, had?.own);
}

/** What new rules would change for everybody, today. Nothing is changed. @throws invalid_input, too_many_requests */
export async function check(viewer: Viewer, designs: Designs): Promise<DryRun> {
  await mayTry(viewer);
  const { team } = viewer;
  await mustFit(team._id, designs);
  const masters = await mastersOf(
    team._id,
    designs.rules.map(({ master }) => master),
  );
  const known = new Set(masters.keys());
  const labels = await labelsOf(team._id, [...known, ...(await designsOf(team._id)).masters]);
  const day = today();
  const counts = new Map<string | null, number>();
  const first: DryRun["first"] = [];
  let [people, changes, made] = [0, 0, 0];
  for (let after: string | null = null; ; ) {
    const page: members.Person[] = await pageOfPeople(team._id, { after, only: null }, AT_ONCE);
    const had = await signaturesOf(
      team._id,
      page.map(({ email }) => email),
    );
    for (const person of page) {
      const { master } = resolve(person, designs, day, known);
      const before = had.get(person.email);
      people += 1;
      counts.set(master, (counts.get(master) ?? 0) + 1);
      if (master === null || before?.master === master || (before && known.has(before.hash))) continue;
      changes += 1;
      if (!before) made += 1;
      if (first.length < MAX_CHANGES_SHOWN)
        first.push({
          id: String(person._id),
          email: person.email,
          name: person.facts.name,
          from: before ? (labels.get(before.master ?? "") ?? "") : null,
          to: labels.get(master) ?? "",
        });
    }
    const last = page.at(-1);
    if (!last) break;
    after = String(last._id);
    await turn();
  }
  const free = Math.max(0, entitlements(team).maxSignatures - team.signatureCount);
  return {
    people,
    counts: [...counts].map(([master, count]) => ({ master, label: labels.get(master ?? "") ?? "", people: count })),
    changes,
    made,
    unplaced: Math.max(0, made - free),
    first,
  };
}

const IN_SHORT = ["hash", "label", "content"] as const;
const storedInShort = storedReader<SignatureRecord, "_id" | (typeof IN_SHORT)[number]>(SignatureModel, IN_SHORT);

/** What designs are called: by their label, or the name that stands in them. */
async function labelsOf(team: Types.ObjectId, hashes: readonly string[]): Promise<Map<string, string>> {
  const filter = { team, hash: mongoose.trusted({ $in: [...new Set(hashes)] }) };
  const records = await SignatureModel.find(filter, ["hash", "label", "content.general.name"]).lean();
  return new Map(storedInShort.readAll(records).map((record) => [record.hash, nameOf(record)]));
}

const nameOf = ({ label, content }: Pick<SignatureRecord, "label" | "content">) =>
  label.trim() || content.general.name.trim();

const PROGRESS = ["hash", "label", "content", "revision"] as const;
const storedProgress = storedReader<SignatureRecord, "_id" | (typeof PROGRESS)[number]>(SignatureModel, PROGRESS);

/** How far the signatures of each design of the team have come: counted, as they are composed. */
export async function rollouts({ team }: Viewer): Promise<Rollouts> {
  const { masters, unplaced, rules } = await designsOf(team._id);
  const filter = { team: team._id, hash: mongoose.trusted({ $in: masters }) };
  const [records, isGiving] = await Promise.all([
    SignatureModel.find(filter, ["hash", "label", "content.general.name", "revision"]).lean(),
    isAskedFor(members.GIVING, { team: String(team._id) }),
  ]);
  const named = new Set(rules.map(({ master }) => master));
  const byHash = new Map(storedProgress.readAll(records).map((record) => [record.hash, record]));
  const items = await Promise.all(
    masters.flatMap((hash) => {
      const master = byHash.get(hash);
      return master ? [progressOf(team._id, master)] : [];
    }),
  );
  return { items: items.filter(({ total, master }) => total > 0 || named.has(master)), isGiving, unplaced };
}

type Progress = Pick<SignatureRecord, (typeof PROGRESS)[number]>;

async function progressOf(team: Types.ObjectId, master: Progress): Promise<Rollout> {
  const all = followersOf(team, master.hash);
  const [total, waiting, broken] = await Promise.all([
    SignatureModel.countDocuments(all),
    SignatureModel.countDocuments({ ...all, masterRevision: mongoose.trusted({ $lt: master.revision }) }),
    findBroken(team, master.hash),
  ]);
  return {
    master: master.hash,
    label: nameOf(master),
    total,
    done: Math.max(0, total - waiting - broken.length),
    failed: broken,
    isRunning: waiting > 0,
  };
}

const BROKEN = ["hash", "assignee", "masterProblem"] as const;
const storedBroken = storedReader<SignatureRecord, "_id" | (typeof BROKEN)[number]>(SignatureModel, BROKEN);

async function findBroken(team: Types.ObjectId, master: string): Promise<Rollout["failed"]> {
  // Any text at all: said so, the index has the answer.
  const filter = { ...followersOf(team, master), masterProblem: mongoose.trusted({ $gt: "" }) };
  const records = await SignatureModel.find(filter, BROKEN).limit(MAX_FAILURES_SHOWN).lean();
  return storedBroken
    .readAll(records)
    .map(({ hash, assignee, masterProblem }) => ({ hash, email: assignee ?? "", code: masterProblem ?? "" }));
}

/** Signatures of a team that can be designs of others, the newest first: what follows none and is called something. */
export async function ownMasters(team: Types.ObjectId, most: number): Promise<{ hash: string; label: string }[]> {
  const filter = { team, master: null };
  const records = await SignatureModel.find(filter, ["hash", "label", "content.general.name"])
    .sort({ createdAt: -1, _id: -1 })
    .limit(most)
    .lean();
  return storedInShort.readAll(records).map((record) => ({ hash: record.hash, label: nameOf(record) }));
}

/** Says the first rules of a team. One that has some keeps them. @throws invalid_input, unavailable */
export async function saveFirst(viewer: Viewer, designs: Designs): Promise<void> {
  const { revision } = await designsOf(viewer.team._id);
  if (revision === 0) await save(viewer, { ...designs, revision });
}
