import { escapeHtml } from "#shared/lib/escape.ts";
import type { Declaration } from "../lint/css.ts";
import { type Element, parse, type Text, VOID } from "../lint/document.ts";

/** What a client changes at one element; whatever is not returned stays as it was. */
export type Change = {
  /** the element and all inside it go */
  isGone?: boolean;
  /** the tag goes, what is inside stays */
  isUnwrapped?: boolean;
  attributes?: { name: string; value: string }[];
  style?: readonly Pick<Declaration, "name" | "value">[];
};

/** Rewrites HTML element by element, from the outside in, and prints it again without comments and declarations. */
export function rewrite(html: string, change: (element: Element) => Change): string {
  const print = (node: Element | Text): string => {
    if ("text" in node) return node.raw;
    const { isGone, isUnwrapped, attributes = node.attributes, style = node.style } = change(node);
    if (isGone) return "";
    const inside = node.children.map(print).join("");
    if (isUnwrapped) return inside;
    const own = style.map(({ name, value }) => `${name}:${value}`).join(";");
    const kept = attributes.filter(({ name }) => name !== "style");
    const written = [...kept, ...(own ? [{ name: "style", value: own }] : [])];
    const open = `<${node.name}${written.map(({ name, value }) => ` ${name}="${escapeHtml(value).replaceAll("&#39;", "'")}"`).join("")}>`;
    return VOID.has(node.name) ? open : `${open}${inside}</${node.name}>`;
  };
  return parse(html).roots.map(print).join("");
}
