import encodeQR from "qr";
import { type CardQr, QUIET_MODULES } from "#shared/cards/qr.ts";

/** The dark modules of a code, row by row, with its quiet ground. */
export const modulesOf = ({ text, ecc }: Pick<CardQr, "text" | "ecc">): boolean[][] =>
  encodeQR(text, "raw", { ecc, border: QUIET_MODULES });

/** A code as one path, dark on white: many cameras want that. Neighbours in a row are one stroke, which halves its weight. */
export function codeSvg(qr: Pick<CardQr, "text" | "ecc">, label: string): string {
  const rows = modulesOf(qr);
  let path = "";
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      path += `M${start} ${y}h${x - start + 1}v1H${start}z`;
    }
  const side = rows.length;
  return `<svg role="img" aria-label="${label}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#0b1f24" d="${path}"/></svg>`;
}
