/** What whoever runs the installation does with agencies: opens one without a payment, or ends one. */
import { randomUUID } from "node:crypto";
import { RESELLER_ROLES } from "#shared/members/rules.ts";
import { transaction } from "../../db/transactions.ts";
import * as account from "../account/service.ts";
import * as billing from "../billing/service.ts";
import * as members from "../members/service.ts";
import { findAgency } from "./hub.ts";
import { AgencyModel, storedAgencies } from "./model.ts";

/** `unknown`: no such account; `elsewhere`: it administrates, or runs, another agency; `used`: more is in use; `refused`: its plan is not one that can become it */
export type Outcome =
  | { kind: "unknown" | "elsewhere" | "refused" | "none" }
  | { kind: "used"; used: number }
  | { kind: "done"; group: string; backCents: number };

async function find(email: string) {
  const user = await account.findByEmail(email);
  return user && { user, team: (await members.membershipOf({ _id: user._id, team: null })).team };
}

/** Gives somebody's own team an agency's package of so many signatures, or another size of it. What was paid for it before goes back. */
export async function openFor(email: string, signatures: number, now = new Date()): Promise<Outcome> {
  const found = await find(email);
  if (!found) return { kind: "unknown" };
  const { user } = found;
  const isElsewhere = user.isReseller && user.resellerData && user.resellerData.role !== RESELLER_ROLES.owner;
  if (isElsewhere) return { kind: "elsewhere" };
  return transaction(async (session): Promise<Outcome> => {
    const [team] = await members.findTeams([found.team._id], session);
    if (!team) return { kind: "unknown" };
    if (!team.hasHub && (await members.runsAnother(team, session))) return { kind: "elsewhere" };
    const used = Math.max(team.used, team.signatureCount + team.given);
    if (used > signatures + team.bonusSignatures) return { kind: "used", used };
    const backCents = await billing.operated(team._id, signatures, randomUUID(), now, session);
    const agency = backCents === null ? null : await findAgency(team._id, session);
    return agency && backCents !== null ? { kind: "done", group: agency.group, backCents } : { kind: "refused" };
  });
}

/** Ends an agency that was opened so. Its companies stay, and are as those of one whose plan has ended. */
export async function closeFor(email: string, now = new Date()): Promise<Outcome> {
  const found = await find(email);
  if (!found) return { kind: "unknown" };
  return transaction(async (session): Promise<Outcome> => {
    const agency = await findAgency(found.team._id, session);
    if (!agency) return { kind: "none" };
    const backCents = await billing.operated(found.team._id, null, randomUUID(), now, session);
    return backCents === null ? { kind: "refused" } : { kind: "done", group: agency.group, backCents };
  });
}

/** Every agency, by its group, with its owner and its package. */
export async function* agencies() {
  for await (const stored of AgencyModel.find().sort({ group: 1 }).lean().cursor()) {
    const agency = storedAgencies.read(stored);
    const [team] = agency ? await members.findTeams([agency._id]) : [];
    const owner = team && (await account.findById(String(members.ownerOf(team))));
    if (agency && team)
      yield { ...agency, email: owner?.email ?? "", seats: team.seats, given: team.given, hasHub: team.hasHub };
  }
}
