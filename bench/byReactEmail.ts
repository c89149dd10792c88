import { createElement as h, type ReactElement, type ReactNode } from "react";
import { Column, Container, Img, Link, Row, render, Section, Text } from "react-email";
import { attribute, type Element, parse, type Text as TextNode } from "#renderer/signature/lint/document.ts";

/**
 * The other yardstick of the render bench: a layout as somebody using react-email writes it, with its components and
 * inline styles, no Tailwind. It is made from the core's own output, piece by piece: as many cells, texts, links and
 * pictures, and the same words in them. A table becomes a Section, a cell that is alone with its words a Text, other
 * rows a Row of Columns; what is empty room for us is left out, for which they have paddings.
 */
export function byReactEmail(html: string): () => Promise<string> {
  const pieces = parse(html).roots.map(piece);
  return () => render(h(Container, null, ...pieces.map((make) => make())));
}

/** Makes the elements anew for each rendering, as a component does. */
type Piece = () => ReactNode;

function piece(node: Element | TextNode): Piece {
  if ("text" in node) {
    const { text } = node;
    return () => text;
  }
  const style = styleOf(node);
  const inside = node.children.map(piece);
  const all = () => inside.map((make) => make());
  switch (node.name) {
    case "table": {
      const rows = rowsOf(node).map(row);
      return () => h(Section, null, ...rows.map((make) => make()));
    }
    case "a": {
      const href = attribute(node, "href") ?? "";
      return () => h(Link, { href, style }, ...all());
    }
    case "img": {
      const [src, alt] = [attribute(node, "src") ?? "", attribute(node, "alt") ?? ""];
      const [width, height] = [Number(attribute(node, "width")), Number(attribute(node, "height"))];
      return () => h(Img, { src, alt, width, height, style });
    }
    default:
      return () => h(node.name, { style }, ...all());
  }
}

const rowsOf = (table: Element): Element[] =>
  elementsIn(table).flatMap((child) => (child.name === "tbody" ? elementsIn(child) : [child]));
const elementsIn = ({ children }: Element) => children.filter((child): child is Element => !("text" in child));

function row(tr: Element): Piece {
  const cells = elementsIn(tr);
  const [first] = cells;
  if (cells.length === 1 && first) {
    if (isBlank(first)) return () => null;
    const [style, inside] = [styleOf(first), first.children.map(piece)];
    if (!hasBlock(first)) return () => h(Text, { style }, ...inside.map((make) => make()));
  }
  const columns = cells.map((cell) => ({ style: styleOf(cell), inside: cell.children.map(piece) }));
  return (): ReactElement =>
    h(Row, null, ...columns.map(({ style, inside }) => h(Column, { style }, ...inside.map((make) => make()))));
}

const isBlank = ({ children }: Element) => children.every((child) => "text" in child && !child.text.trim());
const hasBlock = (cell: Element): boolean =>
  elementsIn(cell).some(({ name, children }) => name === "table" || name === "img" || children.some(isPicture));
const isPicture = (node: Element | TextNode) => node.name === "img";

/** `font-size:0` -> `{ fontSize: "0" }` */
const styleOf = ({ style }: Element): Record<string, string> =>
  Object.fromEntries(
    style.map(({ name, value }) => [name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()), value]),
  );
