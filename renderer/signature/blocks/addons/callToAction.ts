import { BUTTON_SHAPES, OUTLINE_SHAPE } from "#shared/addons/constants.ts";
import { BUTTON_RADII } from "#shared/catalog/addons.ts";
import { SOCIALS } from "#shared/catalog/socials.ts";
import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { anchor } from "../../primitives/anchor.ts";
import { html } from "../../primitives/html.ts";
import { inlineImage } from "../../primitives/image.ts";
import { row, table } from "../../primitives/table.ts";
import { inkOn } from "../../sheet.ts";
import { IN_BOLD, pen, textCell } from "../text.ts";
import { colorOf, type DrawAddon, raw, visibleOf, within } from "./addon.ts";
import { icon, PARAGRAPH_PX } from "./parts.ts";

/** Of the mark in front of a button's words, which has the whole square: on a plate it would be half as large. */
const ICON_PX = 18;

/** A button: a coloured cell with a link in it. Word pads cells only, and leaves the corners square. */
export const callToAction: DrawAddon<"CallToAction"> = (sheet, data) => {
  const text = visibleOf(data.text);
  const href = sheet.href(raw(data.url));
  if (!text || !href) return null;
  const shape = within(data.shape, BUTTON_SHAPES);
  const background = colorOf(data.background) ?? sheet.color.accent;
  const isOutline = shape === OUTLINE_SHAPE;
  const color = colorOf(data.color) ?? (isOutline ? background : inkOn(background));
  const radiusPx = BUTTON_RADII[shape] ?? 0;
  const border = isOutline ? `;border:2px solid ${background}` : radiusPx ? `;border-radius:${radiusPx}px` : "";
  const own = pen(sheet, sheet.basePx + 1, color, {
    limitPx: PARAGRAPH_PX,
    padding: "8px 18px",
    more: IN_BOLD + border,
    background: isOutline ? null : background,
  });
  const network = raw(data.icon);
  const label = SOCIALS[network]?.label;
  const look = { network, shape: SOCIAL_SHAPES.bare, fill: background, glyph: color, sizePx: ICON_PX };
  const words = label ? html`${inlineImage(icon(sheet, look, label))}&nbsp; ${text}` : text;
  const body = table([row(textCell(own, anchor(href, words, color), text))]);
  return body && { body, text: [`${text}: ${href}`] };
};
