import { BADGES, type BadgeType } from "../catalog/addons.ts";
import type { Density } from "./variant.ts";

/**
 * Pictures of addons that a name says whole, drawn to PNG on demand and cached for ever, beside the social icons:
 * `/i/icons/stars-48@2.png`, `/i/icons/badge-appStore@2.png`, `/i/icons/play-14828c@2.png`.
 */
export type Emblem = EmblemLook & { density: Density };
export type EmblemLook =
  | {
      kind: "stars";
      /** of a star: 0 to 50 */
      tenths: number;
    }
  | { kind: "badge"; type: BadgeType }
  | {
      kind: "play";
      /** of the disc */
      fill: string;
    };

/** As shown, in CSS pixels. */
export const STARS_SIZE = { widthPx: 88, heightPx: 16 } as const;
export const PLAY_SIZE = { widthPx: 20, heightPx: 20 } as const;
export const BADGE_HEIGHT_PX = 40;

export function emblemSize(emblem: Emblem): { widthPx: number; heightPx: number } {
  if (emblem.kind === "badge") return { widthPx: BADGES[emblem.type].widthPx, heightPx: BADGE_HEIGHT_PX };
  return emblem.kind === "stars" ? STARS_SIZE : PLAY_SIZE;
}

/** File name under `/i/icons/`. */
export function emblemName(emblem: Emblem): string {
  return `${emblem.kind}-${wordOf(emblem)}@${emblem.density}.png`;
}

function wordOf(emblem: Emblem): string {
  if (emblem.kind === "stars") return String(emblem.tenths).padStart(2, "0");
  return emblem.kind === "badge" ? emblem.type : emblem.fill.slice(1).toLowerCase();
}
