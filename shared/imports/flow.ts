/** What every source becomes before anything is guessed: lines of text as they are read, and pictures between them. */

/** How text looks. Null: nobody has said. */
export type Look = { color: string | null; font: string | null; sizePx: number; isBold: boolean };

/** What a link leads to: `link` in the end, without what counts clicks; `href` as it is written. */
export type Linked = { link: string; href: string };

/**
 * Text that looks the same and leads to the same. `isIcon`: the words of a small picture that stands there instead;
 * `isPlainLink`: no colour was chosen for the link, so that mail programs show it in their blue.
 */
export type Run = Linked & { text: string; look: Look; isButton: boolean; isPlainLink: boolean; isIcon?: boolean };

/** Where something stands in a mail. */
export type Place = { isSignature: boolean; isQuoted: boolean };

export type Line = Place & { runs: Run[] };

/** `line`: how many lines stand before it. `clues`: its class, its id, and its file's name. */
export type Picture = Place &
  Linked & {
    source: string;
    alt: string;
    clues: string;
    widthPx: number | null;
    heightPx: number | null;
    isRound: boolean;
    line: number;
  };

/** `accents`: colours of grounds and lines. */
export type Flow = { lines: Line[]; pictures: Picture[]; accents: string[] };

export const textOf = ({ runs }: { runs: readonly Run[] }) => runs.map(({ text }) => text).join("");

/** Some lines and pictures of a flow, in time that grows with them and not with their product. */
export function only({ lines, pictures, accents }: Flow, is: (one: Place) => boolean): Flow {
  let kept = 0;
  /** lines kept that stand before each line */
  const before = lines.map((line) => (is(line) ? kept++ : kept));
  return {
    lines: lines.filter(is),
    pictures: pictures.filter(is).map((picture) => ({ ...picture, line: before[picture.line] ?? kept })),
    accents,
  };
}

const NO_LINK = { link: "", href: "", isPlainLink: false };
export const NO_LOOK: Look = { color: null, font: null, sizePx: 16, isBold: false };

/** A longer line is nobody's field. */
export const MAX_LINE_CHARS = 10_000;
/** More lines than these are no signature. */
export const MAX_LINES = 400;

/** The lines of a plain text; quoted ones begin with `>`. */
export function plainFlow(text: string): Flow {
  const lines = text.split(/\r\n?|\n/).map((whole) => {
    const line = whole.slice(0, MAX_LINE_CHARS);
    const run = { ...NO_LINK, text: line.replaceAll("\u00a0", " "), look: NO_LOOK, isButton: false };
    return { runs: [run], isSignature: false, isQuoted: line.startsWith(">") };
  });
  return { lines: lines.filter((line) => textOf(line).trim() !== ""), pictures: [], accents: [] };
}
