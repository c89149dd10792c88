/**
 * Widths of a table's columns, after CSS 2.1 (17.5.2.2) and the rules that browsers agreed on in CSS Tables 3: columns
 * get their least width, then shares by percentage, then fixed widths, then what their text would like; what is left
 * goes to those that are free to grow.
 */
export type Column = {
  minPx: number;
  maxPx: number;
  percent: number | null;
  /** a cell gave it a width in pixels */
  isFixed: boolean;
};

export function distribute(columns: readonly Column[], targetPx: number): number[] {
  const min = columns.map(({ minPx }) => minPx);
  const shares = columns.map((column) =>
    column.percent === null ? column.minPx : Math.max(column.minPx, (targetPx * column.percent) / 100),
  );
  const fixed = columns.map((column, i) => (isFixed(column) ? column.maxPx : (shares[i] as number)));
  const max = columns.map((column, i) => (isAuto(column) ? column.maxPx : (fixed[i] as number)));
  const guesses = [min, shares, fixed, max];
  for (let i = 0; i < guesses.length; i++) {
    const [lower, upper] = [guesses[i - 1] ?? min, guesses[i] as number[]];
    if (targetPx < sum(upper)) return i === 0 ? min : between(lower, upper, targetPx);
  }
  return grown(columns, max, targetPx - sum(max));
}

const isFixed = ({ percent, isFixed }: Column) => percent === null && isFixed;
const isAuto = ({ percent, isFixed }: Column) => percent === null && !isFixed;
const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0);

/** Each column the same part of its way from one guess to the next. */
function between(lower: readonly number[], upper: readonly number[], targetPx: number): number[] {
  const [from, to] = [sum(lower), sum(upper)];
  const part = to > from ? (targetPx - from) / (to - from) : 0;
  return lower.map((value, i) => value + ((upper[i] as number) - value) * part);
}

/** Room beyond what all columns like goes to those without a width of their own, or to all. */
function grown(columns: readonly Column[], widths: readonly number[], roomPx: number): number[] {
  if (roomPx <= 0) return [...widths];
  const groups = [columns.map(isAuto), columns.map(isFixed), columns.map(() => true)];
  const takes = groups.find((group) => group.some(Boolean)) as boolean[];
  const weights = columns.map(({ maxPx, percent }, i) => (takes[i] ? (percent ?? maxPx) : 0));
  const total = sum(weights);
  const count = takes.filter(Boolean).length;
  return widths.map((value, i) => {
    if (!takes[i]) return value;
    return value + (total > 0 ? (roomPx * (weights[i] as number)) / total : roomPx / count);
  });
}

/** A cell over several columns: they grow together until it fits. */
export function widen(columns: readonly Column[], { minPx, maxPx }: Pick<Column, "minPx" | "maxPx">): void {
  const least = distribute(columns, minPx);
  const most = distribute(columns, maxPx);
  for (const [i, column] of columns.entries()) {
    column.minPx = Math.max(column.minPx, least[i] as number);
    column.maxPx = Math.max(column.maxPx, column.minPx, most[i] as number);
  }
}

/** The narrowest and the widest a table can be, without the room between its columns. */
export function extentOf(columns: readonly Column[]): { minPx: number; maxPx: number } {
  const minPx = sum(columns.map(({ minPx }) => minPx));
  let maxPx = sum(columns.map(({ maxPx }) => maxPx));
  // So wide that a share in percent is room enough for what stands in it.
  for (const { maxPx: ownPx, percent } of columns) if (percent) maxPx = Math.max(maxPx, (ownPx * 100) / percent);
  return { minPx, maxPx: Math.max(minPx, maxPx) };
}
