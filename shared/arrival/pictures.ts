import type { Picture } from "../imports/flow.ts";
import { decoded } from "../imports/links.ts";
import { pictureSource } from "../imports/pictureSource.ts";
import { folded } from "./pieces.ts";

/** A picture as it was sent, and what stands in its place. `isSure`: known by its address or words, not by the place alone. */
export type Pair = { sent: Picture; came: Picture | null; isSure: boolean };

/** The lines of the first and the last text of the signature. */
export type Span = { first: number; last: number };
type Placed = { pictures: readonly Picture[]; span: Span };
type Side = "before" | "within" | "after";

const sideOf = ({ line }: Picture, { first, last }: Span): Side =>
  line <= first ? "before" : line > last ? "after" : "within";

/**
 * Finds each picture of a signature again: by its address, else by its words, else by its place. A place is what is left:
 * those that stood before the first text are looked for right before it.
 */
export function pairs({ pictures: sent, span: sentSpan }: Placed, { pictures: arrived, span }: Placed): Pair[] {
  const free = new Set(arrived);
  const found = new Map<Picture, Picture>();
  const take = (is: (picture: Picture, candidate: Picture) => boolean) => {
    for (const picture of sent) {
      if (found.has(picture)) continue;
      const match = nearest(
        [...free].filter((candidate) => is(picture, candidate)),
        span,
      );
      if (!match) continue;
      found.set(picture, match);
      free.delete(match);
    }
  };
  take(hasSameAddress);
  take(hasSameWords);
  const sure = new Set(found.keys());
  for (const side of ["before", "within", "after"] as const) {
    const wanted = sent.filter((picture) => !found.has(picture) && sideOf(picture, sentSpan) === side);
    const offered = [...free].filter((picture) => sideOf(picture, span) === side && !isElsewhere(picture, span));
    const nearby =
      side === "before" ? offered.slice(Math.max(0, offered.length - wanted.length)) : offered.slice(0, wanted.length);
    for (const [index, picture] of nearby.entries()) {
      const own = wanted[index];
      if (own) found.set(own, picture);
    }
  }
  return sent.map((picture) => ({ sent: picture, came: found.get(picture) ?? null, isSure: sure.has(picture) }));
}

const hasSameAddress = (one: Picture, other: Picture) => pathOf(one.source) === pathOf(other.source);
const hasSameWords = ({ alt }: Picture, other: Picture) => alt !== "" && folded(alt) === folded(other.alt);

/** True where one of these pictures is shown, by its address or its words. */
export const isShown = (sent: readonly Picture[], arrived: readonly Picture[]) =>
  sent.some((picture) => arrived.some((one) => hasSameAddress(picture, one) || hasSameWords(picture, one)));

/** Lines between a signature and a picture that may still be its own. */
const NEAR_LINES = 4;
const distance = ({ line }: Picture, { first, last }: Span) =>
  line < first ? first - line : line > last ? line - last : 0;
const isElsewhere = (picture: Picture, span: Span) => distance(picture, span) > NEAR_LINES;

const nearest = (pictures: readonly Picture[], span: Span): Picture | undefined =>
  pictures.reduce<Picture | undefined>(
    (best, picture) => (best && distance(best, span) <= distance(picture, span) ? best : picture),
    undefined,
  );

/** What of an address stays the same on the way, through whichever proxy; null for none on the web. */
function pathOf(source: string): string | null {
  const address = pictureSource(source);
  const url = address && !address.startsWith("data:") ? URL.parse(address) : null;
  return url ? url.pathname.replace(/@\d(?=\.\w+$)/, "") : `nowhere ${source}`;
}

/** Where a picture comes from. `elsewhere`: a copy that a mail service has made. */
export type PictureState = "hosted" | "elsewhere" | "attached" | "inside" | "broken" | "missing";

export function pictureState({ sent, came }: Pair, attached: ReadonlyMap<string, string | null>): PictureState {
  if (!came) return "missing";
  const source = came.source.trim();
  if (pathOf(source) === pathOf(sent.source)) return "hosted";
  if (/^cid:/i.test(source)) return attached.has(decoded(source.slice(4))) ? "attached" : "broken";
  if (/^data:image\//i.test(source)) return "inside";
  return pictureSource(source) === null ? "broken" : "elsewhere";
}

/** A tenth is what rounding to points makes of it. */
const SAME = 0.12;
const isNear = (sent: number | null, came: number | null) =>
  sent === null || (came !== null && Math.abs(came - sent) <= Math.max(2, sent * SAME));

/** True where a picture is shown in another size than it was sent: then it is as large as its file, or squeezed. */
export const isResized = ({ sent, came }: Pair) =>
  came !== null &&
  !(isNear(sent.widthPx, came.widthPx) && (came.heightPx === null || isNear(sent.heightPx, came.heightPx)));
