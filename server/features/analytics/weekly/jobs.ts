/**
 * The weekly mail: one job looks through those who want it and adds one for each person. That one notes the week and hands over the
 * mail in one transaction, so that a week is mailed once, whichever process dies.
 */
import mongoose from "mongoose";
import * as z from "zod/mini";
import { LocalDate, type Range, type Series } from "#shared/analytics/schema.ts";
import { SENT_AT, weekBefore } from "#shared/analytics/weekly/week.ts";
import { StoredId } from "#shared/lib/storedId.ts";
import { oneLine } from "#shared/lib/text.ts";
import { MAX_WEEKLY_ROWS } from "#shared/mail/constants.ts";
import { entitlements } from "#shared/members/rules.ts";
import { pathTo } from "#shared/routes.ts";
import { transaction } from "../../../db/transactions.ts";
import { type Handler, handler } from "../../../jobs/handler.ts";
import { kind } from "../../../jobs/kind.ts";
import { add } from "../../../jobs/queue.ts";
import { schedule, type Upkeep } from "../../../jobs/schedule.ts";
import { settings } from "../../../settings.ts";
import * as account from "../../account/service.ts";
import type { Viewer } from "../../auth/viewer.ts";
import * as mail from "../../mail/service.ts";
import * as members from "../../members/service.ts";
import { series } from "../service.ts";
import { storedWeekly, WeeklyMailModel, type WeeklyMailRecord } from "./model.ts";
import { stopUrlOf } from "./stopLinks.ts";

/** People of one turn, before others get theirs. */
const AT_ONCE = 200;
const DAY_MS = 86_400_000;
/** Later than this nobody wants to read of that week. */
const GOOD_FOR_MS = 5 * DAY_MS;

/** `week`: its Monday; null: the one that is due */
export const WEEKLY = kind({
  name: "analytics.weekly",
  data: z.object({ week: z.nullable(LocalDate), after: z.nullable(StoredId) }),
  keptMs: 0,
});
export const WEEKLY_ONE = kind({
  name: "analytics.weekly.one",
  data: z.object({ user: StoredId, startDate: LocalDate, endDate: LocalDate }),
  keptMs: DAY_MS,
});

/** On Mondays, when the Sunday of every zone is over. */
export const weeklyUpkeep = (): readonly Upkeep[] => [
  schedule("analytics.weekly", {
    calendar: `${SENT_AT.minute} ${SENT_AT.hour} * * 1`,
    kind: WEEKLY,
    data: { week: null, after: null },
  }),
];

export const weeklyHandler: Handler = handler(WEEKLY, async ({ week, after }, { signal, note }) => {
  const range = weekBefore(week === null ? Date.now() : Date.parse(week) + 8 * DAY_MS);
  const rest = after !== null && { _id: mongoose.trusted({ $gt: new mongoose.Types.ObjectId(after) }) };
  const rows = storedWeekly.readAll(
    await WeeklyMailModel.find({ isOn: true, ...rest })
      .sort({ _id: 1 })
      .limit(AT_ONCE)
      .lean(),
  );
  note({ count: rows.length });
  const until = new Date(Date.now() + GOOD_FOR_MS);
  for (const { _id } of rows.filter(({ sent }) => sent < range.startDate)) {
    signal.throwIfAborted();
    await add(WEEKLY_ONE, { user: String(_id), ...range }, { key: `${_id} ${range.startDate}`, until });
  }
  const last = rows.at(-1);
  // Its week goes along: one that goes on after the next is due is still about this one.
  if (last && rows.length === AT_ONCE) return { next: { week: range.startDate, after: String(last._id) } };
});

export const weeklyOneHandler: Handler = handler(WEEKLY_ONE, async ({ user, startDate, endDate }) => {
  const record = storedWeekly.read(await WeeklyMailModel.findById(user).lean());
  if (!record?.isOn || record.sent >= startDate) return;
  const viewer = await readerOf(user);
  const numbers = viewer && (await numbersOf(viewer, { startDate, endDate }));
  if (!viewer || !numbers) return;
  await send(viewer, record, startDate, { ...numbers, stopUrl: await stopUrlOf(viewer.user._id) });
});

/** The person as they act now; null where nothing may be mailed to them, or their plan has no numbers. */
async function readerOf(id: string): Promise<Viewer | null> {
  const user = await account.findById(id);
  if (!user?.isEnabled || !account.isEmailVerified(user) || user.erasesAt !== null) return null;
  const membership = await members.membershipOf(user);
  if (!entitlements(membership.team).hasAnalytics) return null;
  return { ...membership, user, id, roles: [] };
}

/** What happened in a week; null: nothing, then or in the week before. */
async function numbersOf(viewer: Viewer, week: Range) {
  const asked = { ...week, compare: "false" } as const;
  const [clicks, opens, views] = await Promise.all(
    (["click", "open", "view"] as const).map((event) =>
      series(viewer, { ...week, event, by: "team", compare: event === "click" ? "true" : "false" }),
    ),
  );
  const { total, before } = clicks as Series;
  const [loads, looks] = [opens, views].map((found) => found?.total.total ?? 0);
  if (total.total + (before?.total ?? 0) + (loads ?? 0) + (looks ?? 0) === 0) return null;
  const [signatures, links] = await Promise.all(
    (["signature", "link"] as const).map(async (by) => (await series(viewer, { ...asked, event: "click", by })).rows),
  );
  return {
    name: oneLine(viewer.user.name),
    teamName: oneLine(viewer.team.name),
    ...week,
    clicks: total.total,
    visitors: total.visitors,
    clicksBefore: before?.total ?? 0,
    opens: loads ?? 0,
    views: looks ?? 0,
    signatures: topOf(signatures ?? []),
    links: topOf((links ?? []).map((row) => ({ ...row, name: row.detail ?? row.name }))),
    url: `${settings().PUBLIC_URL}${pathTo("analytics")}?from=${week.startDate}&to=${week.endDate}`,
  };
}

const topOf = (rows: readonly { name: string; total: number }[]) =>
  rows
    .filter(({ total }) => total > 0)
    .slice(0, MAX_WEEKLY_ROWS)
    .map(({ name, total }) => ({ name: oneLine(name).slice(0, 200), count: total }));

type Numbers = NonNullable<Awaited<ReturnType<typeof numbersOf>>>;

async function send(
  { user, team: { agency } }: Viewer,
  { _id, language }: WeeklyMailRecord,
  week: string,
  props: Numbers & { stopUrl: string },
): Promise<void> {
  await transaction(async (session) => {
    const filter = { _id, isOn: true, sent: mongoose.trusted({ $lt: week }) };
    const { modifiedCount } = await WeeklyMailModel.updateOne(filter, { $set: { sent: week } }, { session });
    const until = new Date(Date.now() + GOOD_FOR_MS);
    if (modifiedCount === 1) await mail.send("weeklyNumbers", user.email, props, { session, language, until, agency });
  });
}
