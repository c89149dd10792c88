/** What a directory says becomes so in the team that it fills: all of it bears to be done twice. */
import { Readable } from "node:stream";
import mongoose, { type Types } from "mongoose";
import { ERRORS, Failure } from "#shared/errors/catalogue.ts";
import { FACT_NAMES, type FactChanges } from "#shared/members/facts.ts";
import { keysOf } from "#shared/members/names.ts";
import type { DirectorySource } from "#shared/members/roster/schema.ts";
import { isDuplicate } from "../../../db/mongo.ts";
import { transaction } from "../../../db/transactions.ts";
import type { Directory, DirectoryTexts } from "../../../ports/directory/directory.ts";
import type { Viewer } from "../../auth/viewer.ts";
import * as cards from "../../cards/service.ts";
import * as images from "../../images/service.ts";
import * as pages from "../../pages/service.ts";
import { readdress } from "../../signatures/service.ts";
import { staleFor } from "../designs.ts";
import { inviteTogether, type Newcomer } from "../invite/together.ts";
import { MemberModel, type MemberRecord, SEEN, storedMembers, type TeamRecord } from "../model.ts";
import { leaveAll } from "../people/leave.ts";
import { factsWrite, writeFacts } from "../roster/facts.ts";
import { type DirectoryRecord, NamedModel, type NamedRecord, storedNamed } from "./model.ts";
import { isThere, stateOf } from "./named.ts";

/** The team that a directory fills, and its owner, in whose name that is done. */
export type Filled = { viewer: Viewer; team: TeamRecord; source: DirectorySource };

/** Members of whom it is looked at together whether they have left … */
const LOOKED_AT_ONCE = 250;
/** … people who are taken in or changed together, and pictures that are asked for. */
const APPLIED_AT_ONCE = 100;
const PICTURES_AT_ONCE = 20;

/** How many of the directory's people in the team have left, and of how many. */
export async function countLeavers(filled: Filled, record: DirectoryRecord): Promise<{ removed: number; of: number }> {
  let [removed, of] = [0, 0];
  for (let after: string | null = null; ; ) {
    const { members, leavers, next } = await lookAt(filled, record, after);
    of += members.length;
    removed += leavers.length;
    if (next === null) return { removed, of };
    after = next;
  }
}

/** Takes those out of the team who have left, of a part of it. @returns them, and where the next part begins */
export async function removeSome(filled: Filled, record: DirectoryRecord, after: string | null) {
  const { leavers, next } = await lookAt(filled, record, after);
  const persons = leavers.flatMap(({ directory }) => directory?.id ?? []);
  const ofThem = { team: filled.team._id, source: filled.source, person: mongoose.trusted({ $in: persons }) };
  // First: who is out already is not found by whoever does this again, and could not come back.
  await NamedModel.updateMany(ofThem, { $set: { applied: null } });
  // Somebody was faster with some of them, or one has become the owner.
  const left = await leaveAll(filled.team._id, leavers);
  return { left, next };
}

async function lookAt({ team, source }: Filled, record: DirectoryRecord, after: string | null) {
  const beyond = after ? { _id: mongoose.trusted({ $gt: new mongoose.Types.ObjectId(after) }) } : {};
  const filter = { team: team._id, active: true, status: SEEN, "directory.source": source, ...beyond };
  const rows = await MemberModel.find(filter).sort({ _id: 1 }).limit(LOOKED_AT_ONCE).lean();
  const members = storedMembers.readAll(rows);
  const named = await namedBy(
    team._id,
    source,
    members.flatMap(({ directory }) => directory?.id ?? []),
  );
  const leavers = members.filter(({ directory }) => !isThere(named.get(directory?.id ?? ""), record));
  const next = rows.length < LOOKED_AT_ONCE ? null : String(rows.at(-1)?._id);
  return { members, leavers, next };
}

async function namedBy(team: Types.ObjectId, source: string, persons: readonly string[]) {
  const filter = { team, source, person: mongoose.trusted({ $in: [...persons] }) };
  const rows = storedNamed.readAll(persons.length > 0 ? await NamedModel.find(filter).lean() : []);
  return new Map(rows.map((row) => [row.person, row]));
}

/** Takes people in and brings up to date what is known of them, of a part of the directory. @returns whom, and where the next part begins */
export async function apply(filled: Filled, record: DirectoryRecord, after: string | null) {
  const { team, source, viewer } = filled;
  const { page, next } = await pageOf(filled, after, APPLIED_AT_ONCE);
  const here = page.filter((named) => isThere(named, record) && named.email !== null);
  const people = here.length;
  const due = here.filter((named) => named.applied !== stateOf(named));
  if (due.length === 0) return { people, made: [], invited: 0, changed: [], noSeat: 0, next };
  const { byPerson, byEmail } = await membersOf(filled, due);
  const newcomers: NamedRecord[] = [];
  const done: NamedRecord[] = [];
  const changed: MemberRecord[] = [];
  const writes: ReturnType<typeof factsWrite>[] = [];
  for (const named of due) {
    const email = named.email ?? "";
    const known = byPerson.get(named.person) ?? byEmail.get(email);
    // Somebody who manages the team has taken them out: the directory does not bring them back.
    const wasTakenOut = !known && named.applied !== null;
    if (email === viewer.user.email || wasTakenOut) done.push(named);
    else if (!known) newcomers.push(named);
    // Two people of this directory with one address. Whoever was here before, or came from another one, is this one's from now on.
    else if (known.directory?.source === source && known.directory.id !== named.person) continue;
    else {
      const moved = known.email === email ? known : await move(filled, known, email);
      const changes = changesOf(moved, named);
      const isNew = known.directory?.source !== source;
      if (isNew || Object.keys(changes).length > 0)
        writes.push(factsWrite(moved, changes, { directory: { source, id: named.person } }));
      if (Object.keys(changes).length > 0 || moved !== known) changed.push(moved);
      done.push(named);
    }
  }
  await writeFacts(team._id, writes);
  const { there, made, noSeat } = await inviteTogether(
    viewer,
    newcomers.map((named) => newcomerOf(named, source)),
  );
  const taken = newcomers.filter(({ email }) => there.has(email ?? ""));
  await noteApplied([...done, ...taken]);
  return { people, made, invited: taken.length, changed, noSeat: noSeat.length, next };
}

const newcomerOf = ({ email, texts, person }: NamedRecord, source: DirectorySource): Newcomer => ({
  email: email ?? "",
  facts: filledTexts(texts),
  directory: { source, id: person },
});

const filledTexts = (texts: DirectoryTexts) =>
  Object.fromEntries(FACT_NAMES.flatMap((name) => (texts[name] ? [[name, texts[name]]] : [])));

/**
 * What becomes another fact: where the directory says something else than before. What somebody has typed since stays until it does; of
 * who was in the team before it is filled in what nobody has said.
 */
function changesOf({ facts }: MemberRecord, { texts, applied, appliedTexts }: NamedRecord): FactChanges {
  const changed = FACT_NAMES.filter((name) => {
    const said = texts[name];
    if (said === undefined || said === facts[name]) return false;
    return applied === null && appliedTexts[name] === undefined ? facts[name] === "" : said !== appliedTexts[name];
  });
  return Object.fromEntries(changed.map((name) => [name, texts[name]]));
}

async function membersOf({ team, source }: Filled, named: readonly NamedRecord[]) {
  const of = { team: team._id, active: true, status: SEEN };
  const persons = mongoose.trusted({ $in: named.map(({ person }) => person) });
  const emails = mongoose.trusted({ $in: named.map(({ email }) => email ?? "") });
  const [first, second] = await Promise.all([
    MemberModel.find({ ...of, "directory.source": source, "directory.id": persons }).lean(),
    MemberModel.find({ ...of, email: emails }).lean(),
  ]);
  const rows = [storedMembers.readAll(first), storedMembers.readAll(second)] as const;
  return {
    byPerson: new Map(rows[0].map((row) => [row.directory?.id ?? "", row])),
    byEmail: new Map(rows[1].map((row) => [row.email, row])),
  };
}

/** Another address of somebody: their signature goes with them. Taken by another member, it stays as it is. */
async function move({ team }: Filled, member: MemberRecord, email: string): Promise<MemberRecord> {
  try {
    await transaction(async (session) => {
      const keys = keysOf({ name: member.facts.name, email });
      await MemberModel.updateOne({ _id: member._id, active: true }, { $set: { email, ...keys } }, { session });
      await readdress(team._id, member.email, email, session);
      await cards.readdress(team._id, member.email, email, session);
      await pages.readdress(team._id, member.email, email, session);
      // An address stands in signatures too.
      await staleFor(team._id, [member._id], session);
    });
    return { ...member, email };
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return member;
  }
}

const noteApplied = (named: readonly NamedRecord[]) =>
  named.length === 0
    ? null
    : NamedModel.bulkWrite(
        named.map((one) => ({
          updateOne: {
            filter: { _id: one._id },
            update: { $set: { applied: stateOf(one), appliedTexts: one.texts } },
          },
        })),
      );

async function pageOf({ team, source }: Filled, after: string | null, most: number) {
  const beyond = after ? { _id: mongoose.trusted({ $gt: new mongoose.Types.ObjectId(after) }) } : {};
  const rows = await NamedModel.find({ team: team._id, source, ...beyond })
    .sort({ _id: 1 })
    .limit(most)
    .lean();
  const next = rows.length < most ? null : String(rows.at(-1)?._id);
  return { page: storedNamed.readAll(rows), next };
}

/**
 * Brings the pictures of a part of the people who have none in the team, once for each state of theirs. One that cannot be used is none.
 * @returns where the next part begins
 */
export async function applyPictures(
  { reads, ...filled }: Filled & { reads: Directory },
  after: string | null,
  signal: AbortSignal,
): Promise<string | null> {
  const { page, next } = await pageOf(filled, after, PICTURES_AT_ONCE);
  const due = page.filter((named) => named.applied !== null && named.pictured !== named.applied);
  if (due.length === 0) return next;
  const { byPerson } = await membersOf(filled, due);
  for (const named of due) {
    const member = byPerson.get(named.person);
    if (member && member.facts.photo === null) {
      const bytes = await reads.photoOf(named.person, signal);
      const photo = bytes && (await keep(filled, bytes));
      if (photo) await writeFacts(filled.team._id, [factsWrite(member, { photo })]);
    }
    await NamedModel.updateOne({ _id: named._id }, { $set: { pictured: named.applied } });
  }
  return next;
}

/** What is no picture that we can show is none. @throws unavailable and the like: it is asked for again */
async function keep({ viewer }: Filled, bytes: Buffer): Promise<string | null> {
  const by = { team: viewer.team._id, user: viewer.user._id };
  try {
    return (await images.storeUploadOf(by, Readable.from([bytes]))).path;
  } catch (error) {
    if (error instanceof Failure && ERRORS[error.code].status < 500) return null;
    throw error;
  }
}
