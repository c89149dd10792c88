import type { MemberStatus, Seats, TeamMember } from "#shared/members/schema.ts";
import * as account from "../../account/service.ts";
import { type GivenSignature, givenTo } from "../../signatures/service.ts";
import type { MemberRecord, TeamRecord } from "../model.ts";

export const seatsOf = ({ seats, used }: TeamRecord): Seats => ({ seats, used });

/** Members of one team as those see them who manage it. */
export async function presentAll(rows: readonly MemberRecord[]): Promise<TeamMember[]> {
  const [first] = rows;
  if (!first) return [];
  const given = await givenTo(
    first.team,
    rows.map(({ email }) => email),
  );
  return presentWith(rows, given);
}

/** The same where their signatures are known. */
export async function presentWith(
  rows: readonly MemberRecord[],
  given: ReadonlyMap<string, GivenSignature>,
): Promise<TeamMember[]> {
  const unnamed = rows.flatMap(({ user, facts }) => (user && !facts.name ? [user] : []));
  const names = await account.namesOf(unnamed);
  return rows.map((row) => {
    const name = row.facts.name || (names.get(String(row.user)) ?? "");
    return memberOf(row, { ...row.facts, name }, given.get(row.email) ?? null);
  });
}

export const present = async (row: MemberRecord): Promise<TeamMember> => (await presentAll([row]))[0] as TeamMember;

function memberOf(row: MemberRecord, facts: TeamMember["facts"], signature: GivenSignature | null): TeamMember {
  const { invite, lastSeenAt } = row;
  const isOpen = row.status !== "registered";
  return {
    id: String(row._id),
    email: row.email,
    role: row.role,
    status: row.status as MemberStatus,
    permissions: row.permissions,
    pagePermissions: row.pagePermissions,
    signature,
    facts,
    invitedAt: isOpen ? (invite?.sentAt.toISOString() ?? null) : null,
    expiresAt: isOpen ? (invite?.expiresAt.toISOString() ?? null) : null,
    lastSeenAt: lastSeenAt && toHour(lastSeenAt).toISOString(),
    directory: row.directory?.source ?? null,
  };
}

const HOUR_MS = 3_600_000;
/** Nobody has to know to the minute when a colleague was at their desk. */
const toHour = (at: Date) => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
