import { randomBytes } from "node:crypto";
import mongoose, { type Types } from "mongoose";
import { MAX_DOMAINS, VERIFICATION_HOURS } from "#shared/domains/schema.ts";
import { fail, refuse } from "#shared/errors/catalogue.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { entitlements, lifetimeTier, type TeamPlan } from "#shared/members/rules.ts";
import { limit } from "../../db/cache/limit.ts";
import { isDuplicate } from "../../db/mongo.ts";
import { transaction } from "../../db/transactions.ts";
import { ownHostnames, settings } from "../../settings.ts";
import type { Viewer } from "../auth/viewer.ts";
import { holdTeam } from "../members/service.ts";
import { check } from "./check.ts";
import { normalHost, shownHost } from "./hosts.ts";
import { DomainModel, type DomainRecord, domainWrites, storedDomains } from "./model.ts";
import { proofOf } from "./present.ts";
import { leadsHere, leave, setForLinks } from "./shortLinks.ts";

export { leadsHere };

const HOUR_MS = 3_600_000;
const ADDED_PER_TEAM = { limit: 40, windowMs: HOUR_MS };
/** Each is a few questions to name servers of somebody's choice. */
const CHECKS_PER_TEAM = { limit: 60, windowMs: HOUR_MS };

/** Each has all that the team has saved looked through. */
const SWITCHES_PER_TEAM = { limit: 60, windowMs: HOUR_MS };

/** The domains of the viewer's team, the newest first. */
export const list = async ({ team }: Viewer): Promise<DomainRecord[]> =>
  storedDomains.readAll(await DomainModel.find({ team: team._id }).sort({ _id: -1 }).limit(MAX_DOMAINS).lean());

/**
 * Takes in a domain for the viewer's team. It serves nothing, and keeps nobody from anything, until it is proved to be theirs.
 * @throws domain_unavailable, domain_of_lifetime, domain_limit, domain_taken, invalid_input, too_many_requests
 */
export async function create({ team }: Viewer, written: string): Promise<DomainRecord> {
  mayUse(team);
  const host = normalHost(written);
  if (host === null || isOurs(host)) return refuse("host", MESSAGES.invalidDomain);
  await limit(`domains:adds:${team._id}`, ADDED_PER_TEAM);
  const now = Date.now();
  const values = {
    team: team._id,
    host,
    token: randomBytes(16).toString("hex"),
    status: "pending" as const,
    expiresAt: new Date(now + VERIFICATION_HOURS * HOUR_MS),
    checkAt: new Date(now + 60_000),
  };
  try {
    const made = await transaction(async (session) => {
      // Of two that take the last place at once one is done again, and finds it taken.
      await holdTeam(team._id, session);
      if ((await DomainModel.countDocuments({ team: team._id }).session(session)) >= MAX_DOMAINS) fail("domain_limit");
      const [domain] = await DomainModel.create([values], { session });
      return domain;
    });
    return storedDomains.read(made?.toObject() ?? null) ?? fail("not_found");
  } catch (error) {
    if (isDuplicate(error)) fail("domain_taken");
    throw error;
  }
}

/** Looks now whether its records are there. @throws not_found, domain_unavailable, domain_of_lifetime, domain_taken, too_many_requests */
export async function verify({ team }: Viewer, id: string): Promise<DomainRecord> {
  mayUse(team);
  const record = await getInTeam(team._id, id);
  await limit(`domains:checks:${team._id}`, CHECKS_PER_TEAM);
  const outcome = (await check(record)) ?? fail("not_found");
  return outcome.isTaken ? fail("domain_taken") : outcome.record;
}

/** Lets a domain go. @throws not_found */
export async function remove({ team }: Viewer, id: string): Promise<void> {
  const record = await getInTeam(team._id, id);
  await transaction(async (session) => {
    const { deletedCount } = await DomainModel.deleteOne({ _id: id, team: team._id }, { session });
    if (deletedCount === 0) fail("not_found");
    await leave(record, session);
  });
}

/**
 * Has the short links of the team's signatures and pages be under a domain, or under our address again.
 * @throws not_found, domain_unavailable, domain_of_lifetime, invalid_input, too_many_requests
 */
export async function useForLinks({ team }: Viewer, id: string, isOn: boolean): Promise<DomainRecord> {
  if (isOn) mayUse(team);
  const record = await getInTeam(team._id, id);
  await limit(`domains:links:${team._id}`, SWITCHES_PER_TEAM);
  await setForLinks(record, isOn);
  return record;
}

async function getInTeam(team: Types.ObjectId, id: string): Promise<DomainRecord> {
  return storedDomains.read(await DomainModel.findOne({ _id: id, team }).lean()) ?? fail("not_found");
}

function mayUse(team: TeamPlan): void {
  if (entitlements(team).canUseOwnDomain) return;
  fail(lifetimeTier(team) === null ? "domain_unavailable" : "domain_of_lifetime");
}

/** Names of this installation, and those below them. */
function isOurs(host: string): boolean {
  const names = [...ownHostnames(), ...settings().ALLOWED_HOSTS];
  return names.some((name) => host === name || host.endsWith(`.${name}`));
}

/** The domain under which a team's pages are seen; null: none. Of several the one that was added first. */
export async function ownHost(team: Types.ObjectId): Promise<string | null> {
  const found = await DomainModel.findOne({ team, status: "verified" }, { host: 1 }).sort({ _id: 1 }).lean();
  return found?.host ?? null;
}

/** The proved domains of a team, the one that was added first before the others. */
export async function ownHosts(team: Types.ObjectId): Promise<string[]> {
  const found = DomainModel.find({ team, status: "verified" }, { host: 1 }).sort({ _id: 1 }).limit(MAX_DOMAINS);
  return (await found.lean()).map(({ host }) => host);
}

/** Whether somebody has proved that a domain is theirs. */
export const isProved = async (host: string): Promise<boolean> =>
  (await DomainModel.exists({ host, status: "verified" })) !== null;

/** What a team's own data say of its domains. */
export async function domainsOf(team: Types.ObjectId) {
  const rows = storedDomains.readAll(await DomainModel.find({ team }).sort({ _id: 1 }).limit(MAX_DOMAINS).lean());
  return rows.map((record) => ({
    host: record.host,
    shown: shownHost(record.host),
    status: record.status,
    proof: proofOf(record),
    createdAt: record.createdAt,
    checkedAt: record.checkedAt,
  }));
}

/** How often this process has written domains. */
export const writesOfDomains = (): number => domainWrites.count;

/** Domains that are due to be looked at, the longest due first. */
export const dueBy = async (now: Date, count: number): Promise<DomainRecord[]> =>
  storedDomains.readAll(
    await DomainModel.find({ checkAt: mongoose.trusted({ $lte: now }) })
      .sort({ checkAt: 1 })
      .limit(count)
      .lean(),
  );
