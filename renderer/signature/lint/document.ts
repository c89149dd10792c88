import { type Declaration, declarations } from "./css.ts";
import { type Attribute, decode, type Token, tokenize } from "./tokenizer.ts";

/** The tree as it is written, and a note of every place where a browser would build another one. */
export type Element = {
  name: string;
  attributes: Attribute[];
  /** declarations of the style attribute, in order */
  style: Declaration[];
  parent: Element | null;
  children: (Element | Text)[];
  /** the start tag */
  source: string;
};
export type Text = { name: "#text"; text: string; raw: string; parent: Element | null };
export type Document = {
  html: string;
  tokens: Token[];
  /** in order of appearance */
  elements: Element[];
  /** with something other than white space, in order of appearance */
  texts: Text[];
  roots: (Element | Text)[];
  /** nesting errors: where, and what is wrong */
  misnested: { where: string; message: string }[];
};

export const VOID = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);

export function parse(html: string): Document {
  const doc: Document = { html, tokens: tokenize(html), elements: [], texts: [], roots: [], misnested: [] };
  let open: Element | null = null;
  for (const token of doc.tokens) {
    if (token.kind === "text") addText(doc, open, token.source);
    else if (token.kind === "broken")
      doc.misnested.push({ where: token.source, message: "This is not a complete tag." });
    else if (token.kind === "start") {
      const element = addElement(doc, open, token);
      if (!VOID.has(element.name)) open = element;
      if (token.isSelfClosed)
        doc.misnested.push({ where: token.source, message: "Write the tag without the slash at its end." });
    } else if (token.kind === "end") open = close(doc, open, token);
  }
  for (let left = open; left; left = left.parent) {
    doc.misnested.push({ where: left.source, message: `Close <${left.name}> with its own end tag.` });
  }
  return doc;
}

function addText(doc: Document, parent: Element | null, raw: string): void {
  const text: Text = { name: "#text", text: decode(raw), raw, parent };
  (parent?.children ?? doc.roots).push(text);
  if (text.text.trim()) doc.texts.push(text);
}

function addElement(
  doc: Document,
  parent: Element | null,
  { name, attributes, source }: Token & { kind: "start" },
): Element {
  const style = declarations(attributes.find((attribute) => attribute.name === "style")?.value ?? "");
  const element: Element = { name, attributes, style, parent, children: [], source };
  (parent?.children ?? doc.roots).push(element);
  doc.elements.push(element);
  return element;
}

/** Closes the innermost element of that name; anything still open inside it was forgotten. */
function close(doc: Document, open: Element | null, { name, source }: Token & { kind: "end" }): Element | null {
  if (open?.name === name) return open.parent;
  const match = ancestors(open).find((element) => element.name === name);
  doc.misnested.push({
    where: source,
    message: VOID.has(name) ? `<${name}> has no end tag.` : `</${name}> closes nothing that is open here.`,
  });
  return match ? match.parent : open;
}

/** The element itself and everything around it, from inside out. */
export function ancestors(element: Element | null): Element[] {
  const list: Element[] = [];
  for (let at = element; at; at = at.parent) list.push(at);
  return list;
}

export const attribute = (element: Element, name: string): string | null =>
  element.attributes.find((found) => found.name === name)?.value ?? null;

/** The last value of a property in the element's own style, lower case; null without one. */
export const property = (element: Element, name: string): string | null =>
  element.style.findLast((declaration) => declaration.name === name)?.value.toLowerCase() ?? null;

/** What is inside as text, pictures by their alternative text. */
export function textOf(element: Element): string {
  return element.children
    .map((child) =>
      "text" in child ? child.text : child.name === "img" ? (attribute(child, "alt") ?? "") : textOf(child),
    )
    .join("");
}
