import { t } from "#shared/languages/translate.ts";
import { MAX_HTML_CHARS, WARN_HTML_CHARS } from "#shared/signatures/constants.ts";
import type { Finding } from "#shared/signatures/schema.ts";
import { pastedSize } from "./pasted.ts";
import type { Sheet } from "./sheet.ts";

/**
 * Takes insurance out of a signature that comes near to what Gmail refuses: the font then stands once, around the whole,
 * and no longer in each cell, where no reply can lose it. Up to a seventh.
 * @returns the signature, and the characters it has when pasted
 */
export function compact(html: string, font: string): { html: string; size: number } {
  const size = pastedSize(html);
  if (size < WARN_HTML_CHARS) return { html, size };
  const face = `font-family:${font}`;
  const end = html.indexOf(">");
  const [start, rest] = [html.slice(0, end), html.slice(end).replaceAll(`;${face}`, "")];
  const shorter = start.includes(' style="')
    ? start.replace(' style="', ` style="${face};`) + rest
    : `${start} style="${face}"${rest}`;
  return { html: shorter, size: pastedSize(shorter) };
}

const LONG_LINK = 200;

/** Says that Gmail will refuse it, and which parts weigh most. */
export function tooLong(html: string, size: number, { general, drawn }: Sheet): Finding[] {
  if (size < MAX_HTML_CHARS) return [];
  const parts: [string, number][] = [
    ...(drawn.addons ?? []).map(({ type, body }): [string, number] => [
      t("the {type} addon", { type }),
      (typeof body === "function" ? body() : body).html.length,
    ]),
    [t("{count} social links", { count: general.socials.length }), general.socials.length * 250],
    [t("{count} custom fields", { count: general.customFields.length }), general.customFields.length * 200],
  ];
  const heaviest = parts.filter(([, chars]) => chars > 0).toSorted(([, a], [, b]) => b - a);
  const hasLongLinks = Array.from(html.matchAll(/ href="([^"]*)"/g)).some(
    ([, href]) => (href as string).length > LONG_LINK,
  );
  return [
    {
      rule: "size",
      level: "error",
      where: t("{count} characters", { count: size }),
      message: t(
        hasLongLinks
          ? "Gmail refuses signatures of {count} characters and more. Use short links, or cut what weighs most: {parts}."
          : "Gmail refuses signatures of {count} characters and more. Cut what weighs most: {parts}.",
        {
          count: MAX_HTML_CHARS,
          parts: heaviest
            .slice(0, 3)
            .map(([name]) => name)
            .join(", "),
        },
      ),
      measured: size,
    },
  ];
}
