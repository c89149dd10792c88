import { type Addon, textsOf } from "#shared/addons/addons.ts";
import { link } from "#shared/addons/fields.ts";
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
 * What of the addons could not be drawn as it was meant: links that lead nowhere safe, and custom HTML of which nothing
 * can be kept. Asked before a signature is saved, so that a person hears of it instead of missing it in the mail.
 */
export function addonProblems(addons: readonly Addon[]): Problem[] {
  return addons.flatMap((addon, index) => {
    const path = `general.addons.${index}`;
    const inHtml = addon.type === "customHtml" ? htmlProblems(addon.data.html ?? "", `${path}.data.html`) : [];
    const inLinks = textsOf(addon, link)
      .filter(({ text }) => safeUrl(text) === null)
      .map((wrong) => ({ path: `${path}.${wrong.path}`, message: MESSAGES.invalidLink }));
    return [...inHtml, ...inLinks];
  });
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
