import { rect, type Svg } from "./svg.ts";

export type Box = readonly [left: number, top: number, width: number, height: number];
export type Align = "left" | "center" | "right";
export type Valign = "top" | "middle" | "bottom";

/** How much of the free room lies before. */
export const SHARES: Record<Align | Valign, number> = {
  left: 0,
  top: 0,
  center: 0.5,
  middle: 0.5,
  right: 1,
  bottom: 1,
};

/** One thing in a column. Without anything to say it is not there, and leaves no gap. */
export type Item = {
  isEmpty: boolean;
  /** stands between words, and is left out at the ends */
  isOrnament?: true;
  /** room above, in pixels, from the baseline of what stands there */
  gap: number;
  /** @param isTight everything on one line */
  place(widthPx: number, scale: number, isTight: boolean): Placed;
};
type Placed = {
  /** from the top of the capitals to the last baseline */
  heightPx: number;
  /** ink beyond that: accents and swashes above, tails below */
  abovePx: number;
  belowPx: number;
  draw(left: number, top: number, align: Align): Svg;
};

/** A column that is too high gets smaller and smaller, and at last has everything on one line. */
const SCALES = [1, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62, 0.56];
/** Between the ink of two things, whatever tails and accents they have. */
const CLEARANCE_PX = 3;

type Set = { items: readonly { gap: number; placed: Placed }[]; heightPx: number; abovePx: number; belowPx: number };

/** Things below one another in a box, aligned as wanted; the ink stays inside. */
export function drawColumn([left, top, width, height]: Box, items: readonly Item[], align: Align, valign: Valign): Svg {
  const isWords = (item: Item) => !item.isEmpty && !item.isOrnament;
  // An ornament stands between words.
  const present = items
    .slice(items.findIndex(isWords), items.findLastIndex(isWords) + 1)
    .filter((item) => !item.isEmpty);
  if (present.length === 0) return "";
  const set = setToFit(present, width, height);
  const free = height - set.heightPx;
  const last = top + height - set.belowPx - set.heightPx;
  let y = Math.max(top + set.abovePx, Math.min(last, top + free * SHARES[valign]));
  return set.items
    .map(({ gap, placed }) => {
      y += gap;
      const svg = placed.draw(left, y, align);
      y += placed.heightPx;
      return svg;
    })
    .join("");
}

function setToFit(items: readonly Item[], width: number, height: number): Set {
  let set: Set | undefined;
  for (const isTight of [false, true]) {
    for (const scale of SCALES) {
      set = setAt(items, width, scale, isTight);
      if (set.abovePx + set.heightPx + set.belowPx <= height) return set;
    }
  }
  return set as Set;
}

function setAt(items: readonly Item[], width: number, scale: number, isTight: boolean): Set {
  let above: Placed | undefined;
  const set = items.map((item) => {
    const placed = item.place(width, scale, isTight);
    const gap = above ? Math.max(item.gap * scale, above.belowPx + placed.abovePx + CLEARANCE_PX) : 0;
    above = placed;
    return { gap, placed };
  });
  return {
    items: set,
    heightPx: set.reduce((sum, { gap, placed }) => sum + gap + placed.heightPx, 0),
    abovePx: set[0]?.placed.abovePx ?? 0,
    belowPx: above?.belowPx ?? 0,
  };
}

/** A short stroke between the words of a column. */
export const stroke = (widthPx: number, heightPx: number, color: string, gap = 10): Item => ({
  isEmpty: false,
  isOrnament: true,
  gap,
  place: (room) => ({
    heightPx,
    abovePx: 0,
    belowPx: 0,
    draw: (left, top, align) => rect(left + (room - widthPx) * SHARES[align], top, widthPx, heightPx, color),
  }),
});
