import type { DataOf } from "#shared/addons/addons.ts";
import { ADDON_WIDTHS, BUTTON_LOOK, OWN_LOOKS } from "#shared/addons/constants.ts";
import { BUTTON_RADII } from "#shared/catalog/addons.ts";
import { SHAPES } from "#shared/images/variant.ts";
import { contactFile } from "#shared/signatures/contactFile.ts";
import { anchor } from "../../primitives/anchor.ts";
import { html, type Piece } from "../../primitives/html.ts";
import { cell, row, strip, table } from "../../primitives/table.ts";
import { type DrawnAddon, inkOn, type Sheet } from "../../sheet.ts";
import { alt, pictureLink } from "../photo.ts";
import { IN_BOLD, pen, textCell } from "../text.ts";
import { type DrawAddon, raw, visibleOf, within } from "./addon.ts";
import { ownWords } from "./ownWords.ts";
import { PARAGRAPH_PX } from "./parts.ts";

/** A way to the digital business card, with a QR code as a stored picture, and one into the reader's contacts. */
export const businessCard: DrawAddon<"businessCard"> = (sheet, data) => {
  const file = data.saves === 1 && raw(data.card) ? contactFile(raw(data.url)) : null;
  const more = file === null ? null : { label: ownWords(sheet.general.language).save, url: file };
  return way(sheet, data, within(data.width, ADDON_WIDTHS.businessCard), sheet.words.businessCard, more);
};

/** A way to the link page. */
export const page: DrawAddon<"page"> = (sheet, data) =>
  way(sheet, data, within(data.width, ADDON_WIDTHS.page), ownWords(sheet.general.language).page, null);

type Way = Pick<DataOf<"page">, "url" | "text" | "look" | "image">;

/** @param more another link below the first one */
function way(
  sheet: Sheet,
  data: Way,
  widthPx: number,
  usual: string,
  more: { label: string; url: string } | null,
): Omit<DrawnAddon, "type"> | null {
  const href = sheet.href(raw(data.url));
  if (!href) return null;
  const label = visibleOf(data.text) || usual;
  const { accent } = sheet.color;
  const code = pictureLink(sheet, raw(data.image), SHAPES.square, widthPx, label, raw(data.url));
  const moreHref = more && sheet.href(more.url);
  const isButton = within(data.look, OWN_LOOKS) === BUTTON_LOOK;
  const below = more && moreHref ? anchor(moreHref, more.label, accent) : null;
  const text = [`${label}: ${href}`, ...(more && moreHref ? [`${more.label}: ${moreHref}`] : [])];
  const words = isButton
    ? cell(buttonOf(sheet, href, label, below, more?.label ?? ""))
    : textCell(
        pen(sheet, sheet.basePx, accent, { more: IN_BOLD }),
        below ? html`${anchor(href, label, accent)}<br>${below}` : anchor(href, label, accent),
        below ? `${label}\n${more?.label}` : label,
      );
  const body = table([code ? row(cell(code, alt(sheet)), strip(12), words) : row(words)]);
  return body && { body, text };
}

/** Word pads cells only: a button is a table of its own, and what stands below it another row. */
function buttonOf(sheet: Sheet, href: string, label: string, below: Piece | null, plainBelow: string) {
  const { accent } = sheet.color;
  const radiusPx = BUTTON_RADII[2] ?? 0;
  const ink = inkOn(accent);
  const own = pen(sheet, sheet.basePx, ink, {
    limitPx: PARAGRAPH_PX,
    padding: "7px 16px",
    more: IN_BOLD + (radiusPx ? `;border-radius:${radiusPx}px` : ""),
    background: accent,
  });
  const rows = [row(textCell(own, anchor(href, label, ink), label))];
  if (below) rows.push(row(textCell(pen(sheet, sheet.basePx, accent, { padding: "6px 0 0" }), below, plainBelow)));
  return table(rows);
}
