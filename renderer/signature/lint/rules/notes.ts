import { msg, t } from "#shared/languages/translate.ts";
import { contrast, WHITE } from "#shared/lib/color.ts";
import { RIGHT_TO_LEFT } from "#shared/lib/rightToLeft.ts";
import { RECOMMENDED_WIDTH_PX } from "#shared/signatures/constants.ts";
import { READABLE } from "#shared/signatures/readable.ts";
import { ancestors, attribute, type Document, type Element, property, type Text } from "../document.ts";
import { error, note, type Report, type Rule } from "../rule.ts";
import { hasFont } from "./css.ts";

function leftovers({ elements, tokens }: Document, report: Report): void {
  for (const { kind, source } of tokens) {
    if (kind === "comment" && source.startsWith("<!--[if"))
      report(source, "Outlook comments break when a mail is forwarded.");
  }
  for (const { attributes, source } of elements) {
    for (const { name, value } of attributes) {
      if (/^(?:id|srcset|loading|usemap|data-.*)$/.test(name))
        report(source, `The attribute ${name} does nothing in mails.`);
      if (name === "style" && !value.trim()) report(source, "Leave the empty style out.");
    }
  }
}

const isCell = ({ name }: Element) => name === "td" || name === "th";

function support({ elements }: Document, report: Report): void {
  for (const element of elements) {
    const { name: tag, style, source } = element;
    for (const { name, value } of style) {
      const hint = weakness(element, name, value.toLowerCase());
      if (hint) report(`<${tag}> ${name}:${value}`, hint);
    }
    if (/^(?:section|article|aside|nav|main|header|footer|figure|figcaption)$/.test(tag))
      report(source, "Several clients drop this tag.");
  }
}

/** What at least one of Gmail, Outlook, Apple Mail, Yahoo or Thunderbird does not do; null when all of them can. */
function weakness(element: Element, name: string, value: string): string | null {
  const { name: tag } = element;
  if (/!\s*important/.test(value)) return "Outlook ignores declarations with !important.";
  if (name.startsWith("padding") && !isCell(element) && value !== "0") return "Outlook pads table cells only.";
  if (name.startsWith("margin") && tag !== "p" && !/^0(?:px)?$/.test(value))
    return "Outlook draws margins unreliably: pad the cell.";
  if (name === "width" && !/^(?:table|td|th|img)$/.test(tag)) return "Outlook sizes tables, cells and pictures only.";
  if (name === "height" && !/^(?:table|tr|td|th|img)$/.test(tag))
    return "Outlook sizes tables, cells and pictures only.";
  if (/^border(?!-(?:collapse|spacing|radius))/.test(name) && !/^(?:0|none|0px)$/.test(value)) {
    if (!isCell(element) && tag !== "table") return "Outlook draws borders on cells only.";
    if (Number(/(\d+)px/.exec(value)?.[1] ?? 0) > 8) return "Outlook draws borders of 8 px at most.";
  }
  if (name === "max-width" && property(element, "width") === null && attribute(element, "width") === null)
    return "Outlook needs a width beside max-width.";
  // Where the one is not read there is nothing for the other to hold up.
  if (name === "min-width" && tag === "img" && property(element, "max-width") !== null) return null;
  if (
    /^(?:border-radius|box-shadow|text-shadow|opacity|outline|min-width|min-height|box-sizing|background-image)/.test(
      name,
    )
  )
    return "Outlook leaves this out.";
  if (name === "font-weight" && /\d/.test(value)) return "Outlook knows normal and bold only.";
  if (/^-(?:webkit|moz|ms|o)-/.test(name)) return "Only one engine knows this property.";
  return null;
}

const declares = (element: Element, name: string) => element.style.some((own) => own.name === name);
const hasSize = (element: Element) => declares(element, "font-size") || declares(element, "font");

/** The elements from a text up to and including its innermost cell. */
function inCell({ parent }: Text): Element[] {
  const around = ancestors(parent);
  const cell = around.findIndex(isCell);
  return cell < 0 ? around : around.slice(0, cell + 1);
}

function ownStyle({ elements, texts }: Document, report: Report): void {
  for (const text of texts) {
    const near = inCell(text);
    const where = text.text.trim();
    if (!near.some(hasFont)) report(where, "Set the font on the innermost cell: replies lose outer styles.");
    if (!near.some(hasSize) || !near.some((element) => declares(element, "color")))
      report(where, "Set size and colour on the innermost cell.");
    const link = near.find(({ name }) => name === "a");
    if (link && !(declares(link, "color") && declares(link, "text-decoration"))) {
      report(link.source, "Set colour and text-decoration on the link.");
    }
  }
  for (const { name, style, source } of elements) {
    if (name === "p" && !style.some((own) => own.name.startsWith("margin")))
      report(source, "Set the margin of the paragraph.");
    if (/^(?:h[1-6]|font|center)$/.test(name)) report(source, "Use a cell with a style instead.");
  }
}

const ADDRESS = /[^\s@]{1,64}@[^\s@]{1,190}\.[a-z]{2,}|\b(?:https?:\/\/|www\.)\S+|\+\d[\d\s().-]{6,}\d/i;

function bareAddresses({ texts }: Document, report: Report): void {
  for (const { text, parent } of texts) {
    const found = ADDRESS.exec(text)?.[0];
    if (found && !ancestors(parent).some(({ name }) => name === "a"))
      report(found, msg("Mail programs make a blue link of this by themselves."));
  }
}

function pixelLineHeights({ elements }: Document, report: Report): void {
  for (const element of elements) {
    const inFont = /\/\s*[\d.]+px/.test(property(element, "font") ?? "");
    const inPx = /^[1-9][\d.]*px$/.test(property(element, "line-height") ?? "");
    if ((inFont || inPx) && property(element, "mso-line-height-rule") !== "exactly") {
      report(element.source, "Add mso-line-height-rule:exactly, or write the line height without unit.");
    }
  }
}

function addresses({ elements }: Document, report: Report): void {
  for (const { attributes, source } of elements) {
    for (const { name, raw, value } of attributes) {
      if (name === "style" && (/&quot;|&#34;/.test(raw) || value.includes("/*")))
        report(source, "Use single quotes and no comments in styles.");
      if (name === "src" && /^http:/i.test(value)) report(source, "Serve the picture over https.");
      if (name === "href" && value.length > 500)
        report(source, "Use a short link: long ones count toward Gmail's limit.");
      if (name === "href" && /^tel:/i.test(value) && !/^tel:\+?[\d.()-]+(?:;ext=\d+)?$/i.test(value))
        report(source, "Write the phone link with digits only.");
    }
  }
}

function contrasts({ texts }: Document, report: Report): void {
  for (const { text, parent } of texts) {
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    const around = ancestors(parent);
    const color = first(around, (element) => hexOf(property(element, "color"))) ?? "#000000";
    const ground = first(around, (element) =>
      hexOf(property(element, "background-color") ?? attribute(element, "bgcolor")),
    );
    const ratio = contrast(color, ground ?? WHITE);
    const about = { color, ...(ground && { ground }) };
    if (color === (ground ?? WHITE)) report(text.trim(), msg("The text has the colour of its background."), about);
    else if (ratio < READABLE)
      report(text.trim(), t("Contrast is {ratio} to 1; people need 4.5.", { ratio: ratio.toFixed(1) }), about);
  }
}

function first<T>(elements: Element[], read: (element: Element) => T | null): T | null {
  for (const element of elements) {
    const found = read(element);
    if (found !== null) return found;
  }
  return null;
}

/** `rgb(0,104,108)` or `#00686C` -> `#00686c`; null for anything else. */
export function hexOf(color: string | null): string | null {
  if (color === null) return null;
  const rgb = /^rgb\(\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*\)$/.exec(color);
  if (rgb)
    return `#${rgb
      .slice(1)
      .map((part) => Math.min(255, Number(part)).toString(16).padStart(2, "0"))
      .join("")}`;
  return /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : null;
}

/** What a Hebrew or Arabic text says comes out of order, and its punctuation on the wrong side. */
function directions({ texts }: Document, report: Report): void {
  const turned = texts.find(
    ({ text, parent }) => RIGHT_TO_LEFT.test(text) && !ancestors(parent).some((element) => attribute(element, "dir")),
  );
  if (turned) report(turned.text.trim(), 'Add dir="rtl" to the table.');
}

const NOTE_CHARS = 9_000;

function dimensions({ html, elements, roots }: Document, report: Report): void {
  for (const element of elements) {
    const width = Number(attribute(element, "width") ?? 0);
    if (width > RECOMMENDED_WIDTH_PX)
      report(element.source, t("Stay within {size} px of width.", { size: RECOMMENDED_WIDTH_PX }), { measured: width });
  }
  if (roots.filter(({ name }) => name === "table").length > 1)
    report(`${roots.length} parts`, msg("Put everything into one table."));
  if (html.length > NOTE_CHARS)
    report(t("{count} characters", { count: html.length }), msg("Close to Gmail's limit of 10,000 characters."), {
      measured: html.length,
    });
}

export const NOTE_RULES: readonly Rule[] = [
  note("19", leftovers),
  note("20", support),
  note("21", ownStyle),
  note("22", bareAddresses),
  note("23", pixelLineHeights),
  note("24", addresses),
  note("25", contrasts),
  error("26", directions),
  note("27", dimensions),
];
