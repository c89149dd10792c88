import type { DataOf } from "#shared/addons/addons.ts";
import { CALENDAR_SERVICES, type CalendarService } from "#shared/catalog/addons.ts";
import { type CalendarEvent, calendarUrl } from "#shared/catalog/calendar.ts";
import type { Words } from "#shared/catalog/words.ts";
import { cut } from "#shared/lib/text.ts";
import { eventFile } from "#shared/signatures/events.ts";
import { anchor } from "../../primitives/anchor.ts";
import { html, join, type Markup, type Piece, trusted } from "../../primitives/html.ts";
import { cell, line, row, table } from "../../primitives/table.ts";
import { inkOn, type Sheet } from "../../sheet.ts";
import { IN_BOLD, pen, type TextLook, textCell } from "../text.ts";
import { type DrawAddon, raw, visibleOf } from "./addon.ts";
import { PARAGRAPH_PX } from "./parts.ts";

const MAX_DESCRIPTION = 300;

/** The event that an addon's data describe: without times, an empty `start`. */
export function eventOf(data: DataOf<"calendar">): CalendarEvent {
  return {
    title: visibleOf(data.title) || visibleOf(data.text),
    start: raw(data.start),
    end: raw(data.end) || raw(data.start),
    timeZone: raw(data.timeZone) || "UTC",
    location: visibleOf(data.location),
    // The address has to stay within what may be linked to.
    description: cut(visibleOf(data.description), MAX_DESCRIPTION),
  };
}

/**
 * An event as a small card with "add to calendar" links. Its file comes from our own server once the signature is saved, or from `icsUrl`.
 * Without times, `url` alone is a link to a booking page.
 */
export const calendar: DrawAddon<"calendar"> = (sheet, data, key) => {
  const { accent } = sheet.color;
  const { words } = sheet;
  const event = eventOf(data);
  const links: Piece[] = [];
  const text: string[] = [];
  const add = (label: string, plain: string, url: string | null) => {
    const href = url && sheet.href(url);
    if (!href) return;
    links.push(anchor(href, label, accent));
    text.push(`${plain}: ${href}`);
  };
  if (!event.start) {
    const label = event.title || words.bookMeeting;
    add(label, label, raw(data.url));
    const body = table([row(textCell(penOf(sheet), links[0] ?? null, label))]);
    return body && { body, text };
  }
  const addTo = (label: string, url: string | null) => add(label, `${words.addToCalendar} (${label})`, url);
  for (const [service, label] of Object.entries(CALENDAR_SERVICES))
    addTo(label, calendarUrl(service as CalendarService, event));
  const { eventsUrl } = sheet.options;
  const own = eventsUrl && key ? `${eventsUrl}/${eventFile(key)}` : null;
  if (!links.length) return null;
  addTo("iCal", raw(data.icsUrl) || own);
  const { title, location } = event;
  const time = when(event, words);
  const heading = [title, time, location].filter(Boolean).join(" \u00b7 ");
  return { body: card(sheet, event, time, links), text: [heading, ...text] };
};

const BREAK = trusted("<br>");

/** A leaf of a calendar beside what it is and when and where, and the links below both. */
function card(sheet: Sheet, { title, start, location }: CalendarEvent, time: string, links: readonly Piece[]): Markup {
  const { addToCalendar, colon } = sheet.words;
  const label = `${addToCalendar}${colon.trimEnd()} `;
  const said = [title && html`<b>${title}</b>`, time, location].filter(Boolean);
  const padding = sheet.dir ? "0 12px 0 0" : "0 0 0 12px";
  const own = penOf(sheet, { padding });
  const below = penOf(sheet, { padding: "8px 0 0", columns: 2 });
  const longest = [title, time, location].toSorted((a, b) => b.length - a.length)[0] ?? "";
  const content = table([
    row(cell(leaf(sheet, start), { valign: "top" }), textCell(own, join(said, BREAK), longest)),
    row(textCell(below, [label, join(links, " | ")], label + "service | ".repeat(links.length))),
  ]);
  const border = `border:1px solid ${sheet.color.line};border-radius:8px`;
  return table([line(content, { padding: "10px 14px", style: border })]) as Markup;
}

const penOf = (sheet: Sheet, look: TextLook = {}) =>
  pen(sheet, sheet.basePx, sheet.color.text, { limitPx: PARAGRAPH_PX, ...look });

/** The month on the accent, the day below it. */
function leaf(sheet: Sheet, start: string): Markup | null {
  const date = dateOf(start);
  const { accent, text } = sheet.color;
  const top = { background: accent, padding: "2px 0", widthPx: LEAF_PX, align: "center" } as const;
  const edge = `${IN_BOLD};border:1px solid ${accent}`;
  return (
    date &&
    table([
      line(sheet.words.date ? date.number : date.month.toUpperCase(), {
        ...top,
        style: sheet.type(11, inkOn(accent), IN_BOLD),
      }),
      line(String(date.day), { align: "center", padding: "2px 0", style: sheet.type(20, text, edge, 1.2) }),
    ])
  );
}
const LEAF_PX = 44;

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** `2026-11-21T10:00` -> its parts; null for anything else. */
function dateOf(time: string) {
  const [, year = "", number = "", day = "", clock] = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2})$/.exec(time) ?? [];
  const month = MONTHS[Number(number) - 1];
  return month && clock ? { day: Number(day), month, number, year, clock, written: day } : null;
}

/**
 * `21 Nov 2026, 10:00\u201311:30 (Europe/Berlin)`, with the day of its end where that is another one; in other languages the
 * month is a number.
 */
function when({ start, end, timeZone }: CalendarEvent, { date }: Words): string {
  const [from, to] = [dateOf(start), dateOf(end)];
  if (!from) return "";
  const dayOf = ({ day, month, number, year, written }: typeof from) =>
    date.replace("d", written).replace("m", number).replace("y", year) || `${day} ${month} ${year}`;
  const until =
    !to || end <= start ? "" : dayOf(to) === dayOf(from) ? `\u2013${to.clock}` : ` \u2013 ${dayOf(to)}, ${to.clock}`;
  return `${dayOf(from)}, ${from.clock}${until} (${timeZone.replaceAll("_", " ")})`;
}
