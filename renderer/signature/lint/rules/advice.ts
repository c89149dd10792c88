import { t } from "#shared/languages/translate.ts";
import { RECOMMENDED_HEIGHT_PX, RECOMMENDED_SOCIALS, RECOMMENDED_WIDTH_PX } from "#shared/signatures/constants.ts";
import { isGrey, sinksInDark } from "#shared/signatures/readable.ts";
import { ancestors, attribute, type Document, type Element, property } from "../document.ts";
import { measure } from "../measure.ts";
import { note, type Report, type Rule } from "../rule.ts";
import { hexOf } from "./notes.ts";

const MAX_ICON_PX = 48;
const MAX_COLORS = 2;

function width(doc: Document, report: Report): void {
  const { widthPx } = measure(doc);
  if (widthPx > RECOMMENDED_WIDTH_PX)
    report(
      t("about {size} px", { size: Math.round(widthPx) }),
      t("Stay within {size} px of width: phones cut off the rest.", { size: RECOMMENDED_WIDTH_PX }),
      { measured: widthPx },
    );
}

function height(doc: Document, report: Report): void {
  const { heightPx } = measure(doc);
  if (heightPx >= RECOMMENDED_HEIGHT_PX)
    report(
      t("about {size} px", { size: Math.round(heightPx) }),
      t("Signatures read best under {size} px of height.", { size: RECOMMENDED_HEIGHT_PX }),
      { measured: heightPx },
    );
}

/** Links that hold nothing but a small picture. */
function icons({ elements }: Document, report: Report): void {
  const found = elements.filter(
    (element) => element.name === "a" && element.children.every(isIcon) && element.children.length > 0,
  );
  if (found.length > RECOMMENDED_SOCIALS)
    report(
      t("{count} icons", { count: found.length }),
      t("Choose the {count} that matter: more are not clicked.", { count: RECOMMENDED_SOCIALS }),
      { measured: found.length },
    );
}

const isIcon = (node: Element | { text: string }) =>
  !("text" in node) && node.name === "img" && Number(attribute(node, "width")) <= MAX_ICON_PX;

function colors({ elements }: Document, report: Report): void {
  const used = new Set<string>();
  for (const element of elements) {
    for (const value of [property(element, "color"), property(element, "background-color")]) {
      const color = hexOf(value);
      if (color && !isGrey(color)) used.add(color);
    }
  }
  if (used.size > MAX_COLORS)
    report([...used].join(", "), t("Two colours look calmer than {count}.", { count: used.size }), {
      measured: used.size,
    });
}

/** One row a colour: whoever changes it mends all the texts that have it. */
function dark({ texts }: Document, report: Report): void {
  const vanishing = new Map<string, string[]>();
  for (const { text, parent } of texts) {
    const around = ancestors(parent);
    if (!/[\p{L}\p{N}]/u.test(text) || around.some(hasGround)) continue;
    const color =
      around.map((element) => hexOf(property(element, "color"))).find((found) => found !== null) ?? "#000000";
    if (sinksInDark(color)) vanishing.set(color, [...(vanishing.get(color) ?? []), text.trim()]);
  }
  for (const [color, [first = "", ...others]] of vanishing)
    report(
      others.length > 0 ? t("{text} and {count} more", { text: first, count: others.length }) : first,
      t("{color} vanishes in dark mode where the mail program keeps your colours: choose a lighter one.", { color }),
      { color },
    );
}

const hasGround = (element: Element) =>
  property(element, "background-color") !== null || attribute(element, "bgcolor") !== null;

/** The product's own recommendations, by name; shown after the numbered rules. */
export const ADVICE: readonly Rule[] = [
  note("width", width),
  note("height", height),
  note("icons", icons),
  note("colors", colors),
  note("dark", dark),
];
