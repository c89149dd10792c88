import { decode } from "#renderer/signature/lint/tokenizer.ts";
import { escapeText } from "#renderer/signature/primitives/html.ts";
import type { Content } from "#shared/signatures/schema.ts";

/** A drawing as one template literal, and the values that go into it. */
export type Template = { draw(values: readonly string[]): string; values: string[] };

/** Addresses and alternative texts, and the text between tags. */
const VALUES = / (?:href|src|alt)="([^"]*)"|>([^<]+)</g;

/**
 * The yardstick of the render bench that nobody beats: a layout as one template literal, with the person's values put in
 * where they belong, the links of their numbers and addresses made, and everything escaped as the core does it. It is
 * made from the core's own output, so that there is one for every layout and it draws the same. It is spared the rest:
 * no defaults, no visibility, no order, no links to judge, no sizes to work out or widths to guess, no plain text.
 * @throws Error when it draws something else
 */
export function byString(html: string, content: Content): Template {
  const words = leaves(content).filter((word) => word.length > 1);
  const values: string[] = [];
  let source = "";
  let end = 0;
  for (const match of html.matchAll(VALUES)) {
    const [all, address, text] = match;
    const raw = address ?? wordIn(text as string, words);
    // Labels and spaces are part of the layout.
    if (raw === null) continue;
    const start = match.index + (address === undefined ? all.indexOf(raw) : all.indexOf('"') + 1);
    const { value, maker } = origin(decode(raw), words);
    source += `${literal(html.slice(end, start))}\${e(${maker.replace("v", `v[${values.length}]`)})}`;
    values.push(value);
    end = start + raw.length;
  }
  source += literal(html.slice(end));
  const make = new Function("e", `return (v) => \`${source}\``);
  const draw: Template["draw"] = make(escapeText);
  if (draw(values) !== html) throw new Error("The yardstick draws something else.");
  return { draw, values };
}

/** The text where it holds words of the person's, without separators that escaping does not make; null for others. */
function wordIn(text: string, words: string[]): string | null {
  const held = words.filter((word) => decode(text).includes(word)).toSorted((a, b) => b.length - a.length)[0];
  if (held === undefined) return null;
  return escapeText(decode(text)) === text ? text : escapeText(held);
}

const MAP = "https://maps.google.com/?q=";

/** What an address is made of, and how. */
function origin(value: string, words: string[]): { value: string; maker: string } {
  if (value.startsWith("tel:")) {
    const number = words.find((word) => word.replace(/[^\d+]/g, "") === value.slice(4));
    if (number) return { value: number, maker: '"tel:" + v.replace(/[^\\d+]/g, "")' };
  }
  if (value.startsWith("mailto:")) return { value: value.slice(7), maker: '"mailto:" + v' };
  if (value.startsWith(MAP))
    return { value: decodeURIComponent(value.slice(MAP.length)), maker: `"${MAP}" + encodeURIComponent(v)` };
  return { value, maker: "v" };
}

const literal = (text: string) => text.replace(/[\\`$]/g, "\\$&");

/** All strings in a value, in order. */
function leaves(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(leaves) : [];
}
