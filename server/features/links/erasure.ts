import mongoose, { type Types } from "mongoose";
import { changeAll, type Erased, eraseAll, oneOf } from "../../db/erasing.ts";
import { settings } from "../../settings.ts";
import { OPEN, SAVE, VIEW } from "./lines.ts";
import { SentMailModel } from "./mails/model.ts";
import { ClickBatchModel, type ClickBatchRecord, ClickMonthModel, ShortLinkModel } from "./model.ts";
import { switchLinks } from "./service.ts";
import { TallyDayModel, TallyDetailModel, TallyModel, TallyVisitorsModel } from "./tallies/model.ts";

const DAY_MS = 86_400_000;
/** Raw clicks are looked through so many hours at a time … */
const WINDOW_MS = 6 * 3_600_000;
/** … and for so long before others get their turn. */
const TURN_MS = 10_000;

/** Links of the teams lead nowhere from now on, in all processes; those that the person saved for others are nobody's. */
export async function endLinks({ user, teams }: Erased, signal: AbortSignal): Promise<void> {
  for (const team of teams) await switchLinks({ team }, true);
  await changeAll(
    ShortLinkModel,
    { owner: user, team: mongoose.trusted({ $nin: [...teams, null] }) },
    { $unset: { owner: 1 } },
    signal,
  );
  await switchLinks({ owner: user }, true);
}

/**
 * Takes the lines of the teams' links and pixels out of the raw clicks.
 * @param hashes of their signatures and cards
 * @param from where an earlier turn has ended; null: at the beginning
 * @returns where to go on; null: that was all
 */
export async function eraseClicks(
  whom: Erased,
  hashes: AsyncIterable<string>,
  from: Date | null,
  signal: AbortSignal,
  now = new Date(),
): Promise<Date | null> {
  const codes = new Set<string>();
  for await (const { code, signature } of ShortLinkModel.find(linksOf(whom)).lean().cursor())
    for (const one of [code, OPEN + signature]) codes.add(one);
  for await (const hash of hashes) for (const kind of [OPEN, VIEW, SAVE]) codes.add(kind + hash);
  if (codes.size === 0) return null;
  const endOfTurn = Date.now() + TURN_MS;
  let at = from ?? (await firstClicks(whom, now));
  for (; at <= now; at = new Date(at.getTime() + WINDOW_MS)) {
    signal.throwIfAborted();
    if (Date.now() > endOfTurn) return at;
    const window = { at: mongoose.trusted({ $gte: at, $lt: new Date(at.getTime() + WINDOW_MS) }) };
    for await (const batch of ClickBatchModel.find(window).lean().cursor()) await takeOut(batch, codes, whom.teams);
  }
  return null;
}

/** Before the first month in which anything was counted there is nothing. */
async function firstClicks({ teams }: Erased, now: Date): Promise<Date> {
  // One day more than raw clicks are kept, as clocks differ.
  const raw = now.getTime() - (settings().CLICK_DAYS + 1) * DAY_MS;
  const [first] = await ClickMonthModel.find({ team: oneOf(teams) }, { month: 1 })
    .sort({ month: 1 })
    .limit(1)
    .lean();
  const counted = first ? Date.parse(`${first.month}-01T00:00:00Z`) : now.getTime() - DAY_MS;
  return new Date(Math.max(raw, counted));
}

async function takeOut(
  { _id, lines, rows, counters, teams: named }: ClickBatchRecord,
  codes: ReadonlySet<string>,
  teams: readonly Types.ObjectId[],
): Promise<void> {
  const kept = lines?.split("\n").filter((line) => !codes.has(line.slice(0, line.indexOf("\t"))));
  const text = kept?.join("\n");
  const keptRows = rows?.filter(({ code }) => !codes.has(code));
  // The batch itself stays: its id keeps what it holds from being counted twice.
  if (text !== undefined && text !== lines) await ClickBatchModel.updateOne({ _id }, { $set: { lines: text } });
  const keptCounters = counters?.split("\n").filter((line) => !codes.has(line.slice(0, line.indexOf("\t"))));
  const isNamed = named?.some((team) => teams.some((one) => one.equals(team)));
  if (keptCounters && (isNamed || keptCounters.join("\n") !== counters))
    await ClickBatchModel.updateOne(
      { _id },
      { $set: { counters: keptCounters.join("\n") }, $pull: { teams: mongoose.trusted({ $in: [...teams] }) } },
    );
  if (rows && keptRows && keptRows.length < rows.length)
    await ClickBatchModel.updateOne({ _id }, { $set: { rows: keptRows } });
}

const linksOf = ({ user, teams }: Erased) => ({ $or: [{ team: oneOf(teams) }, { owner: user }] });

/** What was counted of the teams' signatures, and the links: these last, as raw clicks are found by them. */
export async function eraseCounts(whom: Erased, isLast: boolean, signal: AbortSignal): Promise<void> {
  for (const model of [ClickMonthModel, TallyModel, TallyDetailModel, TallyVisitorsModel, TallyDayModel, SentMailModel])
    await eraseAll(model as typeof ClickMonthModel, { team: oneOf(whom.teams) }, signal);
  await eraseAll(SentMailModel, { user: whom.user }, signal);
  if (isLast) await eraseAll(ShortLinkModel, linksOf(whom), signal);
}
