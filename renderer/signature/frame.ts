import { drawnAddons } from "./blocks/addons/draw.ts";
import { BANNER_POSITIONS, banner } from "./blocks/banner.ts";
import { brandingRow } from "./blocks/brandingLine.ts";
import { alt } from "./blocks/photo.ts";
import { EMPTY, type Markup } from "./primitives/html.ts";
import { line, table } from "./primitives/table.ts";
import { outside, type Sheet, type Standing } from "./sheet.ts";

/** Room above each part but the first. */
const PARTING = "12px 0 0";

/**
 * The whole signature: the layout with what stands above and below every layout. A handwritten sign comes first, then
 * the layout, the banner and the other addons in their order. Empty when there is nothing to sign.
 */
export function frame(inner: Sheet, body: Markup | null): Markup {
  const sheet = outside(inner);
  const { align } = sheet.look;
  const pictured = { ...alt(sheet), align };
  const plain = align ? { align } : undefined;
  const rows: Markup[] = [];
  const add = (piece: Markup | Standing | null, look: typeof plain | typeof pictured) => {
    if (!piece) return;
    const padding = rows.length ? PARTING : undefined;
    rows.push(typeof piece === "function" ? piece(padding) : (line(piece, { ...look, padding }) as Markup));
  };
  const addons = drawnAddons(sheet);
  add(banner(sheet, BANNER_POSITIONS.above), pictured);
  for (const { type, body: sign } of addons) if (type === "sign") add(sign, plain);
  add(body, plain);
  add(banner(sheet, BANNER_POSITIONS.below), pictured);
  for (const { type, body: addon } of addons) if (type !== "sign") add(addon, plain);
  if (!rows.length) return EMPTY;
  const branding = brandingRow(sheet);
  if (rows.length === 1 && body && !branding) return body;
  return table([...rows, branding], sheet.dir ? { dir: sheet.dir } : undefined) ?? EMPTY;
}
