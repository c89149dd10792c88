import { isAddress, safeUrl } from "#shared/lib/url.ts";
import { MAX_TEXT_LENGTH } from "#shared/signatures/constants.ts";
import { attribute, type Element, parse, property, type Text, textOf } from "../lint/document.ts";
import { plainLink } from "../plainLink.ts";
import { EMPTY, html, join, type Markup, type Piece, trusted } from "../primitives/html.ts";
import { cleanStyle } from "./style.ts";

/** Finds the final form of a link; null when nothing may stand there. @param isShown its text is an address */
type Follow = (raw: string, isShown?: boolean) => string | null;
/** Where a piece stands: what may follow from there is less and less. */
type Place = { follow: Follow; isInline: boolean; isLinked: boolean; depth: number };

/** Dropped with everything inside: what it holds is not text for a reader. */
const DROPPED = new Set(
  "script style title head iframe object embed applet svg math canvas video audio template noscript textarea select button map frameset noframes xmp plaintext".split(
    " ",
  ),
);
const INLINE = new Set("b strong i em u s small sub sup span font".split(" "));
const MAX_DEPTH = 30;

/**
 * Rebuilds a person's own HTML from nothing but what every mail client takes: text, plain styles, links, pictures with a
 * size, tables. Null when nothing of it can be kept.
 */
export function sanitize(source: string, follow: Follow = safeUrl): { markup: Markup; text: string[] } | null {
  if (!source.trim() || source.length > MAX_TEXT_LENGTH) return null;
  const markup = nodes(parse(source).roots, { follow, isInline: false, isLinked: false, depth: 0 });
  const { roots, texts, elements } = parse(markup.html);
  return texts.length || elements.some(({ name }) => name === "img") ? { markup, text: plainLines(roots) } : null;
}

const BLOCKS = new Set("p div tr br".split(" "));

/** What is read, line by line, with the addresses of its links. */
function plainLines(roots: readonly (Element | Text)[]): string[] {
  const lines = [""];
  const add = (text: string) => {
    lines[lines.length - 1] += text;
  };
  const read = (node: Element | Text) => {
    if ("text" in node) add(node.text);
    else if (node.name === "img") add(attribute(node, "alt") ?? "");
    else readElement(node);
  };
  const readElement = (element: Element) => {
    if (BLOCKS.has(element.name)) lines.push("");
    element.children.forEach(read);
    const href = element.name === "a" ? attribute(element, "href") : null;
    if (href) add(plainLink(textOf(element).trim(), href));
    if (element.name === "td") add(" ");
    if (BLOCKS.has(element.name)) lines.push("");
  };
  roots.forEach(read);
  return lines.map((line) => line.replace(/\s+/g, " ").trim()).filter(Boolean);
}

const nodes = (list: readonly (Element | Text)[], place: Place): Markup => join(list.map((node) => build(node, place)));

function build(node: Element | Text, place: Place): Piece {
  if ("text" in node) return node.text;
  const { name, children } = node;
  if (DROPPED.has(name) || place.depth > MAX_DEPTH) return EMPTY;
  const inner = { ...place, depth: place.depth + 1 };
  if (name === "br") return trusted("<br>");
  if (name === "img") return picture(node);
  if (name === "a") return link(node, inner);
  if (INLINE.has(name))
    return wrap(name === "font" ? "span" : name, node, nodes(children, { ...inner, isInline: true }));
  if (place.isInline) return nodes(children, inner);
  if (name === "table") return grid(node, inner);
  if (name === "p") return paragraph(node, "", nodes(children, { ...inner, isInline: true }));
  if (/^h[1-6]$/.test(name)) return paragraph(node, "font-weight:bold;", nodes(children, { ...inner, isInline: true }));
  if (name === "li") return html`<div>${"\u2022 "}${nodes(children, inner)}</div>`;
  if (name === "div") return wrap("div", node, nodes(children, inner));
  return nodes(children, inner);
}

function wrap(tag: string, { style }: Element, content: Markup): Piece {
  const own = cleanStyle(style, false);
  const [name, attributes] = [trusted(tag), trusted(own && ` style="${own}"`)];
  return html`<${name}${attributes}>${content}</${name}>`;
}

function paragraph({ style }: Element, more: string, content: Markup): Markup {
  return html`<p style="margin:0 0 8px;${trusted(more + cleanStyle(style, false))}">${content}</p>`;
}

function link(element: Element, place: Place): Piece {
  const content = nodes(element.children, { ...place, isInline: true, isLinked: true });
  const text = textOf(rooted(content)).trim();
  const href = place.isLinked ? null : place.follow(attribute(element, "href") ?? "", isAddress(text));
  if (!href || !text) return content;
  const color = /^#[0-9a-f]{6}$/.test(property(element, "color") ?? "") ? property(element, "color") : "#0a7f8a";
  return html`<a href="${href}" style="color:${trusted(color ?? "")};text-decoration:underline">${content}</a>`;
}

/** Markup as the content of an element, to ask for its text. */
const rooted = (markup: Markup): Element => ({
  name: "div",
  attributes: [],
  style: [],
  parent: null,
  children: parse(markup.html).roots,
  source: "",
});

/** A picture needs an address and a size: without them Word draws it as large as its file. */
function picture(element: Element): Markup {
  const src = safeUrl(attribute(element, "src") ?? "");
  const [width, height] = [side(element, "width"), side(element, "height")];
  if (!src || !/^https?:/.test(src) || /\.(?:svgz?|webp|avif|heic|tiff?|ico|mp4)(?:[?#]|$)/i.test(src)) return EMPTY;
  if (!width || !height) return EMPTY;
  return html`<img src="${src}" width="${width}" height="${height}" alt="${attribute(element, "alt") ?? ""}" style="border:0">`;
}

function side(element: Element, name: string): number | null {
  const value = attribute(element, name) ?? property(element, name) ?? "";
  const px = /^(\d{1,4})(?:\.\d+)?(?:px)?$/.exec(value.trim())?.[1];
  return px && Number(px) > 0 ? Math.min(Number(px), 600) : null;
}

/** All rows of a table that are not rows of a table inside it. */
function rowsOf(element: Element): Element[] {
  return element.children.flatMap((child) => {
    if ("text" in child || child.name === "table") return [];
    return child.name === "tr" ? [child] : rowsOf(child);
  });
}

function grid(element: Element, place: Place): Piece {
  const rows = rowsOf(element)
    .map((row) => row.children.filter((child): child is Element => child.name === "td" || child.name === "th"))
    .filter((cells) => cells.length)
    .map((cells) => html`<tr>${cells.map((cell) => tableCell(cell, place))}</tr>`);
  if (!rows.length) return EMPTY;
  return html`<table role="presentation" cellpadding="${number(element, "cellpadding")}" cellspacing="${number(element, "cellspacing")}" border="0"><tbody>${rows}</tbody></table>`;
}

const number = (element: Element, name: string) =>
  Math.min(Number(/^\d{1,2}$/.exec(attribute(element, name) ?? "")?.[0] ?? 0), 40);

const CELL_ATTRIBUTES: Record<string, RegExp> = {
  align: /^(?:left|center|right)$/,
  valign: /^(?:top|middle|bottom)$/,
  bgcolor: /^#[0-9a-f]{6}$/i,
  colspan: /^[1-9]\d?$/,
  rowspan: /^[1-9]\d?$/,
  width: /^\d{1,3}%?$/,
  height: /^\d{1,3}$/,
};

function tableCell(element: Element, place: Place): Markup {
  const kept = Object.entries(CELL_ATTRIBUTES).flatMap(([name, pattern]) => {
    const value = attribute(element, name);
    return value !== null && pattern.test(value) ? [` ${name}="${value}"`] : [];
  });
  const style = cleanStyle(element.style, true);
  const content = nodes(element.children, { ...place, isInline: false, isLinked: false });
  return html`<td${trusted(kept.join("") + (style && ` style="${style}"`))}>${content}</td>`;
}
