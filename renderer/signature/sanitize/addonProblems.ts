import { type Addon, type DataOf, textsOf } from "#shared/addons/addons.ts";
import { isWithin, RATING, REVIEWS } from "#shared/addons/constants.ts";
import { link } from "#shared/addons/fields.ts";
import { RATED_REQUESTS } from "#shared/catalog/addons.ts";
import { instantOf } from "#shared/catalog/calendar.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { oneLine } from "#shared/lib/text.ts";
import { isWebUrl, safeUrl } from "#shared/lib/url.ts";
import { parse } from "../lint/document.ts";
import { sanitize } from "./sanitize.ts";

type Problem = { path: string; message: string };

/** Attributes of HTML that lead somewhere, and those that fetch something. */
const TARGETS = new Set(["href", "xlink:href", "action", "formaction"]);
const SOURCES = new Set(["src", "background", "poster", "data", "lowsrc", "dynsrc"]);
/** Named in one answer; of a longer one no more is shown. */
const MAX_NAMED = 5;
const MAX_SHOWN = 60;

/**
 * What of the addons could not be drawn as it was meant: links that lead nowhere safe, custom HTML of which nothing
 * can be kept, ratings that are none, and events at times that do not exist. Asked before a signature is saved, so that a person hears of it instead of
 * missing it in the mail.
 */
export function addonProblems(addons: readonly Addon[]): Problem[] {
  return addons.flatMap((addon, index) => {
    const path = `general.addons.${index}`;
    const inHtml = addon.type === "customHtml" ? htmlProblems(addon.data.html ?? "", `${path}.data.html`) : [];
    const inLinks = textsOf(addon, link)
      .filter(({ text }) => safeUrl(text) === null)
      .map((wrong) => ({ path: `${path}.${wrong.path}`, message: MESSAGES.invalidLink }));
    const inNumbers = addon.type === "social" ? ratingProblems(addon.data, `${path}.data`) : [];
    const inTimes = addon.type === "calendar" ? timeProblems(addon.data, `${path}.data`) : [];
    return [...inHtml, ...inLinks, ...inNumbers, ...inTimes];
  });
}

/** A rating or a count that is none: it would not be drawn. Only where one is: of other requests nobody sees or can mend it. */
function ratingProblems({ list = [] }: DataOf<"social">, path: string): Problem[] {
  return list.flatMap((row, at) =>
    FACTS.flatMap(([name, range]) =>
      !RATED_REQUESTS.includes(row.type ?? "") || row[name] === undefined || isWithin(row[name], range)
        ? []
        : [{ path: `${path}.list.${at}.${name}`, message: MESSAGES.numberRange(range) }],
    ),
  );
}
const FACTS = [
  ["rating", RATING],
  ["reviews", REVIEWS],
] as const;

/** Times of an event that no calendar has, or that run backwards. Without a start it is a link to a booking page. */
function timeProblems({ start = "", end = "", timeZone = "" }: DataOf<"calendar">, path: string): Problem[] {
  if (start === "") return [];
  const zone = timeZone || "UTC";
  if (instantOf("2000-01-01T00:00", zone) === null)
    return [{ path: `${path}.timeZone`, message: MESSAGES.unknownTimeZone }];
  const from = instantOf(start, zone);
  const to = instantOf(end || start, zone);
  if (!from) return [{ path: `${path}.start`, message: MESSAGES.unknownTime }];
  if (!to) return [{ path: `${path}.end`, message: MESSAGES.unknownTime }];
  return to < from ? [{ path: `${path}.end`, message: MESSAGES.endsBeforeStart }] : [];
}

function htmlProblems(html: string, path: string): Problem[] {
  if (html.trim() === "") return [];
  const refused = refusedIn(html).slice(0, MAX_NAMED);
  if (refused.length > 0) return refused.map((value) => ({ path, message: MESSAGES.refusedLink(shown(value)) }));
  return sanitize(html) === null ? [{ path, message: MESSAGES.invalidHtml }] : [];
}

/** Addresses in somebody's HTML that no mail may have, wherever they stand: each once, as the browser would read them. */
function refusedIn(html: string): string[] {
  const values = parse(html).elements.flatMap(({ attributes }) =>
    attributes.flatMap(({ name, value }) => {
      // `#` and an empty link lead nowhere, which harms nobody.
      const isRefused =
        (TARGETS.has(name) && !/^\s*(?:#|$)/.test(value) && safeUrl(value) === null) ||
        (SOURCES.has(name) && value.trim() !== "" && !isWebUrl(safeUrl(value) ?? ""));
      return isRefused ? [value] : [];
    }),
  );
  return [...new Set(values)];
}

function shown(value: string): string {
  const text = oneLine(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
