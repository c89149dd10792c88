import type { SocialShape } from "#shared/images/icon.ts";

/**
 * What a layout brings of its own where the person chose nothing. Colours that stand on the mail's own ground have a
 * relative luminance near 0.18: 4.5:1 on white and still 3:1 on the dark grounds that mail programs put under them.
 */
export type Look = {
  accent: string;
  text: string;
  line: string;
  /** a plate of the layout's own under the whole signature */
  background?: string;
  /** the accent of what stands outside that plate: addons, on the mail's own ground */
  pageAccent?: string;
  /** line height as a factor, 1.4 unless told */
  leading?: number;
  socialShape: SocialShape;
  /** drawn on plates that are seen: as wide as a wider banner */
  isCard?: boolean;
  /** widest number or address that a phone has room for beside a picture of 96 px, in CSS pixels; 190 unless told */
  wholePx?: number;
  /** where lines below the layout stand, such as the branding line */
  align?: "center";
};
