import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Ink } from "#shared/images/iconSvg.ts";
import { loadSharp } from "./decoder.ts";
import type { Mark } from "./marks.ts";

/** Left, top, width, height and centre of each network's mark, in thousandths of its sheet. */
export const INKS_FILE = join(import.meta.dirname, "inks.json");
let table: Record<string, [number, number, number, number, number, number]> | undefined;

/** From the table of the catalogue's marks; anything else is measured. */
export async function inkOf(network: string, mark: Mark): Promise<Ink> {
  table ??= JSON.parse(readFileSync(INKS_FILE, "utf8")) as NonNullable<typeof table>;
  const row = Object.hasOwn(table, network) ? table[network] : undefined;
  if (!row) return measureInk(mark);
  const unit = Math.max(mark.width, mark.height) / 1000;
  const [left, top, width, height, centerX, centerY] = row.map((part) => part * unit) as typeof row;
  return { left, top, width, height, centerX, centerY };
}

/** Draws the mark in coarse pixels and looks at them: paths alone do not tell where their ink is. */
export async function measureInk({ svg, width, height }: Mark): Promise<Ink> {
  const sharp = await loadSharp();
  const side = 96;
  const sheet = Math.max(width, height);
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${sheet} ${sheet}">` +
    `<g color="#000">${svg}</g></svg>`;
  const alpha = await sharp(Buffer.from(drawing)).extractChannel("alpha").raw().toBuffer();
  return weigh(alpha, side, sheet / side);
}

function weigh(alpha: Buffer, side: number, unit: number): Ink {
  let [left, top, right, bottom, total, sumX, sumY] = [side, side, 0, 0, 0, 0, 0];
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const weight = alpha[y * side + x] as number;
      if (weight < 64) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
      total += weight;
      sumX += weight * (x + 0.5);
      sumY += weight * (y + 0.5);
    }
  }
  return {
    left: left * unit,
    top: top * unit,
    width: (right - left) * unit,
    height: (bottom - top) * unit,
    centerX: (sumX / total) * unit,
    centerY: (sumY / total) * unit,
  };
}
