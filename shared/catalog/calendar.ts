import { percentEncoded } from "../lib/percent.ts";
import type { CalendarService } from "./addons.ts";

/** An appointment as people write it: wall-clock times of a place. */
export type CalendarEvent = {
  title: string;
  /** `2026-11-21T10:00`, in `timeZone` */
  start: string;
  end: string;
  /** IANA name, `Europe/Berlin` */
  timeZone: string;
  location: string;
  description: string;
};

const WALL_CLOCK = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

/** A wall-clock time of a place as an instant; null when time or zone do not exist. `2026-07-01T10:00`, `Europe/Berlin` -> 08:00Z */
export function instantOf(wallClock: string, timeZone: string): Date | null {
  const parts = WALL_CLOCK.exec(wallClock);
  if (!parts) return null;
  const [year, month, day, hour, minute] = parts.slice(1).map(Number) as [number, number, number, number, number];
  const asUtc = Date.UTC(year, month - 1, day, hour, minute);
  if (new Date(asUtc).toISOString().slice(0, 16) !== wallClock) return null;
  try {
    // Twice: the first guess may lie on the other side of a change of the clocks.
    const guess = asUtc - offsetMs(asUtc, timeZone);
    return new Date(asUtc - offsetMs(guess, timeZone));
  } catch {
    return null;
  }
}

/** How far a zone's clocks are ahead of UTC at an instant. @throws RangeError for a zone that does not exist */
function offsetMs(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  const found = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = found;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/** `20261121T090000Z` */
const compact = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, "");

/** `2026-11-21T09:00:00Z` */
const iso = (instant: Date) => instant.toISOString().replace(".000", "");

/** The page on which a calendar service adds the event; null when its times do not exist or run backwards. */
export function calendarUrl(service: CalendarService, event: CalendarEvent): string | null {
  const start = instantOf(event.start, event.timeZone);
  const end = instantOf(event.end, event.timeZone);
  if (!start || !end || end < start) return null;
  const { title, location, description } = event;
  if (service === "google") {
    return query("https://calendar.google.com/calendar/render", {
      action: "TEMPLATE",
      text: title,
      dates: `${compact(start)}/${compact(end)}`,
      ctz: event.timeZone,
      location,
      details: description,
    });
  }
  if (service === "yahoo") {
    return query("https://calendar.yahoo.com/", {
      v: "60",
      title,
      st: compact(start),
      et: compact(end),
      in_loc: location,
      desc: description,
    });
  }
  const host = service === "outlook" ? "outlook.live.com" : "outlook.office.com";
  return query(`https://${host}/calendar/0/deeplink/compose`, {
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: title,
    startdt: iso(start),
    enddt: iso(end),
    location,
    body: description,
  });
}

/** Slashes and colons may stand in a query as they are: the address counts toward Gmail's limit. */
function query(page: string, values: Record<string, string>): string {
  const filled = Object.entries(values).filter(([, value]) => value);
  return `${page}?${filled.map(([name, value]) => `${name}=${percentEncoded(value).replace(/%(?:2F|3A)/g, decodeURIComponent)}`).join("&")}`;
}

/**
 * The event as an iCalendar file, times in UTC so that every zone shows them right; null as `calendarUrl`.
 * Lines are folded at 75 octets (RFC 5545, 3.1).
 */
export function icsFile(event: CalendarEvent, uid: string, stamp: Date): string | null {
  const start = instantOf(event.start, event.timeZone);
  const end = instantOf(event.end, event.timeZone);
  if (!start || !end || end < start) return null;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Signoff//Calendar//EN",
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${compact(stamp)}`,
    `DTSTART:${compact(start)}`,
    `DTEND:${compact(end)}`,
    `SUMMARY:${escapeText(event.title)}`,
    event.location && `LOCATION:${escapeText(event.location)}`,
    event.description && `DESCRIPTION:${escapeText(event.description)}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.filter(Boolean).map(fold).join("\r\n")}\r\n`;
}

const escapeText = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

function fold(line: string): string {
  const encoder = new TextEncoder();
  let out = "";
  let octets = 0;
  for (const char of line) {
    const length = encoder.encode(char).length;
    if (octets + length > 75) {
      out += "\r\n ";
      octets = 1;
    }
    out += char;
    octets += length;
  }
  return out;
}
