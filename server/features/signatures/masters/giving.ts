import mongoose, { type Types } from "mongoose";
import * as z from "zod/mini";
import { StoredId } from "#shared/lib/storedId.ts";
import { compose, type Followed, NO_LINKS, ownFrom } from "#shared/members/masters/compose.ts";
import { NO_OWN } from "#shared/members/masters/own.ts";
import { resolve } from "#shared/members/masters/resolve.ts";
import type { Unplaced } from "#shared/members/masters/schema.ts";
import { entitlements } from "#shared/members/rules.ts";
import { unlessDuplicate } from "../../../db/mongo.ts";
import { storedReader } from "../../../db/stored.ts";
import { transaction } from "../../../db/transactions.ts";
import { type Handler, handler } from "../../../jobs/handler.ts";
import { kind } from "../../../jobs/kind.ts";
import { add } from "../../../jobs/queue.ts";
import { schedule, type Upkeep } from "../../../jobs/schedule.ts";
import * as members from "../../members/service.ts";
import { ANEW, isRevision, newHash, SignatureModel, type SignatureRecord, storedSignatures } from "../model.ts";
import { idsIn } from "../pictures.ts";
import * as versions from "../versions/service.ts";
import { waysIn } from "../ways.ts";
import { follow } from "./asking.ts";
import { followedOf } from "./follow.ts";
import { locksIn } from "./lockedIn.ts";
import { DesignsModel, type DesignsRecord, designsOf, NOBODY, withDays } from "./model.ts";
import { pageOfPeople } from "./people.ts";

/** People who are looked at in one step. */
const AT_ONCE = 200;
/** Signatures that are made in one transaction: the only writer is held for so long. */
const MADE_AT_ONCE = 50;
/** Of those for whom there was no place so many are named. */
const MAX_NAMED = 100;
/** Other teams that are looked at in one step of the daily job. */
const TEAMS_AT_ONCE = 100;

/** The day it is for rules: UTC's. `2028-03-01` */
export const today = (now = new Date()): string => now.toISOString().slice(0, 10);

/** The signatures that rules name and that are there, by hash. One that follows another itself is none. */
export async function mastersOf(
  team: Types.ObjectId,
  hashes: readonly string[],
): Promise<Map<string, SignatureRecord>> {
  if (hashes.length === 0) return new Map();
  const filter = { team, hash: mongoose.trusted({ $in: [...new Set(hashes)] }), master: null };
  const records = storedSignatures.readAll(await SignatureModel.find(filter).lean());
  return new Map(records.map((record) => [record.hash, record]));
}

const HAD = ["hash", "assignee", "master", "masterRevision", "sharedFrom"] as const;
const storedHad = storedReader<SignatureRecord, "_id" | (typeof HAD)[number]>(SignatureModel, HAD);
type Had = Pick<SignatureRecord, "_id" | (typeof HAD)[number]>;

/** What people have, by their address. */
export async function signaturesOf(team: Types.ObjectId, emails: readonly string[]): Promise<Map<string, Had>> {
  const filter = { team, assignee: mongoose.trusted({ $in: [...emails] }) };
  const records = storedHad.readAll(await SignatureModel.find(filter, HAD).lean());
  return new Map(records.map((record) => [record.assignee ?? "", record]));
}

/**
 * Looks at a team's people a batch at a time and gives them what the rules name: a step that is done again finds that they
 * have it already. What they get is composed by the rollout of its master, which is asked for at the end.
 */
export const givingHandler: Handler = handler(members.GIVING, async (data, { note }) => {
  const id = new mongoose.Types.ObjectId(data.team);
  const [team, designs] = await Promise.all([members.findTeam(id), designsOf(id)]);
  if (!team) return;
  const people = await pageOfPeople(id, data, AT_ONCE);
  const last = people.at(-1);
  if (!last) {
    await noteUnplaced(id, data.only, data.unplaced);
    for (const master of data.touched) await follow(id, master);
    note({ count: data.touched.length });
    return;
  }
  const given = await unlessDuplicate(give(team, designs, people, data.isAnew));
  // Somebody was given one meanwhile, or has saved theirs: whoever looks again sees that.
  if (given === null) return { next: data };
  const { touched, unplaced } = given;
  return {
    next: {
      ...data,
      after: String(last._id),
      touched: [...new Set([...data.touched, ...touched])],
      unplaced: {
        count: data.unplaced.count + unplaced.length,
        first: [...data.unplaced.first, ...unplaced.map(({ _id, email }) => ({ id: String(_id), email }))].slice(
          0,
          MAX_NAMED,
        ),
      },
    },
  };
});

/** Where only some people were looked at, the others of before stay; where not all of these are named, everybody is looked at. */
async function noteUnplaced(team: Types.ObjectId, only: readonly string[] | null, news: Unplaced) {
  const known = only === null ? NOBODY : (await designsOf(team)).unplaced;
  if (only !== null && known.count + news.count === 0) return;
  if (known.count > known.first.length)
    return add(members.GIVING, members.givingTo(team, false), { key: `unplaced:${team}` });
  const others = known.first.filter(({ id }) => !only?.includes(id));
  const first = [...others, ...news.first].slice(0, MAX_NAMED);
  await DesignsModel.updateOne({ _id: team }, { $set: { unplaced: { count: others.length + news.count, first } } });
}

type Given = { touched: string[]; unplaced: members.Person[] };

async function give(
  team: members.TeamRecord,
  designs: DesignsRecord,
  people: readonly members.Person[],
  isAnew: boolean,
): Promise<Given | null> {
  const masters = await mastersOf(
    team._id,
    designs.rules.map(({ master }) => master),
  );
  const known = new Set(masters.keys());
  const had = await signaturesOf(
    team._id,
    people.map(({ email }) => email),
  );
  const day = today();
  const lacking: Lacking[] = [];
  const moved: Moved[] = [];
  const stale: Had[] = [];
  /** of a step that died before it could say what it had done */
  const left: Had[] = [];
  for (const person of people) {
    const before = had.get(person.email);
    const master = masters.get(resolve(person, designs, day, known).master ?? "");
    // A design that is somebody's signature as well is theirs as it is.
    if (before && (known.has(before.hash) || before.sharedFrom?.locked)) continue;
    if (master && !before) lacking.push({ person, master });
    else if (before && master && before.master !== master.hash) moved.push({ before, master, person });
    else if (before?.master && isAnew) stale.push(before);
    else if (before?.master && before.masterRevision === ANEW) left.push(before);
  }
  if (!(await move(moved))) return null;
  if (stale.length > 0) await anew(stale);
  const unplaced = await make(team, lacking);
  const touched = [
    ...moved.map(({ master }) => master.hash),
    ...[...stale, ...left].map(({ master }) => master ?? ""),
    ...lacking.map(({ master }) => master.hash),
  ];
  return { touched: [...new Set(touched)], unplaced };
}

type Moved = { before: Had; master: SignatureRecord; person: members.Person };

/**
 * A signature that follows nothing yet takes along what is its person's; what it was stays in its history.
 * @returns false when one was saved meanwhile, or is another's
 */
async function move(list: readonly Moved[]): Promise<boolean> {
  if (list.length === 0) return true;
  const ids = list.map(({ before }) => before._id);
  const records = storedSignatures.readAll(await SignatureModel.find({ _id: mongoose.trusted({ $in: ids }) }).lean());
  const byId = new Map(records.map((record) => [String(record._id), record]));
  const whole = list.flatMap(({ before: { _id }, ...rest }) => {
    const before = byId.get(String(_id));
    return before ? [{ ...rest, before }] : [];
  });
  await versions.keepAsTheyAre(records.filter(({ master }) => master === null));
  const changes = whole.map(({ before, master, person }) => ({
    updateOne: {
      filter: { _id: before._id, revision: isRevision(before.revision), assignee: before.assignee },
      update: {
        $set: {
          master: master.hash,
          follows: master.hash,
          masterRevision: ANEW,
          masterProblem: null,
          own:
            before.master === null
              ? ownFrom(before.content, followedOf(master), { ...person, links: NO_LINKS })
              : before.own,
        },
      },
      timestamps: false,
    },
  }));
  if (changes.length === 0) return true;
  const { matchedCount } = await SignatureModel.bulkWrite(changes, { ordered: false });
  return matchedCount === changes.length;
}

const anew = (list: readonly Had[]) =>
  SignatureModel.updateMany(
    { _id: mongoose.trusted({ $in: list.map(({ _id }) => _id) }) },
    { $set: { masterRevision: ANEW } },
    { timestamps: false },
  );

type Lacking = { person: members.Person; master: SignatureRecord };

/**
 * Makes signatures, each in a place of the plan. Somebody who was given one meanwhile has it: the index refuses a second, and
 * the step is done again.
 * @returns those for whom there was none
 */
async function make(team: members.TeamRecord, lacking: readonly Lacking[]): Promise<members.Person[]> {
  const { maxSignatures } = entitlements(team);
  let [left, free] = [lacking, maxSignatures - team.signatureCount];
  while (left.length > 0 && free > 0) {
    const now = left.slice(0, Math.min(free, MADE_AT_ONCE));
    const isMade = await transaction(async (session) => {
      const addresses = await members.holdActive(
        now.map(({ person }) => person._id),
        session,
      );
      // Who has left meanwhile gets none, and who has another address now is looked at again.
      const there = now.filter(({ person }) => addresses.get(String(person._id)) === person.email);
      if (there.length === 0) return true;
      if (!(await members.takePlace(team._id, maxSignatures, session, there.length))) return false;
      await SignatureModel.insertMany(
        there.map((one) => recordOf(team, one)),
        { session },
      );
      await members.keepPromises(
        there.map(({ person }) => person._id),
        session,
      );
      return true;
    });
    if (isMade) left = left.slice(now.length);
    // Somebody else has saved one meanwhile, or a company has fewer places.
    const after = await members.findTeam(team._id);
    free = after ? Math.min(maxSignatures, entitlements(after).maxSignatures) - after.signatureCount : 0;
  }
  return left.map(({ person }) => person);
}

/** It has neither links nor copies of pictures, nor a page or card of its person, before its master is rolled out, which is within seconds. */
function recordOf(team: members.TeamRecord, { person, master }: Lacking) {
  const whole: Followed = followedOf(master);
  const { general, design, media, ...rest } = compose(
    whole,
    { ...person, links: NO_LINKS },
    NO_OWN,
    locksIn(team, master.hash),
  );
  const content = { general, design, media };
  return {
    hash: newHash(),
    owner: members.ownerOf(team),
    team: team._id,
    group: team.group,
    label: general.name ? "" : person.email,
    content,
    ...rest,
    pictures: idsIn({ ...content, forms: rest.forms }),
    ways: waysIn({ content, ...rest }),
    assignee: person.email,
    master: master.hash,
    follows: master.hash,
    masterRevision: ANEW,
    own: { ...NO_OWN, of: person.email },
  };
}

/** Looks through the teams whose rules begin or end on days. */
const DAILY = kind({
  name: "members.designs.daily",
  data: z.object({ after: z.nullable(StoredId) }),
  keptMs: 0,
});

/** Days are UTC's. */
export const designUpkeep = (): readonly Upkeep[] => [
  schedule("members.designs.daily", { calendar: "5 0 * * *", kind: DAILY, data: { after: null } }),
];

export const dailyHandler: Handler = handler(DAILY, async ({ after }) => {
  const teams = await withDays(after, TEAMS_AT_ONCE);
  for (const { _id } of teams) await add(members.GIVING, members.givingTo(_id, false));
  const last = teams.at(-1);
  if (last) return { next: { after: String(last._id) } };
});
