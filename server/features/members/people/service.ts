/** The people of a team, as those change them who manage it. */
import mongoose from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { keysOf } from "#shared/members/names.ts";
import { ALL_PERMISSIONS } from "#shared/members/permissions.ts";
import { codesToGive, mayMakeAdmins } from "#shared/members/rules.ts";
import type { MemberChange, PermissionChange } from "#shared/members/schema.ts";
import { limit } from "../../../db/cache/limit.ts";
import type { Viewer } from "../../auth/viewer.ts";
import { staleFor } from "../designs.ts";
import { MemberModel, type MemberRecord, SEEN, storedMembers } from "../model.ts";
import { mustOwnPhoto } from "./photo.ts";

/** Far more than hands do; lists of many count once. */
const CHANGES_PER_ACCOUNT = { limit: 3_000, windowMs: 3_600_000 };

/** Counts a change. @throws too_many_requests */
export const mayChange = ({ id }: Viewer) => limit(`members:changes:${id}`, CHANGES_PER_ACCOUNT);

/** One member of the viewer's team; those of others, and who has left, are not there. @throws not_found */
export async function getMember(viewer: Viewer, id: string): Promise<MemberRecord> {
  return storedMembers.read(await MemberModel.findOne(inTeam(viewer, id)).lean()) ?? fail("not_found");
}

/** Those of some members that are in the viewer's team. */
export async function findMembers(viewer: Viewer, ids: readonly string[]): Promise<MemberRecord[]> {
  return storedMembers.readAll(await MemberModel.find(inTeam(viewer, mongoose.trusted({ $in: ids }))).lean());
}

const inTeam = <Ids>({ team }: Viewer, _id: Ids) => ({ _id, team: team._id, active: true, status: SEEN });

type Codes = Required<PermissionChange>;
const NO_CODES: Codes = { permissions: [], pagePermissions: [] };

/**
 * Whoever has not all codes of a company gives nobody more than they have.
 * @param before what the other one has already
 * @throws no_permission
 */
export function mayGive(viewer: Viewer, change: PermissionChange, before: Codes = NO_CODES): void {
  const theirs = codesToGive(viewer);
  const isFine = (codes: Codes["permissions"] | undefined, known: Codes["permissions"]) =>
    codes === undefined ||
    (codes ?? ALL_PERMISSIONS).every((code) => theirs?.includes(code) || !known || known.includes(code));
  const { permissions, pagePermissions } = change;
  if (theirs && !(isFine(permissions, before.permissions) && isFine(pagePermissions, before.pagePermissions)))
    fail("no_permission");
}

/**
 * The codes of somebody who comes: those that were chosen, and where all are meant those that may be given.
 * @throws no_permission
 */
export function rightsFrom<R extends PermissionChange>(viewer: Viewer, rights: R): R {
  const all = codesToGive(viewer);
  const { permissions, pagePermissions } = rights;
  const given = { ...rights, permissions: permissions ?? listOf(all), pagePermissions: pagePermissions ?? listOf(all) };
  mayGive(viewer, given);
  return given;
}

const listOf = (codes: readonly number[] | null) => codes && [...codes];

/**
 * Says what a member may do from their next call on. What they made stays theirs to see, and their assigned signature too.
 * @throws not_found, no_permission, too_many_requests
 */
export async function changePermissions(viewer: Viewer, id: string, change: PermissionChange): Promise<MemberRecord> {
  await mayChange(viewer);
  mayGive(viewer, change, await getMember(viewer, id));
  return write(viewer, id, change);
}

/**
 * Changes what the team knows of a member, and whether they manage it too.
 * @throws not_found, only_owner, invalid_input (a picture of others), too_many_requests
 */
export async function change(viewer: Viewer, id: string, { role, facts }: MemberChange): Promise<MemberRecord> {
  await mayChange(viewer);
  const { email, facts: known, role: before } = await getMember(viewer, id);
  if (role !== undefined && role !== before && !mayMakeAdmins(viewer)) fail("only_owner");
  if (facts?.photo && facts.photo !== known.photo) await mustOwnPhoto(viewer, facts.photo);
  // Each by itself: of two who fill in different facts at once none takes the other's away.
  const changed = Object.entries(facts ?? {}).filter(([, value]) => value !== undefined);
  const member = await write(viewer, id, {
    // An admin's is the one that was read: written back, it would take away what the owner has said since.
    ...(role && mayMakeAdmins(viewer) && { role }),
    ...Object.fromEntries(changed.map(([fact, value]) => [`facts.${fact}`, value])),
    ...(facts?.name !== undefined && keysOf({ name: facts.name, email })),
  });
  if (changed.length > 0) await staleFor(viewer.team._id, [id]);
  return member;
}

/** The same permissions for some members of the viewer's team. @returns them as they are then. @throws no_permission */
export async function changeAll(viewer: Viewer, ids: readonly string[], change: PermissionChange) {
  mayGive(viewer, change);
  const given = givenIn(change);
  const these = inTeam(viewer, mongoose.trusted({ $in: ids }));
  if (Object.keys(given).length > 0) await MemberModel.updateMany(these, { $set: given });
  return findMembers(viewer, ids);
}

const givenIn = (change: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

async function write(viewer: Viewer, id: string, change: Record<string, unknown>): Promise<MemberRecord> {
  const given = givenIn(change);
  if (Object.keys(given).length === 0) return getMember(viewer, id);
  const options = { returnDocument: "after" } as const;
  const stored = await MemberModel.findOneAndUpdate(inTeam(viewer, id), { $set: given }, options).lean();
  return storedMembers.read(stored) ?? fail("not_found");
}
