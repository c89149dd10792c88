/** Members ask for what they may not do, and whoever manages their team answers. */
import mongoose, { type ClientSession, type Types } from "mongoose";
import { fail, refuse } from "#shared/errors/catalogue.ts";
import { msg } from "#shared/languages/translate.ts";
import { oneLine } from "#shared/lib/text.ts";
import type { AccessQuestion, AccessRequest, Wanted } from "#shared/members/access/schema.ts";
import { MAX_ASKED_ADMINS, MAX_WAITING_REQUESTS, REQUESTS_PER_DAY } from "#shared/members/constants.ts";
import { ALL_PERMISSIONS, PERMISSIONS } from "#shared/members/permissions.ts";
import { pathTo } from "#shared/routes.ts";
import { limit } from "../../../db/cache/limit.ts";
import { unlessDuplicate } from "../../../db/mongo.ts";
import { transaction } from "../../../db/transactions.ts";
import { settings } from "../../../settings.ts";
import * as account from "../../account/service.ts";
import type { Viewer } from "../../auth/viewer.ts";
import * as mail from "../../mail/service.ts";
import { givenTo } from "../../signatures/service.ts";
import { AccessModel, type AccessRecord, storedAccess } from "../accessRequests.ts";
import { MemberModel, type MemberRecord, SEEN, storedMembers } from "../model.ts";
import { mayGive } from "../people/service.ts";
import { ownerOf, setPermissions } from "../service.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const QUESTIONS = { limit: REQUESTS_PER_DAY, windowMs: DAY_MS };
const ANSWERS = { limit: 600, windowMs: HOUR_MS };
/** Promised signatures that are shown until they are assigned. */
const MAX_PROMISED = 100;

/**
 * Asks those who manage the viewer's team, once a thing; they are mailed.
 * @throws invalid_input (they may do it already), request_waits, too_many_requests
 */
export async function ask(viewer: Viewer, { wanted, hash, note }: AccessQuestion): Promise<void> {
  const { team, member } = viewer;
  if (!member || (await hasIt(member, wanted))) return refuse("wanted", msg("You are allowed to do this already."));
  await limit(`access:member:${member._id}`, QUESTIONS);
  if ((await AccessModel.countDocuments({ team: team._id, state: "waiting" })) >= MAX_WAITING_REQUESTS)
    fail("too_many_requests", { retryAfterSeconds: DAY_MS / 1000 });
  const managers = await managersOf(viewer);
  const made = await unlessDuplicate(
    transaction(async (session) => {
      const values = { team: team._id, member: member._id, wanted, hash: hash ?? null, note };
      const [record] = await AccessModel.create([values], { session });
      if (!record) return fail("internal");
      await mailManagers(viewer, managers, storedAccess.read(record.toObject()) ?? fail("internal"), session);
      return true;
    }),
  );
  if (!made) fail("request_waits");
}

/** Whether somebody may do it, or has it. */
async function hasIt({ role, permissions, team, email }: MemberRecord, wanted: Wanted): Promise<boolean> {
  if (wanted === "signature") return (await givenTo(team, [email])).has(email);
  return role === "admin" || permissions === null || permissions.includes(PERMISSIONS[wanted]);
}

/** The owner, and the first of the admins. */
async function managersOf({ team }: Viewer): Promise<string[]> {
  const admins = MemberModel.find({ team: team._id, active: true, role: "admin", status: "registered" })
    .sort({ _id: 1 })
    .limit(MAX_ASKED_ADMINS)
    .lean();
  const [owner, rows] = await Promise.all([account.findById(String(ownerOf(team))), admins]);
  const there = await account.addressed(storedMembers.readAll(rows));
  return [...new Set([...(owner ? [owner.email] : []), ...there.map(({ email }) => email)])];
}

async function mailManagers(
  { user }: Viewer,
  managers: readonly string[],
  { _id, wanted, note }: AccessRecord,
  session: ClientSession,
): Promise<void> {
  // A link shows the question, and a press answers it: mail programs open links by themselves.
  const urlOf = (answer: string) => `${settings().PUBLIC_URL}${pathTo("members-list")}?request=${_id}&answer=${answer}`;
  const props = {
    memberName: oneLine(user.name),
    memberEmail: user.email,
    wanted,
    note,
    grantUrl: urlOf("grant"),
    declineUrl: urlOf("decline"),
  };
  for (const to of managers) await mail.send("accessRequest", to, props, { replyTo: user.email, session });
}

/** Questions that wait for an answer, the oldest first, then signatures that were promised and are not assigned yet. */
export async function list({ team }: Viewer): Promise<AccessRequest[]> {
  const of = (filter: object, most: number) =>
    AccessModel.find({ team: team._id, ...filter })
      .sort({ _id: 1 })
      .limit(most)
      .lean();
  const [waiting, promised] = await Promise.all([
    of({ state: "waiting" }, MAX_WAITING_REQUESTS),
    of({ state: "granted", wanted: "signature" }, MAX_PROMISED),
  ]);
  const records = storedAccess.readAll([...waiting, ...promised]);
  const members = await membersOf(team._id, records);
  const given = await givenTo(
    team._id,
    [...members.values()].map(({ email }) => email),
  );
  return records.flatMap((record) => {
    const member = members.get(String(record.member));
    const isGranted = record.state === "granted";
    // Who has left asks for nothing any more.
    return !member || (isGranted && given.has(member.email)) ? [] : [present(record, member, isGranted)];
  });
}

/** How many wait for an answer. */
export const countWaiting = (team: Types.ObjectId) => AccessModel.countDocuments({ team, state: "waiting" });

async function membersOf(team: Types.ObjectId, records: readonly AccessRecord[]): Promise<Map<string, MemberRecord>> {
  if (records.length === 0) return new Map();
  const ids = records.map(({ member }) => member);
  const filter = { team, _id: mongoose.trusted({ $in: ids }), active: true, status: SEEN };
  const rows = storedMembers.readAll(await MemberModel.find(filter).lean());
  return new Map(rows.map((row) => [String(row._id), row]));
}

const present = (record: AccessRecord, { _id, email, facts }: MemberRecord, isGranted: boolean): AccessRequest => ({
  id: String(record._id),
  member: { id: String(_id), email, name: facts.name },
  wanted: record.wanted,
  hash: record.hash,
  note: record.note,
  askedAt: record.createdAt.toISOString(),
  isGranted,
});

/**
 * Gives what was asked for, or does not. Of two answers at once the first one counts. A signature is promised: which one, is chosen where
 * signatures are assigned.
 * @returns the row of whoever asked
 * @throws not_found (also when they have left), request_answered, no_permission, too_many_requests
 */
export async function answer(viewer: Viewer, id: string, isGranted: boolean): Promise<MemberRecord> {
  await limit(`access:answers:${viewer.id}`, ANSWERS);
  const team = viewer.team._id;
  return transaction(async (session) => {
    const change = { $set: { state: isGranted ? "granted" : "declined", answeredBy: viewer.user._id } };
    const filter = { _id: id, team, state: "waiting" as const };
    const stored = storedAccess.read(await AccessModel.findOneAndUpdate(filter, change, { session }).lean());
    if (!stored)
      return fail((await AccessModel.exists({ _id: id, team }).session(session)) ? "request_answered" : "not_found");
    const row = { _id: stored.member, team, active: true };
    const member = storedMembers.read(await MemberModel.findOne(row).session(session).lean()) ?? fail("not_found");
    if (isGranted) await grant(viewer, member, stored.wanted, session);
    const person = member.user && (await account.findById(String(member.user)));
    const url = settings().PUBLIC_URL + pathTo("dashboard");
    const props = { name: oneLine(person?.name ?? ""), wanted: stored.wanted, isGranted, url };
    await mail.send("accessAnswered", person?.email ?? member.email, props, { session });
    return member;
  });
}

/** Adds the right to those that somebody has; who has all of them by now keeps them. @throws no_permission */
async function grant(
  viewer: Viewer,
  { _id, permissions }: MemberRecord,
  wanted: Wanted,
  session: ClientSession,
): Promise<void> {
  if (wanted === "signature" || permissions === null) return;
  mayGive(viewer, { permissions: [PERMISSIONS[wanted]] });
  const codes = new Set([...permissions, PERMISSIONS[wanted]]);
  await setPermissions(
    _id,
    ALL_PERMISSIONS.filter((code) => codes.has(code)),
    session,
  );
}
