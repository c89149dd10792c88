import { BADGES, type BadgeType } from "../catalog/addons.ts";
import { HEX_COLOR } from "../lib/color.ts";
import { type Emblem, emblemName } from "./emblem.ts";
import { type Icon, parseIconName } from "./icon.ts";
import type { Density } from "./variant.ts";

const MAX_TENTHS = 50;
const EMBLEM_NAME = /^(stars|badge|play)-([A-Za-z0-9]+)@([124])\.png$/;

/** The inverse of `emblemName`; null for anything that `emblemName` could not have made. */
export function parseEmblemName(name: string): Emblem | null {
  const [, kind, word = "", digit] = EMBLEM_NAME.exec(name) ?? [];
  const density = Number(digit) as Density;
  const emblem: Emblem | null =
    kind === "stars" && Number(word) <= MAX_TENTHS
      ? { kind, tenths: Number(word), density }
      : kind === "badge" && Object.hasOwn(BADGES, word)
        ? { kind, type: word as BadgeType, density }
        : kind === "play" && HEX_COLOR.test(`#${word}`)
          ? { kind, fill: `#${word}`, density }
          : null;
  return emblem && emblemName(emblem) === name ? emblem : null;
}

/** Whatever a name under `/i/icons/` says; null for a name of neither. */
export const parseDrawnName = (name: string): Icon | Emblem | null => parseEmblemName(name) ?? parseIconName(name);
