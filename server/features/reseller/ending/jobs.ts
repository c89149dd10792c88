/**
 * Companies whose agency has ended are told, have for some days what they had, and then have it no more, until the agency is back. Whoever ends a
 * plan only writes that it is so: here it is noticed, once among all processes.
 */
import mongoose from "mongoose";
import * as z from "zod/mini";
import { StoredId } from "#shared/lib/storedId.ts";
import { oneLine } from "#shared/lib/text.ts";
import { COMPANY_TOLD_DAYS, MAX_COMPANY_ADMINS } from "#shared/reseller/constants.ts";
import { transaction } from "../../../db/transactions.ts";
import { type Handler, handler } from "../../../jobs/handler.ts";
import { kind } from "../../../jobs/kind.ts";
import * as jobs from "../../../jobs/queue.ts";
import { schedule, type Upkeep } from "../../../jobs/schedule.ts";
import * as account from "../../account/service.ts";
import * as mail from "../../mail/service.ts";
import * as members from "../../members/service.ts";
import { adminsOf } from "../admins/rows.ts";
import { findAgency } from "../hub.ts";

const DAY_MS = 86_400_000;
/** Companies of one look: those that are left come in the next minute. */
const AT_ONCE = 200;

const WATCH = kind({ name: "reseller.ending", data: z.object({}), keptMs: 0 });
const TELL = kind({
  name: "reseller.told",
  data: z.object({ company: StoredId, endsAt: z.iso.datetime(), toldAt: z.iso.datetime() }),
  keptMs: 0,
});

/** Every minute. */
export const endingUpkeep = (): readonly Upkeep[] => [
  schedule("reseller.ending", { calendar: "* * * * *", kind: WATCH, data: {} }),
];

export const endingHandler: Handler = handler(WATCH, (_data, { signal }) => lookAt(new Date(), signal));

/** Tells of companies that end, and ends those whose days are over. */
export async function lookAt(now: Date, signal?: AbortSignal): Promise<void> {
  const soon = new Date(now.getTime() + COMPANY_TOLD_DAYS * DAY_MS);
  for (const company of await members.endingCompanies(now, soon, AT_ONCE)) {
    signal?.throwIfAborted();
    if (company.endsAt && company.endsAt > now) await askToTell(company, company.endsAt, now);
    else await members.endCompany(company, now);
  }
}

const askToTell = (company: members.TeamRecord, endsAt: Date, now: Date) =>
  transaction(async (session) => {
    if (!(await members.noteEndTold(company, now, session))) return;
    const data = { company: String(company._id), endsAt: endsAt.toISOString(), toldAt: now.toISOString() };
    await jobs.add(TELL, data, { session });
  });

/** Those who administrate a company for its agency, and its own admins. */
export const endToldHandler: Handler = handler(TELL, async ({ company: id, endsAt, toldAt }) => {
  const company = await members.findTeam(new mongoose.Types.ObjectId(id));
  // Its agency is back, or it is nobody's any more.
  if (!company?.agency || company.endsAt?.toISOString() !== endsAt) return;
  const [agency, owner, administrating, own] = await Promise.all([
    findAgency(company.agency),
    account.findById(String(members.ownerOf(company))),
    adminsOf(company.agency, [company._id]),
    members.adminsOfCompany(company._id, MAX_COMPANY_ADMINS),
  ]);
  if (!agency || !owner) return;
  const theirs = (administrating.get(id) ?? []).filter(({ status }) => status === "registered");
  const rows = await account.addressed([
    ...own.map(({ user, email, facts }) => ({ user, email, name: facts.name })),
    ...theirs.map(({ user, email, username }) => ({ user, email, name: username })),
  ]);
  const people = new Map(rows.map(({ email, name }) => [email, name]));
  const [companyName, hubName] = [oneLine(company.name), oneLine(agency.name)];
  for (const [email, name] of people) {
    const props = { name: oneLine(name), companyName, hubName, ownerEmail: owner.email, endsAt };
    // The same again, after a kill, is the same mail.
    await mail.send("companyEnding", email, props, { key: `ending ${toldAt} ${id} ${email}`, replyTo: owner.email });
  }
});
