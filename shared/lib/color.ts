/** WCAG 2 colour arithmetic on `#rrggbb` strings, shared by server, renderer and client. */

/** Six-digit hex only: three-digit and rgba forms break in mail clients. */
export const HEX_COLOR = /^#[0-9a-fA-F]{6}$/;

/** Relative luminance, 0 (black) to 1 (white), with the gamma step. @see WCAG 2.2, "relative luminance" */
export function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Contrast ratio of two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export const INK = "#0b1f24";
export const WHITE = "#ffffff";

/** The better readable of ink and white on a colour the user chose. `"#00cfd6"` -> `"#0b1f24"` */
export function readableOn(color: string): typeof INK | typeof WHITE {
  return contrast(color, INK) >= contrast(color, WHITE) ? INK : WHITE;
}
