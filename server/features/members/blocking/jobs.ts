/**
 * Members are told when their team's plan has ended, as their signatures stop to show through no doing of theirs, and when it is back
 * after a while. Whoever ends or renews a plan only writes that it is so: here it is noticed, once among all processes.
 */
import mongoose from "mongoose";
import * as z from "zod/mini";
import { StoredId } from "#shared/lib/storedId.ts";
import { oneLine } from "#shared/lib/text.ts";
import { BLOCKED_LONG_HOURS } from "#shared/members/constants.ts";
import { isBlocked } from "#shared/members/rules.ts";
import { pathTo } from "#shared/routes.ts";
import { transaction } from "../../../db/transactions.ts";
import { type Handler, handler } from "../../../jobs/handler.ts";
import { kind } from "../../../jobs/kind.ts";
import * as jobs from "../../../jobs/queue.ts";
import { schedule, type Upkeep } from "../../../jobs/schedule.ts";
import { isSold, settings } from "../../../settings.ts";
import * as account from "../../account/service.ts";
import * as mail from "../../mail/service.ts";
import { MemberModel, storedMembers, storedTeams, TeamModel, type TeamRecord } from "../model.ts";
import { findTeam, ownerOf } from "../service.ts";

const LONG_MS = BLOCKED_LONG_HOURS * 3_600_000;
/** Teams that changed before are no news: an installation that learns of this later does not write to everybody. */
const NEWS_MS = 24 * 3_600_000;
/** Members who are mailed before others get their turn. */
const MAILED_AT_ONCE = 100;

const WATCH = kind({ name: "members.blocking", data: z.object({}), keptMs: 0 });
const TELL = kind({
  name: "members.told",
  data: z.object({
    team: StoredId,
    isBlocked: z.boolean(),
    /** when it was blocked: one time is told once */
    since: z.iso.datetime(),
    /** id of the last member who was told; null at the beginning */
    after: z.nullable(z.string()),
  }),
  keptMs: 0,
});

/** Every minute. */
export const blockingUpkeep = (): readonly Upkeep[] => [
  schedule("members.blocking", { calendar: "* * * * *", kind: WATCH, data: {} }),
];

export const watchHandler: Handler = handler(WATCH, async () => {
  // What was bought once is blocked by nothing (`isBlocked`): without saying so here these would be read every minute.
  const bought = { "plan.data.type": "one_time" };
  const notBought = { "plan.data.type": mongoose.trusted({ $ne: "one_time" }) };
  if (isSold())
    for await (const team of teamsThat({ isTerminated: true, blockedAt: null, ...notBought }))
      if (isBlocked(team)) await begin(team);
  const isOver = isSold() ? { $or: [{ isTerminated: mongoose.trusted({ $ne: true }) }, bought] } : {};
  for await (const team of teamsThat({ ...isOver, blockedAt: mongoose.trusted({ $ne: null }) }))
    if (!isBlocked(team)) await end(team);
});

async function* teamsThat(filter: object): AsyncGenerator<TeamRecord> {
  for await (const stored of TeamModel.find(filter).lean().cursor()) {
    const team = storedTeams.read(stored);
    if (team) yield team;
  }
}

const begin = ({ _id, updatedAt }: TeamRecord) =>
  transaction(async (session) => {
    const now = new Date();
    const filter = { _id, isTerminated: true, blockedAt: null };
    const { modifiedCount } = await TeamModel.updateOne(filter, { $set: { blockedAt: now } }, { session });
    if (modifiedCount === 0 || now.getTime() - updatedAt.getTime() > NEWS_MS) return;
    await jobs.add(TELL, { team: String(_id), isBlocked: true, since: now.toISOString(), after: null }, { session });
  });

const end = ({ _id, blockedAt }: TeamRecord) =>
  transaction(async (session) => {
    const { modifiedCount } = await TeamModel.updateOne({ _id, blockedAt }, { $set: { blockedAt: null } }, { session });
    if (modifiedCount === 0 || !blockedAt || Date.now() - blockedAt.getTime() < LONG_MS) return;
    const since = blockedAt.toISOString();
    await jobs.add(TELL, { team: String(_id), isBlocked: false, since, after: null }, { session });
  });

export const tellHandler: Handler = handler(TELL, async ({ after, ...data }) => {
  const team = await findTeam(new mongoose.Types.ObjectId(data.team));
  // It has changed again since: that is told instead, or nothing.
  if (!team || isBlocked(team) !== data.isBlocked) return;
  const owner = await account.findById(String(ownerOf(team)));
  if (!owner) return;
  const beyond = after ? { _id: mongoose.trusted({ $gt: new mongoose.Types.ObjectId(after) }) } : {};
  const filter = { team: team._id, active: true, status: "registered" as const, ...beyond };
  const rows = await MemberModel.find(filter).sort({ _id: 1 }).limit(MAILED_AT_ONCE).lean();
  for (const { _id, email, facts } of await account.addressed(storedMembers.readAll(rows))) {
    const name = oneLine(facts.name);
    // The same again, after a kill, is the same mail.
    const key = `${data.isBlocked ? "blocked" : "restored"} ${data.since} ${_id}`;
    const sending = { key, replyTo: owner.email, agency: team.agency };
    if (data.isBlocked) {
      const props = { name, ownerName: oneLine(owner.name), ownerEmail: owner.email };
      await mail.send("teamBlocked", email, props, sending);
    } else await mail.send("teamRestored", email, { name, url: settings().PUBLIC_URL + pathTo("dashboard") }, sending);
  }
  const last = rows.at(-1);
  if (last && rows.length === MAILED_AT_ONCE) return { next: { ...data, after: String(last._id) } };
});
