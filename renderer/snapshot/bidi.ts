/**
 * The order in which a line is drawn: the Unicode bidirectional algorithm (UAX 9) as far as a line of a signature needs
 * it, which has no embeddings.
 */
type Kind = "L" | "R" | "AL" | "EN" | "AN" | "ES" | "ET" | "CS" | "NSM" | "ON" | "WS";
export type Run = { start: number; end: number; isRtl: boolean };

const HEBREW = /[\u0590\u05be\u05c0\u05c3\u05c6\u05d0-\u05f4\u07c0-\u085f\u200f\ufb1d-\ufb4f]/;
const ARABIC =
  /[\u0608\u060b\u060d\u061b-\u064a\u066d-\u066f\u0671-\u06d5\u06e5\u06e6\u06ee\u06ef\u06fa-\u070d\u070f\u0710\u0712-\u072f\u074d-\u07a5\u07b1\u0860-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/;
/** Text with a letter of Hebrew, Arabic or their relatives. */
export const RIGHT_TO_LEFT = new RegExp(`${HEBREW.source}|${ARABIC.source}`);

/** Stretches of one direction, from the left to the right. */
export function runsOf(text: string, dir: "ltr" | "rtl"): Run[] {
  if (text === "") return [];
  if (dir === "ltr" && !RIGHT_TO_LEFT.test(text)) return [{ start: 0, end: text.length, isRtl: false }];
  return reordered(levelsOf(text, dir === "rtl" ? 1 : 0));
}

function kindOf(letter: string): Kind {
  if (letter === "\u200e") return "L";
  if (/[\u0660-\u0669\u066b\u066c\u06dd]/.test(letter)) return "AN";
  if (/[\d\u06f0-\u06f9]/.test(letter)) return "EN";
  if (/\p{M}/u.test(letter)) return "NSM";
  if (HEBREW.test(letter)) return "R";
  if (ARABIC.test(letter)) return "AL";
  if (/[+-]/.test(letter)) return "ES";
  if (/[#$%\u00a2-\u00a5\u00b0\u00b1\u20a0-\u20bf]/.test(letter)) return "ET";
  if (/[,./:\u00a0]/.test(letter)) return "CS";
  if (/\s/.test(letter)) return "WS";
  return /[\p{L}\p{Nl}\p{No}]/u.test(letter) ? "L" : "ON";
}

function levelsOf(text: string, base: 0 | 1): number[] {
  const written: Kind[] = [];
  for (const letter of text) for (let i = 0; i < letter.length; i++) written.push(kindOf(letter));
  const kinds = [...written];
  const edge: Kind = base ? "R" : "L";
  resolveNumbers(kinds, edge);
  resolveNeutrals(kinds, edge);
  const levels = kinds.map((kind) => levelOf(kind, base));
  // Spaces at the end of a line stand at its end, whatever is before them.
  for (let i = levels.length - 1; i >= 0 && written[i] === "WS"; i--) levels[i] = base;
  return levels;
}

function levelOf(kind: Kind, base: 0 | 1): number {
  if (kind === "EN" || kind === "AN") return 2;
  if (base === 0) return kind === "R" ? 1 : 0;
  return kind === "L" ? 2 : 1;
}

/** Rules W1 to W7: marks follow their letter, numbers keep their signs, and follow the text they stand in. */
function resolveNumbers(kinds: Kind[], edge: Kind): void {
  let strong = edge;
  for (let i = 0; i < kinds.length; i++) {
    if (kinds[i] === "NSM") kinds[i] = kinds[i - 1] ?? edge;
    const kind = kinds[i] as Kind;
    if (kind === "L" || kind === "R" || kind === "AL") strong = kind;
    else if (kind === "EN" && strong === "AL") kinds[i] = "AN";
  }
  for (let i = 0; i < kinds.length; i++) {
    const [before, kind, after] = [kinds[i - 1], kinds[i], kinds[i + 1]];
    const isBetween = before === after && (before === "EN" || (before === "AN" && kind === "CS"));
    if ((kind === "ES" || kind === "CS") && isBetween) kinds[i] = before as Kind;
    if (kind === "AL") kinds[i] = "R";
  }
  for (const [start, end] of stretches(kinds, (kind) => kind === "ET")) {
    const isWithNumber = kinds[start - 1] === "EN" || kinds[end] === "EN";
    kinds.fill(isWithNumber ? "EN" : "ON", start, end);
  }
  strong = edge;
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[i] as Kind;
    if (kind === "L" || kind === "R") strong = kind;
    else if (kind === "ES" || kind === "CS") kinds[i] = "ON";
    else if (kind === "EN" && strong === "L") kinds[i] = "L";
  }
}

/** Rules N1 and N2: what has no direction goes with its neighbours where they agree, or with the line. */
function resolveNeutrals(kinds: Kind[], edge: Kind): void {
  const sideOf = (kind: Kind | undefined) => (kind === undefined ? edge : kind === "L" ? "L" : "R");
  for (const [start, end] of stretches(kinds, (kind) => kind === "ON" || kind === "WS")) {
    const [before, after] = [sideOf(kinds[start - 1]), sideOf(kinds[end])];
    kinds.fill(before === after ? before : edge, start, end);
  }
}

function* stretches(kinds: readonly Kind[], is: (kind: Kind) => boolean): Generator<[start: number, end: number]> {
  for (let start = 0; start < kinds.length; start++) {
    if (!is(kinds[start] as Kind)) continue;
    let end = start + 1;
    while (end < kinds.length && is(kinds[end] as Kind)) end++;
    yield [start, end];
    start = end;
  }
}

/** Rule L2: from the highest level down, all that is at least as high is turned round. */
function reordered(levels: readonly number[]): Run[] {
  const runs: (Run & { level: number })[] = [];
  for (const [i, level] of levels.entries()) {
    const last = runs.at(-1);
    if (last?.level === level) last.end = i + 1;
    else runs.push({ start: i, end: i + 1, level, isRtl: level % 2 === 1 });
  }
  for (let level = Math.max(...levels); level > 0; level--) {
    for (let start = 0; start < runs.length; start++) {
      let end = start;
      while (end < runs.length && (runs[end] as { level: number }).level >= level) end++;
      if (end > start) runs.splice(start, end - start, ...runs.slice(start, end).reverse());
      start = end;
    }
  }
  return runs.map(({ start, end, isRtl }) => ({ start, end, isRtl }));
}

const MIRRORED = "()[]{}<>«»‹›";

/** A right-to-left stretch as it is drawn: brackets open to the left. */
export function mirrored(text: string): string {
  return text.replace(/[()[\]{}<>«»‹›]/g, (mark) => {
    const i = MIRRORED.indexOf(mark);
    return MIRRORED[i % 2 ? i - 1 : i + 1] as string;
  });
}
