import { RIGHT_TO_LEFT } from "#shared/lib/rightToLeft.ts";
import { drawnAddons } from "./blocks/addons/draw.ts";
import { BANNER_POSITIONS, banner } from "./blocks/banner.ts";
import { brandingRow } from "./blocks/brandingLine.ts";
import { EMPTY, type Markup } from "./primitives/html.ts";
import { line, stretched, table } from "./primitives/table.ts";
import { type DrawnAddon, outside, type Sheet } from "./sheet.ts";

/** Room above each part but the first. */
const PARTING = "12px 0 0";

/**
 * The whole signature: the layout with what stands above and below every layout. A handwritten sign comes first, then
 * the layout, the banner and the other addons in their order. Empty when there is nothing to sign.
 */
export function frame(inner: Sheet, body: Markup | null): Markup {
  const sheet = outside(inner);
  const { align } = sheet.look;
  const rows: Markup[] = [];
  const add = (piece: Markup | null) => {
    const padding = rows.length ? PARTING : undefined;
    if (piece) rows.push(line(piece, align || padding ? { align, padding } : undefined) as Markup);
  };
  const addons = drawnAddons(sheet).map((addon) => (runsOtherWay(sheet, addon) ? turned(addon) : addon));
  const [above, below] = [banner(sheet, BANNER_POSITIONS.above), banner(sheet, BANNER_POSITIONS.below)];
  add(above);
  for (const { type, body: sign } of addons) if (type === "sign" && typeof sign !== "function") add(sign);
  // The edges of a plate and of a banner that is wider meet.
  add(body && sheet.look.isCard && (above || below) ? stretched(body) : body);
  add(below);
  for (const piece of underneath(addons)) add(piece);
  if (!rows.length) return EMPTY;
  const branding = brandingRow(sheet);
  if (rows.length === 1 && body && !branding && !sheet.dir) return body;
  return table([...rows, branding], sheet.dir ? { dir: sheet.dir } : undefined) ?? EMPTY;
}

/** An addon whose words run from right to left, in a signature that does not. */
const runsOtherWay = (sheet: Sheet, { text }: DrawnAddon) =>
  !sheet.dir && text.some((line) => RIGHT_TO_LEFT.test(line));

/** The same in a table of its own that runs as its words do. */
function turned({ body, ...addon }: DrawnAddon): DrawnAddon {
  const piece = typeof body === "function" ? body() : line(body);
  return { ...addon, body: table([piece], { dir: "rtl" }) ?? EMPTY };
}

/**
 * What stands below the layout. Paragraphs are as wide as they are told: in the column of the layout, and not in a table of
 * their own, they would make it as narrow. Neighbours share one.
 */
function underneath(addons: readonly DrawnAddon[]): Markup[] {
  const pieces: Markup[] = [];
  let paragraphs: Markup[] = [];
  const close = () => {
    const text = table(paragraphs);
    if (text) pieces.push(text);
    paragraphs = [];
  };
  for (const { type, body } of addons) {
    if (typeof body === "function") paragraphs.push(body(paragraphs.length ? PARTING : undefined));
    else if (type !== "sign") {
      close();
      pieces.push(body);
    }
  }
  close();
  return pieces;
}
