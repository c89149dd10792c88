import type { Addon } from "#shared/signatures/schema.ts";
import type { DrawnAddon, Sheet } from "../../sheet.ts";
import { Data, type DrawAddon } from "./addon.ts";
import { badge } from "./badge.ts";
import { businessCard } from "./businessCard.ts";
import { calendar } from "./calendar.ts";
import { callToAction } from "./callToAction.ts";
import { customHtml } from "./customHtml.ts";
import { disclaimer, greenMessage } from "./messages.ts";
import { sign } from "./sign.ts";
import { social } from "./social.ts";
import { videos } from "./videos.ts";

const ADDONS: Readonly<Record<Addon["type"], DrawAddon>> = {
  sign,
  social,
  badge,
  calendar,
  CallToAction: callToAction,
  disclaimer,
  GreenMessage: greenMessage,
  businessCard,
  customHtml,
  videos,
};

/** The addons that have something to show, in their order; drawn once for HTML and plain text alike. */
export function drawnAddons(sheet: Sheet): DrawnAddon[] {
  sheet.drawn.addons ??= sheet.general.addons.flatMap(({ type, data, key }) => {
    const drawn = Object.hasOwn(ADDONS, type) ? ADDONS[type](sheet, new Data(data, key)) : null;
    return drawn ? [{ type, ...drawn }] : [];
  });
  return sheet.drawn.addons;
}
