import { expect, test } from "vitest";
import { curve } from "./curve.ts";

const ends = (d: string) => [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=C|Z|$)/g)].map(([, x, y]) => `${x},${y}`);

test("a line goes through its points in turn, and back to the first when it is closed", () => {
  expect(ends(curve("0,0 10,0 10,10", { isOpen: true }))).toEqual(["0,0", "10,0", "10,10"]);
  expect(ends(curve("0,0 10,0 10,10"))).toEqual(["0,0", "10,0", "10,10", "0,0"]);
});

test("it breaks at a corner only", () => {
  expect(curve("0,0! 10,0! 10,10!")).toBe("M0 0C3.6 0 6.4 0 10 0C10 3.6 10 6.4 10 10C6.4 6.4 3.6 3.6 0 0Z");
  expect(curve("0,0! 10,0 10,10!", { isOpen: true })).toBe("M0 0C3.6 0 7.5 -2.5 10 0C12.5 2.5 10 6.4 10 10");
});

test("eight points on a circle make it round", () => {
  const points = Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 4).map(
    (angle) => `${100 * Math.cos(angle)},${100 * Math.sin(angle)}`,
  );
  const [, x1, y1, x2, y2, x3, y3] = (/^M100 0C(\S+) (\S+) (\S+) (\S+) (\S+) (\S+?)C/.exec(curve(points.join(" "))) ??
    []) as unknown as number[];
  const middle = [100 + 3 * Number(x1) + 3 * Number(x2) + Number(x3), 3 * Number(y1) + 3 * Number(y2) + Number(y3)];
  expect(Math.hypot(...middle.map((value) => value / 8))).toBeCloseTo(100, 0);
});

test("what is no point is named", () => {
  expect(() => curve("0,0 ten,0")).toThrow('"ten,0" is no point of a line.');
});
