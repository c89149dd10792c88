import { createHash } from "node:crypto";

/** Mails are folded below 78 characters; no line may reach a thousand. */
const MAX_LINE = 76;
/** A space where a line may end: between two attributes, or between two words. */
const BREAKS = /<[^>]*>|[^<]+/g;

/**
 * Apple Mail's own file of one signature: a header and the body it belongs to. Pure ASCII in short lines, so that the
 * body is right under Mail's own header as well, which people are told to keep.
 * @param hash of the signature; the same one gives the same file
 */
export function mailsignature(hash: string, html: string): string {
  return `Content-Transfer-Encoding: 7bit
Content-Type: text/html;
	charset=utf-8
Message-Id: <${uuidOf(hash)}>
Mime-Version: 1.0 (Mac OS X Mail 16.0)

${folded(ascii(`<body>${html}</body>`))}
`;
}

/** `é` -> `&#233;` */
const ascii = (html: string) => html.replace(/[^\0-\x7f]/gu, (letter) => `&#${letter.codePointAt(0)};`);

function folded(html: string): string {
  const pieces = (html.match(BREAKS) ?? []).flatMap((piece) =>
    piece.startsWith("<") ? piece.split(/(?= [\w-]+=")/) : piece.split(/(?= )/),
  );
  let folded = "";
  let length = 0;
  for (const piece of pieces) {
    const isNew = length + piece.length > MAX_LINE && piece.startsWith(" ");
    folded += isNew ? `\n${piece.slice(1)}` : piece;
    length = isNew ? piece.length - 1 : length + piece.length;
  }
  return folded;
}

function uuidOf(hash: string): string {
  const hex = createHash("sha256").update(hash).digest("hex").toUpperCase();
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
