import { BUTTON_SHAPES, OUTLINE_SHAPE } from "#shared/addons/constants.ts";
import { BUTTON_RADII } from "#shared/catalog/addons.ts";
import { SOCIALS } from "#shared/catalog/socials.ts";
import { anchor, imageLink } from "../../primitives/anchor.ts";
import { image } from "../../primitives/image.ts";
import { cell, row, table } from "../../primitives/table.ts";
import { inkOn } from "../../sheet.ts";
import { pen, textCell } from "../text.ts";
import { colorOf, type DrawAddon, raw, visibleOf, within } from "./addon.ts";
import { mark, PARAGRAPH_PX } from "./parts.ts";

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
    font: "bold ",
    more: border,
    background: isOutline ? null : background,
  });
  const icon = raw(data.icon);
  const picture = SOCIALS[icon] ? imageLink(href, image(mark(sheet, icon, SOCIALS[icon].label))) : null;
  const iconCell = cell(picture, {
    padding: sheet.dir ? "0 0 0 8px" : "0 8px 0 0",
    style: sheet.type(10, sheet.color.text),
  });
  const body = table([row(iconCell, textCell(own, anchor(href, text, color), text))]);
  return body && { body, text: [`${text}: ${href}`] };
};
