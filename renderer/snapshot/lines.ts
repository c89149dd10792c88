import { mirrored, runsOf } from "./bidi.ts";
import type { Lines, Piece } from "./boxes.ts";
import { breaksOf, cutsOf } from "./breaks.ts";
import type { Placed } from "./placed.ts";
import { leadingPx, type Style } from "./style.ts";
import { metricsOf, textWidthPx, transformed } from "./text.ts";

/** Stands for a small picture in the text of a paragraph. */
const PICTURE = "\ufffc";

/** Text of one piece, at its place in the whole paragraph. */
type Stretch = { start: number; end: number; piece: Exclude<Piece, { kind: "break" }> };
/** What stands between two forced breaks: its text with spaces as they are seen. */
type Paragraph = { text: string; stretches: Stretch[] };

/** Sub-pixel differences are none. */
const EPSILON_PX = 0.02;

/** The narrowest and the widest that text can run, in pixels. */
export function measureLines(lines: Lines): { minPx: number; maxPx: number } {
  let minPx = 0;
  let maxPx = 0;
  for (const paragraph of paragraphsOf(lines)) {
    maxPx = Math.max(maxPx, widthPx(paragraph, 0, trimmedEnd(paragraph.text, 0, paragraph.text.length)));
    let start = 0;
    for (const end of breaksIn(paragraph)) {
      minPx = Math.max(minPx, narrowestPx(paragraph, start, trimmedEnd(paragraph.text, start, end)));
      start = end;
    }
  }
  return { minPx, maxPx };
}

/** Where lines may break: not inside a text that is kept together. */
function breaksIn({ text, stretches }: Paragraph): number[] {
  if (!stretches.some(({ piece }) => piece.style.isWhole)) return breaksOf(text);
  const kept = stretches.filter(({ piece }) => piece.style.isWhole);
  return breaksOf(text).filter((at) => !kept.some(({ start, end }) => start < at && at < end));
}

/** The width of a word, or of its widest letter where it may be cut anywhere. */
function narrowestPx(paragraph: Paragraph, start: number, end: number): number {
  if (!canCut(paragraph, start)) return widthPx(paragraph, start, end);
  let widestPx = 0;
  let from = start;
  for (const cut of cutsOf(paragraph.text.slice(start, end))) {
    widestPx = Math.max(widestPx, widthPx(paragraph, from, start + cut));
    from = start + cut;
  }
  return widestPx;
}

const canCut = ({ stretches }: Paragraph, at: number) =>
  stretches.find(({ end }) => end > at)?.piece.style.breaksWords ?? false;

/** Breaks text into lines of a width. */
export function placeLines(lines: Lines, availablePx: number): { heightPx: number; items: Placed[] } {
  const items: Placed[] = [];
  let y = 0;
  for (const paragraph of paragraphsOf(lines))
    for (const [start, end] of fitted(paragraph, availablePx))
      y += placeLine(paragraph, start, end, { lines, y, availablePx }, items);
  return { heightPx: y, items };
}

/** Collapses white space and cuts at forced breaks; a paragraph that shows nothing makes no line, a break makes one. */
function paragraphsOf({ pieces }: Lines): Paragraph[] {
  const known = paragraphs.get(pieces);
  if (known) return known;
  const list: Paragraph[] = [];
  let current: Paragraph = { text: "", stretches: [] };
  const add = (text: string, piece: Stretch["piece"]) => {
    if (text === "") return;
    current.stretches.push({ start: current.text.length, end: current.text.length + text.length, piece });
    current.text += text;
  };
  for (const piece of pieces) {
    if (piece.kind === "picture") add(PICTURE, piece);
    else if (piece.kind === "text") {
      const text = transformed(piece.text.replace(/[ \t\n\r\f]+/g, " "), piece.style);
      add(/(?:^| )$/.test(current.text) ? text.replace(/^ /, "") : text, piece);
    } else {
      // A break keeps its line open even when nothing is before it.
      if (current.text === "")
        current.stretches.push({ start: 0, end: 0, piece: { ...piece, kind: "text", text: "" } });
      list.push(current);
      current = { text: "", stretches: [] };
    }
  }
  if (current.text.trim() !== "" || /\u00a0/.test(current.text)) list.push(current);
  paragraphs.set(pieces, list);
  return list;
}
const paragraphs = new WeakMap<readonly Piece[], Paragraph[]>();

/** Where the lines of a paragraph begin and end; each ends before its last spaces. */
function fitted(paragraph: Paragraph, availablePx: number): [start: number, end: number][] {
  const { text } = paragraph;
  const whole = trimmedEnd(text, 0, text.length);
  const roomPx = availablePx + EPSILON_PX;
  if (widthPx(paragraph, 0, whole) <= roomPx) return [[0, whole]];
  const lines: [number, number][] = [];
  let start = 0;
  let last = 0;
  // Word by word: the same words come again, and each is measured once.
  let usedPx = 0;
  for (const end of breaksIn(paragraph)) {
    let wordPx = widthPx(paragraph, last, trimmedEnd(text, last, end));
    if (usedPx + wordPx > roomPx && last > start) {
      lines.push([start, trimmedEnd(text, start, last)]);
      start = last;
      usedPx = 0;
    }
    if (usedPx + wordPx > roomPx && canCut(paragraph, start)) {
      for (const cut of cutAt(paragraph, start, end, roomPx)) {
        lines.push([start, cut]);
        start = cut;
      }
      wordPx = widthPx(paragraph, start, trimmedEnd(text, start, end));
    }
    usedPx += wordPx + widthPx(paragraph, trimmedEnd(text, start, end), end);
    last = end;
  }
  if (start < text.length) lines.push([start, trimmedEnd(text, start, text.length)]);
  return lines;
}

/** Where a word that is longer than a line is cut: at least one letter to a line, its last part stays open. */
function cutAt(paragraph: Paragraph, start: number, end: number, roomPx: number): number[] {
  const wordEnd = trimmedEnd(paragraph.text, start, end);
  const cuts = cutsOf(paragraph.text.slice(start, wordEnd)).map((length) => start + length);
  const places: number[] = [];
  // Line by line: measuring what is left of the word for each of them would take the square of its length.
  for (let i = 0, from = start; i < cuts.length; i++) {
    i = lastFitting(paragraph, { from, first: i, cuts, roomPx });
    from = cuts[i] as number;
    places.push(from);
  }
  return places.filter((place) => place < wordEnd);
}

type Cut = { from: number; first: number; cuts: readonly number[]; roomPx: number };

/** Letters one by one give a good guess; joined and kerned ones are a little narrower or wider, so the guess is tried. */
function lastFitting(paragraph: Paragraph, { from, first, cuts, roomPx }: Cut): number {
  const at = (i: number) => cuts[i] as number;
  let guess = first;
  for (let usedPx = 0; guess < cuts.length; guess++) {
    usedPx += widthPx(paragraph, guess === first ? from : at(guess - 1), at(guess));
    if (usedPx > roomPx) break;
  }
  const fits = (i: number) => i < cuts.length && widthPx(paragraph, from, at(i)) <= roomPx;
  let i = Math.max(first, guess - 1);
  while (i > first && !fits(i)) i--;
  while (fits(i + 1)) i++;
  return i;
}

function trimmedEnd(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && text[at - 1] === " ") at--;
  return at;
}

/** The parts of a stretch of text by the pieces they belong to. */
function partsOf({ stretches }: Paragraph, start: number, end: number) {
  const parts: Stretch[] = [];
  for (const stretch of stretches) {
    const part = { start: Math.max(start, stretch.start), end: Math.min(end, stretch.end), piece: stretch.piece };
    if (part.start < part.end) parts.push(part);
  }
  return parts;
}

function widthPx(paragraph: Paragraph, start: number, end: number): number {
  let width = 0;
  for (const { piece, start: from, end: to } of partsOf(paragraph, start, end))
    width += piece.kind === "picture" ? piece.widthPx : textWidthPx(paragraph.text.slice(from, to), piece.style);
  return width;
}

type Place = { lines: Lines; y: number; availablePx: number };

/** Puts one line down. @returns its height */
function placeLine(paragraph: Paragraph, start: number, end: number, place: Place, items: Placed[]): number {
  const { lines, y, availablePx } = place;
  const parts = partsOf(paragraph, start, end);
  const box = heightOf(lines.style, parts.length > 0 ? parts : paragraph.stretches);
  const baselinePx = y + box.above;
  const runs = runsOf(paragraph.text.slice(start, end), lines.style.dir);
  let x = lineStart(lines.style, availablePx - widthPx(paragraph, start, end));
  for (const { start: from, end: to, isRtl } of runs) {
    const own = partsOf(paragraph, start + from, start + to);
    for (const part of isRtl ? own.reverse() : own) {
      const { piece } = part;
      if (piece.kind === "picture") {
        const { widthPx, heightPx, src } = piece;
        items.push({ kind: "picture", x, y: baselinePx - piece.style.raisedPx - heightPx, widthPx, heightPx, src });
        x += widthPx;
        continue;
      }
      const written = paragraph.text.slice(part.start, part.end);
      const text = isRtl ? mirrored(written) : written;
      const { ascentPx, descentPx } = metricsOf(piece.style);
      const width = textWidthPx(text, piece.style);
      const baseline = baselinePx - piece.style.raisedPx;
      items.push({
        kind: "text",
        x,
        y: baseline - ascentPx,
        widthPx: width,
        heightPx: ascentPx + descentPx,
        baselinePx: baseline,
        text,
        style: piece.style,
      });
      x += width;
    }
  }
  return box.above + box.below;
}

/** Room a line takes above and below its baseline: of the text around, and of each piece in it. */
function heightOf(around: Style, parts: readonly Stretch[]): { above: number; below: number } {
  let { above, below } = leaded(around);
  for (const { piece } of parts) {
    const own = piece.kind === "picture" ? { above: piece.heightPx, below: 0 } : leaded(piece.style);
    above = Math.max(above, own.above + piece.style.raisedPx);
    below = Math.max(below, own.below - piece.style.raisedPx);
  }
  return { above, below };
}

/** The line's height shared out around the letters; browsers round the upper half down to a whole pixel. */
function leaded(style: Style): { above: number; below: number } {
  const { ascentPx, descentPx } = metricsOf(style);
  const height = leadingPx(style);
  const above = ascentPx + Math.floor((height - ascentPx - descentPx) / 2);
  return { above, below: height - above };
}

/** Where a line begins with so much room left over; one that is too long begins where its direction begins. */
function lineStart({ align, dir }: Style, roomPx: number): number {
  const side = align === "start" ? (dir === "rtl" ? "right" : "left") : align;
  if (roomPx < 0) return dir === "rtl" ? roomPx : 0;
  if (side === "center") return roomPx / 2;
  return side === "right" ? roomPx : 0;
}
