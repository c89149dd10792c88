/**
 * Reads mail HTML into tokens, forgiving nothing silently: what a browser would repair is kept as written, so that the
 * rules can name it. Small on purpose, it runs in the editor.
 */
export type Attribute = { name: string; value: string; raw: string };
export type Token =
  | { kind: "start"; name: string; attributes: Attribute[]; isSelfClosed: boolean; source: string }
  | { kind: "end"; name: string; source: string }
  | { kind: "text" | "comment" | "declaration" | "broken"; source: string };

const NAME = /^[a-z][^\s/>]*/i;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

export function tokenize(html: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < html.length) {
    const token = next(html, at);
    tokens.push(token);
    at += token.source.length;
  }
  return tokens;
}

function next(html: string, at: number): Token {
  if (html[at] !== "<") return { kind: "text", source: upTo(html, "<", at) };
  if (html.startsWith("<!--", at)) {
    const end = html.indexOf("-->", at + 4);
    return end < 0 ? { kind: "broken", source: html.slice(at) } : { kind: "comment", source: html.slice(at, end + 3) };
  }
  if (/^<[!?]/.test(html.slice(at, at + 2))) return { kind: "declaration", source: through(html, ">", at) };
  return tag(html, at) ?? { kind: "broken", source: `<${upTo(html, "<", at + 1)}` };
}

function tag(html: string, at: number): Token | null {
  const isEnd = html[at + 1] === "/";
  const end = endOfTag(html, at + 1);
  const inside = html.slice(at + (isEnd ? 2 : 1), end);
  const name = NAME.exec(inside)?.[0];
  if (end < 0 || !name) return null;
  const source = html.slice(at, end + 1);
  if (isEnd) return { kind: "end", name: name.toLowerCase(), source };
  const rest = inside.slice(name.length);
  const isSelfClosed = rest.endsWith("/");
  return { kind: "start", name: name.toLowerCase(), attributes: attributesOf(rest), isSelfClosed, source };
}

/** Index of the `>` that ends a tag, quotes skipped; -1 when another tag begins before. */
function endOfTag(html: string, from: number): number {
  let quote = "";
  for (let i = from; i < html.length; i++) {
    const char = html[i] as string;
    if (quote) quote = char === quote ? "" : quote;
    else if (char === ">") return i;
    else if (char === "<") return -1;
    else if (char === '"' || char === "'") quote = char;
  }
  return -1;
}

function attributesOf(text: string): Attribute[] {
  return Array.from(text.matchAll(ATTRIBUTE), ([, name, double, single, bare]) => {
    const raw = double ?? single ?? bare ?? "";
    return { name: (name as string).toLowerCase(), value: decode(raw), raw };
  });
}

const upTo = (html: string, mark: string, at: number) => {
  const end = html.indexOf(mark, at);
  return html.slice(at, end < 0 ? undefined : end);
};
const through = (html: string, mark: string, at: number) =>
  `${upTo(html, mark, at)}${html.includes(mark, at) ? mark : ""}`;

/** Names that stand for one character each; what is not here is an unknown reference to the linter. */
const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };
const OTHERS =
  "iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot " +
  "cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc " +
  "Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN " +
  "szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve " +
  "oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";
for (const [i, name] of OTHERS.split(" ").entries()) NAMED[name] = String.fromCharCode(0xa1 + i);
Object.assign(NAMED, {
  ndash: "\u2013",
  mdash: "\u2014",
  lsquo: "\u2018",
  rsquo: "\u2019",
  sbquo: "\u201a",
  ldquo: "\u201c",
  rdquo: "\u201d",
  bdquo: "\u201e",
  bull: "\u2022",
  hellip: "\u2026",
  euro: "\u20ac",
  trade: "\u2122",
  larr: "\u2190",
  rarr: "\u2192",
  ensp: "\u2002",
  emsp: "\u2003",
  thinsp: "\u2009",
  zwnj: "\u200c",
  zwj: "\u200d",
  lrm: "\u200e",
  rlm: "\u200f",
  colon: ":",
  Tab: "\t",
  NewLine: "\n",
});

/** The character behind a reference such as `&amp;` or `&#x26;`; null for one that does not exist. */
export function character(reference: string): string | null {
  const match = /^&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z0-9]+));?$/i.exec(reference);
  if (!match) return null;
  if (match[3]) return Object.hasOwn(NAMED, match[3]) ? (NAMED[match[3]] as string) : null;
  const code = match[1] ? Number(match[1]) : Number.parseInt(match[2] as string, 16);
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : null;
}

/** Text with its references resolved; unknown ones stay as they are. `a&amp;b` -> `a&b` */
export function decode(text: string): string {
  return text.includes("&") ? text.replace(/&(?:#\d+|#x[0-9a-f]+|[a-z0-9]+);?/gi, (it) => character(it) ?? it) : text;
}
