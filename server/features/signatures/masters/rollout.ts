import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import mongoose, { type Types } from "mongoose";
import { formsOf } from "#renderer/signature/forms.ts";
import { imageVariants, PICTURE_RULES } from "#renderer/signature/images.ts";
import { webLinks } from "#renderer/signature/links.ts";
import { type ErrorCode, Failure, fail } from "#shared/errors/catalogue.ts";
import type { Variant } from "#shared/images/variant.ts";
import { compose, type Followed } from "#shared/members/masters/compose.ts";
import { isManager } from "#shared/members/rules.ts";
import { eventsUrl } from "#shared/signatures/events.ts";
import type { Content, Signature } from "#shared/signatures/schema.ts";
import { type Handler, handler } from "../../../jobs/handler.ts";
import { isAskedFor } from "../../../jobs/queue.ts";
import { renderer } from "../../../ports/renderer/renderer.ts";
import { settings } from "../../../settings.ts";
import type { Viewer } from "../../auth/viewer.ts";
import * as images from "../../images/service.ts";
import * as links from "../../links/service.ts";
import * as members from "../../members/service.ts";
import { isRevision, SignatureModel, type SignatureRecord, storedSignatures } from "../model.ts";
import { idsIn } from "../pictures.ts";
import { isSharedDesign } from "../shared/from.ts";
import { waysIn } from "../ways.ts";
import { follow, ROLLOUT } from "./asking.ts";
import { findMaster, followedOf } from "./follow.ts";
import { withLinks } from "./links.ts";
import { locksIn, strictLocksIn, withinStrict } from "./lockedIn.ts";
import { designsOf } from "./model.ts";
import { isPassing } from "./passing.ts";
import { peopleWith } from "./people.ts";

/**
 * Signatures in one write. While the store writes nobody is read to, and one of two hundred takes far more than eight times as
 * long as one of twenty-five: 270 ms against 8.
 */
const AT_ONCE = 25;
/** Writes between two checkpoints. */
const WRITES = 8;
/** So long this process composes without letting others in, and so long it leaves the time to them: who reads comes first. */
const SLICE_MS = 3;
const REST_MS = 3;
/** Drawings that are forgotten beside one another. */
const FORGOTTEN_AT_ONCE = 20;

/** Signatures of a master, those that are somebody's: what nobody has stays as it is until somebody gets it. */
export const followersOf = (team: Types.ObjectId, follows: string) => ({ team, follows });

/** After a save: whoever follows the signature follows it. @throws unavailable */
export async function masterChanged({ team, owner, hash }: Pick<SignatureRecord, "team" | "owner" | "hash">) {
  const whose = team ?? owner;
  if (await SignatureModel.exists(followersOf(whose, hash))) await follow(whose, hash);
}

/** Before a signature goes: neither people nor rules are left without the design that they have. @throws master_in_use */
export async function mustNotBeFollowed(team: Types.ObjectId, hash: string): Promise<void> {
  if (await isFollowed(team, hash)) fail("master_in_use");
}

/**
 * Whether a signature is a design of the team, which those who manage the team change and nobody else: not whoever made it
 * once, nor who has it. What is locked in the signatures of all would be theirs to change in it.
 */
export async function isOutOfHand(viewer: Viewer, { hash, master }: Pick<SignatureRecord, "hash" | "master">) {
  if (master !== null || isManager(viewer)) return false;
  return (await isFollowed(viewer.team._id, hash)) || isSharedDesign(viewer.team, hash);
}

/** Whether people have it, or rules give it to them. */
async function isFollowed(team: Types.ObjectId, hash: string): Promise<boolean> {
  const { rules } = await designsOf(team);
  return rules.some(({ master }) => master === hash) || (await SignatureModel.exists(followersOf(team, hash))) !== null;
}

/**
 * One step a batch: what is composed does not fall under the filter any more, so that whoever goes on, after a step or
 * after a process that was killed, has only what is left, and a newer state of the master is taken up in the middle.
 */
export const rolloutHandler: Handler = handler(ROLLOUT, async ({ team, master }, { id, signal, note }) => {
  if (await isAskedFor(ROLLOUT, { master }, id)) return;
  let count = 0;
  for (let write = 0; write < WRITES; write++) {
    const done = await rollOn(new mongoose.Types.ObjectId(team), master, signal);
    count += done;
    if (done < AT_ONCE) break;
    await sleep(REST_MS, undefined, { signal });
  }
  note({ count });
  if (count > 0) return { next: { team, master } };
});

/** @returns how many were looked at; 0 when all are what they have to be. @throws unavailable, busy */
async function rollOn(teamId: Types.ObjectId, hash: string, signal: AbortSignal): Promise<number> {
  const [master, team] = await Promise.all([findMaster(teamId, hash), members.findTeam(teamId)]);
  if (!master || !team) return 0;
  const { revision } = master;
  const stale = { ...followersOf(teamId, hash), masterRevision: mongoose.trusted({ $lt: revision }) };
  const rows = await SignatureModel.find(stale).limit(AT_ONCE).lean();
  const records = storedSignatures.readAll(rows);
  if (records.length < rows.length) await passOver(rows, records, revision);
  const made = await composed(team, master, records, signal);
  signal.throwIfAborted();
  if (made.length > 0)
    await SignatureModel.bulkWrite(
      made.map((one) => changeOf(one, revision)),
      { ordered: false },
    );
  await forget(made.filter(({ isChanged }) => isChanged).map(({ before }) => before.hash));
  return rows.length;
}

/** What cannot be read at all must not keep the others waiting. */
async function passOver(rows: { _id: Types.ObjectId }[], read: readonly SignatureRecord[], masterRevision: number) {
  const known = new Set(read.map(({ _id }) => String(_id)));
  const lost = rows.filter(({ _id }) => !known.has(String(_id))).map(({ _id }) => _id);
  await SignatureModel.updateMany(
    { _id: mongoose.trusted({ $in: lost }) },
    { $set: { masterRevision, masterProblem: "internal" satisfies ErrorCode } },
    { timestamps: false },
  );
}

type Made = {
  before: SignatureRecord;
  after: Followed;
  shortLinks: Signature["shortLinks"];
  problem: ErrorCode | null;
  isChanged: boolean;
};

/** What each signature becomes, with its links and the copies of its pictures. Of somebody who has left, what it was. */
async function composed(
  team: members.TeamRecord,
  master: SignatureRecord,
  records: readonly SignatureRecord[],
  signal: AbortSignal,
): Promise<Made[]> {
  const whole = followedOf(master);
  const emails = records.map(({ assignee }) => assignee ?? "");
  const known = [...(await peopleWith(team._id, emails)).values()];
  const people = new Map((await withLinks(team, whole, known)).map((person) => [person.email, person]));
  const foreign = await foreignPhotos(team._id, people);
  const [locks, strict] = [locksIn(team, master.hash), strictLocksIn(team, master.hash)];
  const rest = inSlices(signal);
  const list: (Made & { urls: string[]; variants: ReturnType<typeof imageVariants> })[] = [];
  for (const before of records) {
    await rest();
    const person = people.get(before.assignee ?? "");
    const after = person
      ? compose(whole, ownPhoto(person, foreign), withinStrict(before.own, strict), locks)
      : followedOf(before);
    const all: Content[] = [after, ...formsOf(after, after.forms)];
    const events = eventsUrl(settings().PUBLIC_URL, before.hash);
    const urls = after.hasShortLink ? [...new Set(all.flatMap((one) => webLinks(one, events)))] : [];
    list.push({
      before,
      after,
      shortLinks: [],
      problem: null,
      isChanged: false,
      urls,
      variants: all.flatMap(imageVariants),
    });
  }
  const whose = links.whoseOf(members.ownerOf(team), team);
  const linked = await links.ensureLinksOfMany(
    list.map(({ before, after, urls }) => ({
      signature: before.hash,
      urls,
      linked: before.shortLinks,
      type: after.shorLinkHashType,
      name: after.general.name,
    })),
    whose,
  );
  const undrawn = await withoutCopies(list);
  return list.map(({ urls: _urls, variants: _variants, ...one }, at): Made => {
    const shortLinks = linked[at];
    const problem = shortLinks === null ? "invalid_input" : (undrawn.get(one.before.hash) ?? null);
    if (problem !== null || !shortLinks) return { ...one, problem };
    const { before, after } = one;
    const isChanged =
      !isDeepStrictEqual(after, followedOf(before)) || !isDeepStrictEqual(shortLinks, plainLinks(before.shortLinks));
    return { ...one, shortLinks, isChanged };
  });
}

const plainLinks = (pairs: Signature["shortLinks"]) => pairs.map((pair) => ({ ...pair }));

/** Photos that were noted of people and are none of the team's. */
async function foreignPhotos(team: Types.ObjectId, people: ReadonlyMap<string, members.Person>): Promise<Set<string>> {
  const photos = [...people.values()].flatMap(({ facts }) => (facts.photo ? [facts.photo] : []));
  return new Set(photos.length > 0 ? (await images.refused(photos, team)).keys() : []);
}

export const ownPhoto = <P extends members.Person>(person: P, foreign: ReadonlySet<string>): P =>
  person.facts.photo !== null && foreign.has(person.facts.photo)
    ? { ...person, facts: { ...person.facts, photo: null } }
    : person;

/** Lets others in whenever a slice of time is used up (cooperative scheduling). */
function inSlices(signal: AbortSignal) {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await sleep(REST_MS, undefined, { signal });
    since = performance.now();
  };
}

type Drawing = Pick<Made, "before"> & { variants: { source: string; variant: Variant }[] };

/** Makes the copies of pictures of all. @returns those of whom one cannot be made, and why. @throws unavailable, busy */
async function withoutCopies(list: readonly Drawing[]): Promise<Map<string, ErrorCode>> {
  const problems = new Map<string, ErrorCode>();
  try {
    await images.ensureVariants(list.flatMap(({ variants }) => variants));
    return problems;
  } catch (error) {
    if (isPassing(error)) throw error;
  }
  // One of them spoils it for all: whose it is.
  for (const { before, variants } of list)
    try {
      await images.ensureVariants(variants);
    } catch (error) {
      if (!(error instanceof Failure) || isPassing(error)) throw error;
      problems.set(before.hash, error.code);
    }
  return problems;
}

/** Only over the state that it was made of: whoever saves meanwhile is composed with the next step. */
function changeOf({ before, after, shortLinks, problem, isChanged }: Made, masterRevision: number) {
  const { _id, revision, follows, masterRevision: known, assignee } = before;
  const filter = { _id, revision: isRevision(revision), follows, assignee, masterRevision: known };
  const noted = { masterRevision, masterProblem: problem };
  if (!isChanged) return { updateOne: { filter, update: { $set: noted }, timestamps: false } };
  const { general, design, media, ...rest } = after;
  const content = { general, design, media };
  const values = {
    ...noted,
    content,
    ...rest,
    shortLinks,
    pictures: idsIn({ ...content, forms: rest.forms }),
    ways: waysIn({ content, ...rest }),
    pictureRules: PICTURE_RULES,
    changedAt: new Date(),
  };
  return { updateOne: { filter, update: { $set: values, $inc: { revision: 1 } } } };
}

/** Whoever keeps drawings of them hears that they were changed. */
async function forget(hashes: readonly string[]): Promise<void> {
  for (let at = 0; at < hashes.length; at += FORGOTTEN_AT_ONCE)
    await Promise.all(hashes.slice(at, at + FORGOTTEN_AT_ONCE).map((hash) => renderer().forget(hash)));
}
