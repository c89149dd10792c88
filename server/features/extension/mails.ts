/** Mails that the browser extension writes, as far as they are counted: for the extension by its key, and for the person. */
import { APART } from "#shared/analytics/constants.ts";
import { fail } from "#shared/errors/catalogue.ts";
import type { BegunMail, MailCounts, SendingMail, SentMail } from "#shared/extension/schema.ts";
import { PAGE_SIZE } from "#shared/lib/paging.ts";
import { entitlements } from "#shared/members/rules.ts";
import { limit, limitAddress } from "../../db/cache/limit.ts";
import type { Origin } from "../auth/service.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as links from "../links/service.ts";
import * as members from "../members/service.ts";
import { keyCallerOf, teamsOf } from "../signatures/service.ts";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** By address: keys that are guessed, or a program that lost its own. */
const TRIES = { limit: 1_200, windowMs: MINUTE_MS };
/** Far more mails than anybody writes by hand. */
const MAILS_PER_ACCOUNT = { limit: 600, windowMs: HOUR_MS };
/** Lists of a mail program ask again as they are scrolled. */
const COUNTS_PER_ACCOUNT = { limit: 120, windowMs: MINUTE_MS };
const LISTS_PER_ACCOUNT = { limit: 300, windowMs: HOUR_MS };
const SWITCHES_PER_TEAM = { limit: 60, windowMs: HOUR_MS };

type By = Pick<Origin, "ip">;

/** @throws not_signed_in, mails_not_counted, too_many_requests, not_found for a signature that is not the team's */
export async function begin(key: string | null, { id, signature }: BegunMail, by: By): Promise<void> {
  const { user, team } = await callerOf(key, by);
  await limit(`mails:account:${user._id}`, MAILS_PER_ACCOUNT);
  const whose = (await teamsOf([signature])).get(signature);
  if (!whose?.equals(team._id)) fail("not_found");
  await links.beginMail({ id, user: user._id, team: team._id, signature });
}

/** @throws as `begin`, not_found for a mail that is not the person's */
export async function send(key: string | null, { id, agoMs, subject }: SendingMail, by: By): Promise<void> {
  const { user } = await callerOf(key, by);
  await limit(`mails-sent:account:${user._id}`, MAILS_PER_ACCOUNT);
  const sentAt = new Date(Date.now() - agoMs);
  if (!(await links.sendMail({ id, user: user._id }, { sentAt, subject: subject || null }))) fail("not_found");
}

/** @throws not_signed_in, mails_not_counted, too_many_requests */
export async function count(key: string | null, ids: readonly string[], by: By): Promise<MailCounts[]> {
  const { user } = await callerOf(key, by);
  await limit(`mails-counted:account:${user._id}`, COUNTS_PER_ACCOUNT);
  await links.tallyNew();
  return (await links.mailsOf(user._id, ids)).map(countsOf);
}

async function callerOf(key: string | null, { ip }: By) {
  await limitAddress("extension-mails", ip, TRIES);
  const caller = (key && (await keyCallerOf(key))) || fail("not_signed_in");
  if (!caller.team.countsMails || !entitlements(caller.team).hasAnalytics) fail("mails_not_counted");
  return caller;
}

/** @throws too_many_requests */
export async function list({ user, team, id }: Viewer, page: number) {
  await limit(`mails-listed:account:${id}`, LISTS_PER_ACCOUNT);
  await links.tallyNew();
  const found = await links.listMails(user._id, { skip: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE + 1 });
  const items = found.slice(0, PAGE_SIZE).map((mail): SentMail => {
    const { subject, signature } = mail;
    return { ...countsOf(mail), subject, signature };
  });
  const isOn = team.countsMails && entitlements(team).hasAnalytics;
  return { items, page, hasMore: found.length > PAGE_SIZE, isOn };
}

/** A part of what is kept of a person's mails, as their own data have it. */
export async function partOfMails({ user }: Pick<Viewer, "user">, skip: number, limit: number) {
  const found = await links.partOfMails(user._id, { skip, limit });
  return found.map((mail) => {
    const { subject, signature, createdAt, days } = mail;
    return { ...countsOf(mail), subject, signature, begunAt: createdAt.toISOString(), days };
  });
}

/** @throws too_many_requests */
export async function forget({ user, id }: Viewer): Promise<void> {
  await limit(`mails-listed:account:${id}`, LISTS_PER_ACCOUNT);
  await links.forgetMails(user._id);
}

/** @throws analytics_unavailable where it is switched on without, too_many_requests */
export async function setCounting({ team }: Viewer, isOn: boolean): Promise<void> {
  await limit(`mail-counting:team:${team._id}`, SWITCHES_PER_TEAM);
  if (isOn && !entitlements(team).hasAnalytics) fail("analytics_unavailable");
  await members.setCounting(team._id, isOn);
}

type Mail = Awaited<ReturnType<typeof links.mailsOf>>[number];

function countsOf({ _id, sentAt, days, countedAt }: Mail): MailCounts {
  const sum = (kind: "opens" | "clicks", agent: string) =>
    Object.values(days).reduce((total, day) => total + (day[kind]?.[agent] ?? 0), 0);
  const apart = (kind: "opens" | "clicks") =>
    Object.fromEntries(APART.map((agent) => [agent, sum(kind, agent)] as const).filter(([, n]) => n > 0));
  return {
    id: _id,
    sentAt: sentAt?.toISOString() ?? null,
    opens: sum("opens", "person"),
    clicks: sum("clicks", "person"),
    openedApart: apart("opens"),
    clickedApart: apart("clicks"),
    countedAt: countedAt?.toISOString() ?? null,
  };
}
