import { textWidth } from "../blocks/text.ts";
import { ancestors, attribute, type Document, type Element, parse, property, type Text } from "./document.ts";

/** Size in CSS pixels that a browser would give it, within a tenth or so: enough to advise. */
export type Size = { widthPx: number; heightPx: number };

export function measure(doc: Document): Size {
  return flow(doc.roots, Number.POSITIVE_INFINITY);
}

/** The same of markup as it is. */
export const measureHtml = (html: string): Size => measure(parse(html));

/** Pieces in a cell or on the page: runs of text and pictures in lines, blocks under one another. */
function flow(nodes: readonly (Element | Text)[], limitPx: number): Size {
  const total = { widthPx: 0, heightPx: 0 };
  let run = { widthPx: 0, heightPx: 0 };
  const breakLine = () => {
    const lines = run.widthPx > limitPx ? Math.ceil(run.widthPx / limitPx) : 1;
    total.widthPx = Math.max(total.widthPx, Math.min(run.widthPx, limitPx));
    total.heightPx += run.heightPx * lines;
    run = { widthPx: 0, heightPx: 0 };
  };
  const add = (node: Element | Text) => {
    if ("text" in node) {
      const text = node.text.replace(/\s+/g, " ");
      if (!text.trim() && !text.includes("\u00a0")) return;
      const sizePx = fontPx(node.parent);
      run.widthPx += textWidth(text, sizePx);
      run.heightPx = Math.max(run.heightPx, sizePx * leading(node.parent));
    } else if (node.name === "br") breakLine();
    else if (isBlock(node)) {
      breakLine();
      const size =
        node.name === "table" ? table(node) : node.name === "img" ? picture(node) : flow(node.children, limitPx);
      total.widthPx = Math.max(total.widthPx, size.widthPx);
      total.heightPx += size.heightPx;
    } else if (node.name === "img") {
      const size = picture(node);
      run.widthPx += size.widthPx;
      run.heightPx = Math.max(run.heightPx, size.heightPx);
    } else for (const child of node.children) add(child);
  };
  for (const node of nodes) add(node);
  breakLine();
  return total;
}

const isBlock = (element: Element) =>
  /^(?:table|p|div|ul|ol|li|h[1-6]|hr)$/.test(element.name) || property(element, "display") === "block";

const picture = (element: Element): Size => ({
  widthPx: Number(attribute(element, "width") ?? 0),
  heightPx: Number(attribute(element, "height") ?? 0),
});

function table(element: Element): Size {
  const rows = element.children.flatMap((child) =>
    "text" in child ? [] : child.name === "tbody" ? child.children : [child],
  );
  let widthPx = px(attribute(element, "width"));
  let heightPx = 0;
  for (const row of rows) {
    if ("text" in row) continue;
    const sizes = row.children.flatMap((child) => ("text" in child ? [] : [cell(child)]));
    widthPx = Math.max(
      widthPx,
      sizes.reduce((sum, size) => sum + size.widthPx, 0),
    );
    heightPx += Math.max(0, ...sizes.map((size) => size.heightPx));
  }
  return { widthPx, heightPx };
}

function cell(element: Element): Size {
  const ownPx = px(attribute(element, "width"));
  const [top = 0, right = top, bottom = top, left = right] = (property(element, "padding") ?? "0")
    .split(/\s+/)
    .map((value) => px(value));
  const inner = flow(element.children, ownPx || Number.POSITIVE_INFINITY);
  return {
    widthPx: Math.max(ownPx, inner.widthPx) + left + right,
    heightPx: Math.max(px(attribute(element, "height")), inner.heightPx + top + bottom),
  };
}

/** `12px` or `12` -> 12; percentages count nothing. */
const px = (value: string | null) => Number(/^(\d+(?:\.\d+)?)(?:px)?$/.exec(value?.trim() ?? "")?.[1] ?? 0);

const DEFAULT_PX = 16;
const DEFAULT_LEADING = 1.2;

function fontPx(parent: Element | null): number {
  for (const element of ancestors(parent)) {
    const size = property(element, "font-size") ?? property(element, "font");
    const found = size === null ? null : /(?:^|\s)(\d+(?:\.\d+)?)(?:px)?(?:\s|\/|$)/.exec(size);
    if (found) return Number(found[1]);
  }
  return DEFAULT_PX;
}

function leading(parent: Element | null): number {
  for (const element of ancestors(parent)) {
    const value = property(element, "line-height") ?? /\/\s*(\S+)/.exec(property(element, "font") ?? "")?.[1];
    if (value && /^[\d.]+$/.test(value)) return Number(value);
  }
  return DEFAULT_LEADING;
}
