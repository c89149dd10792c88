import { BANNER_POSITIONS, banner } from "./blocks/banner.ts";
import { brandingRow } from "./blocks/brandingLine.ts";
import { alt } from "./blocks/photo.ts";
import { EMPTY, type Markup } from "./primitives/html.ts";
import { gap, line, table } from "./primitives/table.ts";
import type { Sheet } from "./sheet.ts";

/** The whole signature: the layout with what stands above and below every layout. Empty when there is nothing to sign. */
export function frame(sheet: Sheet, body: Markup | null): Markup {
  const above = banner(sheet, BANNER_POSITIONS.above);
  const below = banner(sheet, BANNER_POSITIONS.below);
  const pieces = [above, body, below].filter((piece) => piece !== null);
  if (!pieces.length) return EMPTY;
  const branding = brandingRow(sheet);
  if (pieces.length === 1 && !branding && body) return body;
  const rows = pieces.flatMap((piece, i) => {
    const { align } = sheet.look;
    const content = line(piece, piece === body ? { align } : { ...alt(sheet), align });
    return i ? [gap(12), content] : [content];
  });
  return table([...rows, branding], { dir: sheet.dir }) ?? EMPTY;
}
