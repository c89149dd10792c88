import { type Element, property } from "../lint/document.ts";
import { type Change, rewrite } from "./rewrite.ts";

const IGNORED =
  /^(?:border-radius|box-shadow|text-shadow|opacity|outline.*|background-image|background-size|background-position|min-.*|max-.*|box-sizing|object-fit|object-position|float|clear|position|top|right|bottom|left|z-index|transform.*|overflow.*|flex.*|grid.*|gap|justify-.*|align-.*|word-break|overflow-wrap|clip-path|mask.*|filter|--.*|-webkit-.*|-moz-.*)$/;
const MAX_BORDER_PX = 8;
const isCell = ({ name }: Element) => name === "td" || name === "th";

/**
 * A signature as classic Outlook for Windows draws it, in a browser: square corners, no shadows and background pictures,
 * padding on cells only and the same above and below for a whole row, pictures by their attributes.
 */
export function outlookClassicView(html: string): string {
  return rewrite(html, drawnByWord);
}

function drawnByWord(element: Element): Change {
  const { name, style } = element;
  const kept = style.flatMap(({ name: own, value }) => {
    if (IGNORED.test(own) || /!\s*important|(?:var|calc|clamp|rgba)\(/i.test(value)) return [];
    if (own === "display" && value !== "none") return name === "img" && value === "block" ? [{ name: own, value }] : [];
    if (own.startsWith("padding") && !isCell(element)) return [];
    if (own.startsWith("margin") && name !== "p") return [];
    if ((own === "width" || own === "height") && !/^(?:table|tr|td|th)$/.test(name)) return [];
    if (own === "font-weight")
      return [{ name: own, value: Number(value) >= 600 || /bold/.test(value) ? "bold" : "normal" }];
    if (/^border/.test(own)) return isCell(element) || name === "table" ? [{ name: own, value: thin(value) }] : [];
    return [{ name: own, value }];
  });
  const [top, bottom] = isCell(element) ? rowPadding(element) : [0, 0];
  if (top || bottom)
    kept.push({ name: "padding-top", value: `${top}px` }, { name: "padding-bottom", value: `${bottom}px` });
  return { style: kept };
}

const thin = (value: string) => value.replace(/(\d+)px/g, (_, px) => `${Math.min(Number(px), MAX_BORDER_PX)}px`);

/** All cells of a row take the largest padding above and below (caniemail.com, css-padding). */
function rowPadding(element: Element): [number, number] {
  const cells = (element.parent?.children ?? []).filter(
    (child): child is Element => !("text" in child) && isCell(child),
  );
  const paddings = cells.map((cell) => {
    const [top = "0", , bottom = top] = (property(cell, "padding") ?? "0").split(/\s+/);
    return [Number.parseFloat(top) || 0, Number.parseFloat(bottom) || 0] as const;
  });
  return [Math.max(0, ...paddings.map(([top]) => top)), Math.max(0, ...paddings.map(([, bottom]) => bottom))];
}
