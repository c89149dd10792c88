import { escapeHtml } from "#shared/lib/escape.ts";
import { type Element, parse, type Text, VOID } from "../lint/document.ts";
import type { ClientRule, Piece } from "./rule.ts";

/** Sends HTML through the rules, element by element from the outside in, and prints it again without comments and declarations. */
export function rewrite(html: string, rules: readonly ClientRule[]): string {
  const print = (node: Element | Text): string => {
    if ("text" in node) return rules.reduce((raw, { text }) => text?.(raw) ?? raw, node.raw);
    const piece: Piece = {
      element: node,
      isGone: false,
      isUnwrapped: false,
      attributes: node.attributes.filter(({ name }) => name !== "style"),
      style: node.style,
    };
    for (const { apply } of rules) apply?.(piece);
    if (piece.isGone) return "";
    const inside = node.children.map(print).join("");
    return piece.isUnwrapped ? inside : printed(piece, inside);
  };
  return parse(html).roots.map(print).join("");
}

function printed({ element: { name }, attributes, style }: Piece, inside: string): string {
  const own = style.map((declaration) => `${declaration.name}:${declaration.value}`).join(";");
  const written = [...attributes, ...(own ? [{ name: "style", value: own }] : [])]
    .map((attribute) => ` ${attribute.name}="${escapeHtml(attribute.value).replaceAll("&#39;", "'")}"`)
    .join("");
  return VOID.has(name) ? `<${name}${written}>` : `<${name}${written}>${inside}</${name}>`;
}
