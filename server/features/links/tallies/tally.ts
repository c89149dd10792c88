/** From lines of raw clicks to the days of links, things and teams. Pure. */
import type { Apart, Event } from "#shared/analytics/constants.ts";
import { dayAt, hourAt, type LocalDay } from "#shared/analytics/days.ts";
import { type Line, OPEN, SAVE, VIEW } from "../lines.ts";
import type { MailDay } from "../mails/model.ts";
import { referrerOf } from "../origins.ts";
import { type Days, keyOf, type Whole } from "./model.ts";

/** Of a visitor's hash so much is kept: 66 bits, at which nobody is taken for another. */
export const VISITOR_LENGTH = 11;

/** To what the clicks of a code belong; `of` is the hash of a signature, page or card, empty where it is not known. */
export type Belongs = { of: string; team: string };

/** What is added to one tally and its details. */
export type Added = {
  kind: Whole;
  of: string;
  event: Event;
  month: string;
  team: string;
  days: Days;
  apart: Record<string, Days>;
  devices: Record<string, Days>;
  referrers: Record<string, Days>;
  countries: Record<string, Days>;
  hours: Record<string, Days>;
  /** by the day of the month */
  visitors: Map<string, Set<string>>;
};

/** What some lines add up to. `days`: those of the teams in which anything was done. */
export type Sum = {
  byKey: Map<string, Added>;
  days: Map<string, { team: string; zone: string; day: LocalDay }>;
  /** by their ids */
  mails: Map<string, AddedMail>;
};

/** Of one mail; `lastAt`: the last of it, in milliseconds since 1970. */
export type AddedMail = { days: Record<string, MailDay>; lastAt: number };

export const emptySum = (): Sum => ({ byKey: new Map(), days: new Map(), mails: new Map() });

/** What was done, by the code that a line has. */
export function eventOf(code: string): Event {
  if (code.startsWith(OPEN)) return "open";
  if (code.startsWith(VIEW)) return "view";
  return code.startsWith(SAVE) ? "save" : "click";
}

type Context = { zone: string; belongs: Belongs; ownHosts: ReadonlySet<string> };

/**
 * Adds a line to the sum.
 * @param isWanted days that are counted; all, where it is left out
 */
export function addLine(sum: Sum, line: Line, context: Context, isWanted: (day: LocalDay) => boolean = () => true) {
  const { code, at, visitor, agent } = line;
  const { zone, belongs } = context;
  const event = eventOf(code);
  const wholes = wholesOf(code, event, belongs);
  const referrer = agent === "person" ? referrerOf(line.referrer, context.ownHosts) : "";
  for (const ms of at) {
    const day = dayAt(ms, zone);
    if (!isWanted(day)) continue;
    // Clocks are costly to ask: once a moment, not for each whole that it belongs to.
    const hour = agent === "person" ? String(hourAt(ms, zone)).padStart(2, "0") : "";
    const [month, date] = [day.date.slice(0, 7), day.date.slice(8)];
    sum.days.set(`${belongs.team}:${day.date}`, { team: belongs.team, zone, day });
    if (line.mail !== "") addToMail(sum, line, { event, date: day.date, ms });
    for (const [kind, of] of wholes) {
      const added = addedTo(sum, { kind, of, event, month, team: belongs.team });
      if (agent !== "person") {
        count(added.apart, agent satisfies Apart, date);
        continue;
      }
      added.days[date] = (added.days[date] ?? 0) + 1;
      count(added.devices, line.device, date);
      count(added.referrers, referrer, date);
      count(added.countries, line.country, date);
      count(added.hours, hour, date);
      const visitors = added.visitors.get(date) ?? new Set();
      added.visitors.set(date, visitors.add(visitor.slice(0, VISITOR_LENGTH)));
    }
  }
}

function addToMail(sum: Sum, { mail, agent }: Line, { event, date, ms }: { event: Event; date: string; ms: number }) {
  const its = sum.mails.get(mail) ?? { days: {}, lastAt: 0 };
  sum.mails.set(mail, its);
  const day = its.days[date] ?? {};
  its.days[date] = day;
  const kind = event === "open" ? "opens" : "clicks";
  const byAgent = day[kind] ?? {};
  day[kind] = byAgent;
  byAgent[agent] = (byAgent[agent] ?? 0) + 1;
  its.lastAt = Math.max(its.lastAt, ms);
}

function wholesOf(code: string, event: Event, { of, team }: Belongs): [Whole, string][] {
  const wholes: [Whole, string][] = [["team", team]];
  if (of !== "") wholes.push(["thing", of]);
  if (event === "click") wholes.push(["link", code]);
  return wholes;
}

function addedTo(sum: Sum, one: Pick<Added, "kind" | "of" | "event" | "month" | "team">): Added {
  const key = keyOf(one.kind, one.of, one.event, one.month);
  const known = sum.byKey.get(key);
  if (known) return known;
  const [days, apart, devices, referrers, countries, hours] = [{}, {}, {}, {}, {}, {}];
  const added = { ...one, days, apart, devices, referrers, countries, hours, visitors: new Map() };
  sum.byKey.set(key, added);
  return added;
}

function count(byName: Record<string, Days>, name: string, date: string) {
  if (name === "") return;
  const days = byName[name] ?? {};
  byName[name] = days;
  days[date] = (days[date] ?? 0) + 1;
}

/** Whoever follows so many links of one thing … */
const SCANNED_LINKS = 3;
/** … within so short a time is a mail gateway that looks where they lead, however its browser is called. */
const SCANNED_WITHIN_MS = 2_000;

/**
 * Tells scanners from people by what they do: of all lines of a day, those of who followed several links of one thing at
 * once are a scanner's. Lines of others are the same objects.
 * @param thingOf to what the clicks of a code belong
 */
export function withScanners(lines: readonly Line[], thingOf: (code: string) => string): Line[] {
  const visits = new Map<string, { code: string; ms: number }[]>();
  const keyFor = ({ code, visitor }: Line) => `${thingOf(code)} ${visitor}`;
  const isPersons = ({ code, agent }: Line) => agent === "person" && eventOf(code) === "click" && thingOf(code) !== "";
  for (const line of lines.filter(isPersons)) {
    const known = visits.get(keyFor(line)) ?? [];
    visits.set(keyFor(line), known);
    for (const ms of line.at) known.push({ code: line.code, ms });
  }
  const scanned = new Map([...visits].flatMap(([key, list]) => [[key, burstsIn(list)] as const]));
  return lines.flatMap((line): Line[] => {
    const bursts = isPersons(line) ? (scanned.get(keyFor(line)) ?? []) : [];
    const isScan = (ms: number) => bursts.some(([from, to]) => from <= ms && ms <= to);
    if (bursts.length === 0 || !line.at.some(isScan)) return [line];
    const people = line.at.filter((ms) => !isScan(ms));
    const scanner: Line = { ...line, agent: "scanner", at: line.at.filter(isScan) };
    return people.length > 0 ? [{ ...line, at: people }, scanner] : [scanner];
  });
}

/** The times in which somebody followed so many different links. */
function burstsIn(visits: { code: string; ms: number }[]): [from: number, to: number][] {
  const sorted = visits.toSorted((a, b) => a.ms - b.ms);
  const bursts: [number, number][] = [];
  let start = 0;
  const within = new Map<string, number>();
  for (const { code, ms } of sorted) {
    within.set(code, (within.get(code) ?? 0) + 1);
    for (let first = sorted[start]; first && ms - first.ms > SCANNED_WITHIN_MS; first = sorted[++start]) {
      const left = (within.get(first.code) ?? 1) - 1;
      if (left === 0) within.delete(first.code);
      else within.set(first.code, left);
    }
    if (within.size < SCANNED_LINKS) continue;
    const from = (sorted[start] as { ms: number }).ms;
    const last = bursts.at(-1);
    // One that goes on is one: a list of each of its moments would be looked through for each of its moments.
    if (last && from <= last[1]) last[1] = ms;
    else bursts.push([from, ms]);
  }
  return bursts;
}
