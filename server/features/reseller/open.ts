/** Agencies are opened with the plan that they are: in the transaction that gives it, or by whoever runs the installation. */
import { randomInt } from "node:crypto";
import type { ClientSession } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { oneLine, slugOf } from "#shared/lib/text.ts";
import { ALL_PERMISSIONS } from "#shared/members/permissions.ts";
import { RESELLER_ROLES } from "#shared/members/rules.ts";
import { MAX_COMPANY_NAME_LENGTH } from "#shared/reseller/constants.ts";
import { OWN_GROUP } from "#shared/signatures/constants.ts";
import * as account from "../account/service.ts";
import * as members from "../members/service.ts";
import { findAgency } from "./hub.ts";
import { AgencyModel, type AgencyRecord, HubAdminModel } from "./model.ts";

/** Letters of the readable part of a group: there is room for what makes it another one. */
const MAX_READABLE = 48;
const DIGITS = 6;

/** Groups that something may have, the most readable first: `acme`, `acme-482913`, … */
export function groupsFor(name: string): string[] {
  const readable = slugOf(name, MAX_READABLE) || "company";
  const others = Array.from(
    { length: 4 },
    () => `${readable}-${String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0")}`,
  );
  return [readable, ...others].filter((group) => group !== OWN_GROUP);
}

/** One that nobody has. Two at once may find the same: the later one is refused by the index. */
export async function freeGroup(name: string, session: ClientSession | null = null): Promise<string> {
  const groups = groupsFor(name);
  const taken = await members.takenGroups(groups, session);
  return groups.find((group) => !taken.has(group)) ?? fail("unavailable");
}

/**
 * Makes a team an agency, whose owner runs it and its companies from now on. One that is an agency already stays as it is. Whoever administrated another one
 * does not any more: nobody is in two.
 */
export async function open(team: members.TeamRecord, session: ClientSession): Promise<void> {
  const owner = (await account.findWithin(members.ownerOf(team), session)) ?? fail("internal");
  const known = await findAgency(team._id, session);
  const agency = known ?? (await make(team, owner, session));
  const { group } = agency;
  await members.keepTogether(team._id, owner._id, session);
  const runs = owner.isReseller && owner.resellerData?.role === RESELLER_ROLES.owner ? owner.resellerData.group : null;
  // Whoever has two, from before that was refused, keeps the one that they are led to.
  if (runs === group || (runs !== null && (await members.runsAnother(team, session)))) return;
  await HubAdminModel.deleteMany({ user: owner._id }, { session });
  const resellerData = { role: RESELLER_ROLES.owner, permissions: [...ALL_PERMISSIONS], group };
  await account.setReseller(owner._id, resellerData, session);
}

/** Whoever ran an agency runs none any more: its team has bought something else. What the agency was called stays for another time. */
export async function close(team: members.TeamRecord, session: ClientSession): Promise<void> {
  const owner = await account.findWithin(members.ownerOf(team), session);
  const { role, group } = owner?.resellerData ?? {};
  if (owner && role === RESELLER_ROLES.owner && group === team.group)
    await account.setReseller(owner._id, null, session);
}

async function make(
  team: members.TeamRecord,
  { name: person, email }: account.UserRecord,
  session: ClientSession,
): Promise<Pick<AgencyRecord, "group">> {
  const name = oneLine(team.name || person || (email.split("@")[0] ?? "")).slice(0, MAX_COMPANY_NAME_LENGTH);
  const group = team.group ?? (await freeGroup(name, session));
  await members.setGroup(team._id, group, session);
  await AgencyModel.create([{ _id: team._id, group, name }], { session });
  return { group };
}
