import { MESSAGES } from "#shared/errors/messages.ts";
import { safeUrl } from "#shared/lib/url.ts";
import type { Addon } from "#shared/signatures/schema.ts";
import { sanitize } from "./sanitize.ts";

type Problem = { path: string; message: string };

/** Names under which addons keep the links they draw. */
const LINKS = new Set(["url", "icsUrl"]);

/**
 * What of the addons could not be drawn as it was meant: links that lead nowhere safe, and custom HTML of which nothing
 * can be kept. Asked before a signature is saved, so that a person hears of it instead of missing it in the mail.
 */
export function addonProblems(addons: readonly Pick<Addon, "type" | "data">[]): Problem[] {
  return addons.flatMap(({ type, data }, index) => {
    const path = `general.addons.${index}.data`;
    const { html } = data;
    const isLost = type === "customHtml" && typeof html === "string" && html.trim() !== "" && sanitize(html) === null;
    return [...(isLost ? [{ path: `${path}.html`, message: MESSAGES.invalidHtml }] : []), ...linkProblems(data, path)];
  });
}

function linkProblems(value: unknown, path: string): Problem[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = `${path}.${key}`;
    if (!LINKS.has(key) || typeof inner !== "string") return linkProblems(inner, here);
    return inner.trim() === "" || safeUrl(inner) !== null ? [] : [{ path: here, message: MESSAGES.invalidLink }];
  });
}
