import { t } from "#shared/languages/translate.ts";
import { MAX_HTML_CHARS, WARN_HTML_CHARS } from "#shared/signatures/constants.ts";
import type { Finding } from "#shared/signatures/schema.ts";
import type { Sheet } from "./sheet.ts";

/** What is only insurance, the least of it first. */
const INSURANCE: readonly ((html: string) => string)[] = [
  // Every parser adds the bodies of tables by itself.
  (html) => html.replaceAll("<tbody>", "").replaceAll("</tbody>", ""),
  // The second colour inside links.
  (html) => html.replace(/(<a [^>]*>)<span style="color:#[0-9a-fA-F]{6}">([^<]*)<\/span><\/a>/g, "$1$2</a>"),
  // The second size of pictures.
  (html) => html.replace(/(?<=" style="display:block;border:0);width:\d+px;height:\d+px/g, ""),
];

/** Takes insurance out of a signature that comes near to what Gmail refuses, until it is short enough; up to a tenth. */
export function compact(html: string): string {
  let left = html;
  for (const without of INSURANCE) {
    if (left.length < WARN_HTML_CHARS) return left;
    left = without(left);
  }
  return left;
}

const LONG_LINK = 200;

/** Says that Gmail will refuse it, and which parts weigh most. */
export function tooLong(html: string, { general, drawn }: Sheet): Finding[] {
  if (html.length < MAX_HTML_CHARS) return [];
  const parts: [string, number][] = [
    ...(drawn.addons ?? []).map(({ type, body }): [string, number] => [
      t("the {type} addon", { type }),
      (typeof body === "function" ? body() : body).html.length,
    ]),
    [t("{count} social links", { count: general.socials.length }), general.socials.length * 250],
    [t("{count} custom fields", { count: general.customFields.length }), general.customFields.length * 200],
  ];
  const heaviest = parts.toSorted(([, a], [, b]) => b - a).slice(0, 3);
  const hasLongLinks = Array.from(html.matchAll(/ href="([^"]*)"/g)).some(
    ([, href]) => (href as string).length > LONG_LINK,
  );
  return [
    {
      rule: "size",
      level: "error",
      where: t("{count} characters", { count: html.length }),
      message: t(
        hasLongLinks
          ? "Gmail refuses signatures of {count} characters and more. Use short links, or cut what weighs most: {parts}."
          : "Gmail refuses signatures of {count} characters and more. Cut what weighs most: {parts}.",
        { count: MAX_HTML_CHARS, parts: heaviest.map(([name]) => name).join(", ") },
      ),
    },
  ];
}
