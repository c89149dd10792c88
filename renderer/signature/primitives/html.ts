import { escapeHtml } from "#shared/lib/escape.ts";
import { remembered } from "../remembered.ts";

/** HTML that is safe as it stands. Only this file makes it (`html`, `trusted`, `join`), so every other string gets escaped. */
class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

export type { Markup };
export type Piece = Markup | string | number | null | readonly Piece[];

export const EMPTY = new Markup("");

/** Marks a constant of ours, or a string built of checked numbers and colours, as safe. Never for what a person typed. */
export const trusted = (text: string) => new Markup(text);

/** Escapes every value that is not markup already; null leaves nothing. `` html`<b>${"a<b"}</b>` `` -> `<b>a&lt;b</b>` */
export function html(strings: TemplateStringsArray, ...values: Piece[]): Markup {
  let out = strings[0] as string;
  for (let i = 0; i < values.length; i++) out += write(values[i] as Piece) + strings[i + 1];
  return new Markup(out);
}

/** Several pieces one after the other, without the tag's overhead. */
export function join(pieces: readonly Piece[], separator: Piece = ""): Markup {
  const mark = write(separator);
  let out = "";
  for (let i = 0; i < pieces.length; i++) out += (i ? mark : "") + write(pieces[i] as Piece);
  return new Markup(out);
}

/**
 * The same string in one piece. V8 keeps a concatenation as a tree until somebody reads it; a part that is used again and
 * again should not be walked each time.
 */
export function flat(text: string): string {
  text.charCodeAt(0);
  return text;
}

/** Pieces of markup one after the other; null when there is none. */
export function joined(pieces: readonly (Markup | null)[]): Markup | null {
  let out = "";
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i];
    if (piece) out += piece.html;
  }
  return out ? new Markup(out) : null;
}

export function write(value: Piece): string {
  if (typeof value === "string") return escapeText(value);
  if (value instanceof Markup) return value.html;
  if (value === null) return "";
  return typeof value === "number" ? String(value) : join(value).html;
}

/**
 * What an HTML parser refuses or repairs (control characters, lone surrogates, U+FFFD), and marks that turn the
 * direction of all text behind them. All of it is dropped.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufffd-\uffff]/u;

/** The same without knowing pairs of surrogates from lone ones, and ten times as fast. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const MAYBE_UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffd-\uffff]/;

/** Most text is plain ASCII: one look settles it. */
const UNSAFE = /[^ !#-%(-;=?-~]/;

export const escapeText = remembered((text) => (UNSAFE.test(text) ? escapeHtml(printable(text)) : text));

/** Text without what no client may receive; line breaks become spaces. */
export function printable(text: string): string {
  if (!MAYBE_UNPRINTABLE.test(text) || !UNPRINTABLE.test(text)) return text;
  return text.replace(/\p{Cc}/gu, " ").replace(/[\p{Cs}\u202a-\u202e\u2066-\u2069\ufffd-\uffff]/gu, "");
}
