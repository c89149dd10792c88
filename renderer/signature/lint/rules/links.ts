import { ancestors, attribute, type Document, textOf } from "../document.ts";
import { error, type Report, type Rule } from "../rule.ts";

const BAD_SCHEME = /^(?:javascript|vbscript|data|blob|file|cid|about):/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these very characters hide a scheme
const bare = (url: string) => url.replace(/[\t\n\r]/g, "").replace(/^[\u0000-\u0020]+/, "");

function safeUrls({ elements }: Document, report: Report): void {
  for (const { attributes, style, source } of elements) {
    const urls = attributes.filter(({ name }) => /^(?:href|src|background)$/.test(name)).map(({ value }) => value);
    for (const { value } of style) {
      for (const [, url] of value.matchAll(/url\(\s*['"]?([^'")]*)/gi)) urls.push(url as string);
    }
    for (const url of urls.map(bare)) {
      if (BAD_SCHEME.test(url)) report(source, "Use an address that starts with https, mailto or tel.");
      if (/^[a-z]+:\/\/[^/?#]*@/i.test(url)) report(source, "Take the password out of the address.");
    }
    const css = style
      .map(({ name, value }) => `${name}:${value}`)
      .join(";")
      .replace(/\/\*.*?\*\/|\\/g, "");
    if (/expression\(|behavior:|-moz-binding|@import/i.test(css)) report(source, "Take the script out of the style.");
  }
}

const TARGET = /^(?:https?:\/\/[^/?#\s]+|mailto:[^@\s]+@[^@\s]+|tel:[^\d]*\d)/i;

function targets({ elements }: Document, report: Report): void {
  for (const element of elements) {
    if (element.name !== "a") continue;
    const href = attribute(element, "href");
    if (href === null || !TARGET.test(bare(href)))
      report(element.source, "Give the link a full address: https, mailto or tel.");
  }
}

function linkTexts({ elements }: Document, report: Report): void {
  for (const element of elements) {
    if (element.name !== "a") continue;
    const label = attribute(element, "aria-label") ?? "";
    if (!`${textOf(element)}${label}`.trim())
      report(element.source, "Give the link a text, or its picture an alternative text.");
    if (ancestors(element.parent).some(({ name }) => name === "a"))
      report(element.source, "A link must not stand inside a link.");
  }
}

export const LINK_RULES: readonly Rule[] = [error("4", safeUrls), error("5", targets), error("6", linkTexts)];
