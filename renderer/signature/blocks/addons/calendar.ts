import type { DataOf } from "#shared/addons/addons.ts";
import { CALENDAR_SERVICES, type CalendarService } from "#shared/catalog/addons.ts";
import { type CalendarEvent, calendarUrl } from "#shared/catalog/calendar.ts";
import { eventFile } from "#shared/signatures/events.ts";
import { anchor } from "../../primitives/anchor.ts";
import { html, join, type Piece, trusted } from "../../primitives/html.ts";
import { row, table } from "../../primitives/table.ts";
import { pen, styled, textCell } from "../text.ts";
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
    description: visibleOf(data.description).slice(0, MAX_DESCRIPTION),
  };
}

/**
 * An event with "add to calendar" links. Its file comes from our own server once the signature is saved, or from `icsUrl`.
 * Without times, `url` alone is a link to a booking page.
 */
export const calendar: DrawAddon<"calendar"> = (sheet, data, key) => {
  const { accent, text: ink, line } = sheet.color;
  const event = eventOf(data);
  const { title } = event;
  const links: Piece[] = [];
  const text: string[] = [];
  const add = (label: string, url: string | null) => {
    const href = url && sheet.href(url);
    if (!href) return;
    links.push(anchor(href, label, accent));
    text.push(`${label}: ${href}`);
  };
  if (event.start) {
    for (const [service, label] of Object.entries(CALENDAR_SERVICES))
      add(label, calendarUrl(service as CalendarService, event));
    const { eventsUrl } = sheet.options;
    const own = eventsUrl && key ? `${eventsUrl}/${eventFile(key)}` : null;
    if (links.length) add("iCal", raw(data.icsUrl) || own);
  } else if (raw(data.url)) add(title || "Book a meeting", raw(data.url));
  if (!links.length) return null;

  const at = when(event.start, event.timeZone);
  const heading = event.start ? [title, at, event.location].filter(Boolean).join(" \u00b7 ") : "";
  const mark = html` <span style="color:${trusted(line)}">|</span> `;
  const own = pen(sheet, sheet.basePx, ink, { limitPx: PARAGRAPH_PX, align: sheet.look.align });
  const label = event.start ? [styled("Add to calendar:", `;color:${ink}`), " "] : [];
  const body = table([
    row(textCell(own, heading && styled(heading, ";font-weight:bold"), heading)),
    row(textCell(own, [...label, join(links, mark)], "Add to calendar")),
  ]);
  return body && { body, text: heading ? [heading, ...text] : text };
};

/** `2026-11-21T10:00` -> `21 Nov 2026, 10:00 (Europe/Berlin)` */
function when(start: string, timeZone: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2})$/.exec(start) ?? [];
  const name = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ")[Number(month) - 1];
  return name ? `${Number(day)} ${name} ${year}, ${time} (${timeZone.replaceAll("_", " ")})` : "";
}
