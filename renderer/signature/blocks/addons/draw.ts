import type { Addon, AddonType } from "#shared/addons/addons.ts";
import type { DrawnAddon, Sheet } from "../../sheet.ts";
import { type DrawAddon, objectOf } from "./addon.ts";
import { badge } from "./badge.ts";
import { callToAction } from "./callToAction.ts";
import { customHtml } from "./customHtml.ts";
import { later } from "./later.ts";
import { disclaimer, greenMessage } from "./messages.ts";
import { sign } from "./sign.ts";
import { social } from "./social.ts";
import { videos } from "./videos.ts";

/** How each type is drawn. */
export type Drawings = { readonly [T in AddonType]: DrawAddon<T> };

const DRAWINGS: Drawings = {
  sign,
  social,
  badge,
  calendar: (...order) => later.calendar?.(...order) ?? null,
  CallToAction: callToAction,
  disclaimer,
  GreenMessage: greenMessage,
  businessCard: (...order) => later.businessCard?.(...order) ?? null,
  page: (...order) => later.page?.(...order) ?? null,
  customHtml,
  videos,
};

/** The addons that have something to show, in their order; drawn once for HTML and plain text alike. */
export function drawnAddons(sheet: Sheet): DrawnAddon[] {
  sheet.drawn.addons ??= sheet.general.addons.flatMap((addon) => {
    const drawn = Object.hasOwn(DRAWINGS, addon.type) ? drawnAddon(sheet, addon) : null;
    return drawn ? [{ type: addon.type, ...drawn }] : [];
  });
  return sheet.drawn.addons;
}

const drawnAddon = <T extends AddonType>(sheet: Sheet, { type, data, key }: Addon<T>) =>
  DRAWINGS[type](sheet, objectOf(data), key);
