import { StoreError } from "./errors.ts";

/** Milliseconds that local clocks are ahead of UTC at an instant. */
export type Offset = (instant: number) => number;

const UTC: Offset = () => 0;
const MINUTE_MS = 60_000;
/** No clock is moved by more than this. */
const DAY_MS = 86_400_000;
/** Zones in use at once are few; whoever asks for many makes them anew. */
const MAX_ZONES = 100;
const zones = new Map<string, Offset>();

/** The offsets of a zone: `Europe/Berlin`, `+05:30`, `-0330`, `+02`, `UTC`. @throws 40485 for any other name */
export function offsetsOf(name: string): Offset {
  if (["UTC", "GMT", "Z"].includes(name)) return UTC;
  const fixed = /^([+-])(\d{2}):?(\d{2})?$/.exec(name);
  if (fixed) {
    const ms = (Number(fixed[2]) * 60 + Number(fixed[3] ?? 0)) * MINUTE_MS * (fixed[1] === "-" ? -1 : 1);
    return () => ms;
  }
  let offset = zones.get(name);
  if (!offset) {
    offset = offsetsByCalendar(name);
    if (zones.size >= MAX_ZONES) zones.clear();
    zones.set(name, offset);
  }
  return offset;
}

/** Offsets out of the time zone database that Node brings: what a local calendar shows, read as if it were UTC. */
function offsetsByCalendar(timeZone: string): Offset {
  let calendar: Intl.DateTimeFormat;
  try {
    calendar = new Intl.DateTimeFormat("en-US", {
      ...{ timeZone, calendar: "iso8601", hourCycle: "h23", era: "short", year: "numeric", month: "numeric" },
      ...{ day: "numeric", hour: "numeric", minute: "numeric", second: "numeric" },
    });
  } catch {
    throw new StoreError(40485, `unrecognized time zone identifier: "${timeZone}"`);
  }
  return (instant) => {
    const shown: Record<string, string> = {};
    for (const { type, value } of calendar.formatToParts(instant)) shown[type] = value;
    const year = shown.era === "BC" || shown.era === "B" ? 1 - Number(shown.year) : Number(shown.year);
    const local = new Date(0);
    local.setUTCFullYear(year, Number(shown.month) - 1, Number(shown.day));
    local.setUTCHours(Number(shown.hour), Number(shown.minute), Number(shown.second));
    return local.getTime() - Math.floor(instant / 1000) * 1000;
  };
}

/**
 * The instant at which local clocks show a time, given as if it were UTC. Of a time that comes twice the one with the
 * `wished` offset, else the first; a time that is left out becomes the first after it that is not.
 */
export function instantOf(local: number, offset: Offset, wished: number): number {
  const [before, after] = [offset(local - DAY_MS), offset(local + DAY_MS)];
  const shown = [wished, Math.max(before, after), Math.min(before, after)].find((ms) => offset(local - ms) === ms);
  return local - (shown ?? before);
}
