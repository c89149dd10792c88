import { parseSource, type Variant, variantName, widthWithin } from "../../images/variant.ts";
import { LOGO, LOGO_HEIGHT_PX, MIN_LOGO_WIDTH_PX } from "./constants.ts";
import type { Brand } from "./schema.ts";
import type { Looks } from "./shown.ts";

/** The copy of a logo that is shown, no wider and no higher than it may be, and its size there; null where it is no picture of ours. */
export function logoOf(path: string | null): (NonNullable<Looks["logo"]> & { variant: Variant }) | null {
  const source = path === null ? null : parseSource(path);
  if (!source) return null;
  const widthPx = Math.max(MIN_LOGO_WIDTH_PX, widthWithin(source, LOGO, LOGO_HEIGHT_PX));
  const heightPx = Math.max(1, Math.round((widthPx * source.heightPx) / source.widthPx));
  const variant = { ...LOGO, widthPx };
  return { url: `/i/${variantName(source, variant)}`, widthPx, heightPx, variant };
}

/** A brand as somebody meets it in the app. */
export function looksOf({ logo, color, senderName, line }: Brand): Looks {
  const shown = logoOf(logo);
  return {
    name: senderName,
    logo: shown && { url: shown.url, widthPx: shown.widthPx, heightPx: shown.heightPx },
    color,
    line,
  };
}
