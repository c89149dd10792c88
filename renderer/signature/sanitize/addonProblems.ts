import { MESSAGES } from "#shared/errors/messages.ts";
import { oneLine } from "#shared/lib/text.ts";
import { isWebUrl, safeUrl } from "#shared/lib/url.ts";
import type { Addon } from "#shared/signatures/schema.ts";
import { parse } from "../lint/document.ts";
import { sanitize } from "./sanitize.ts";

type Problem = { path: string; message: string };

/** Names under which addons keep the links they draw. */
const LINKS = new Set(["url", "icsUrl"]);

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
export function addonProblems(addons: readonly Pick<Addon, "type" | "data">[]): Problem[] {
  return addons.flatMap(({ type, data }, index) => {
    const path = `general.addons.${index}.data`;
    const { html } = data;
    const inHtml = type === "customHtml" && typeof html === "string" ? htmlProblems(html, `${path}.html`) : [];
    return [...inHtml, ...linkProblems(data, path)];
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

function linkProblems(value: unknown, path: string): Problem[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = `${path}.${key}`;
    if (!LINKS.has(key) || typeof inner !== "string") return linkProblems(inner, here);
    return inner.trim() === "" || safeUrl(inner) !== null ? [] : [{ path: here, message: MESSAGES.invalidLink }];
  });
}
