import { ROUNDED_RADIUS_PCT } from "#shared/images/constants.ts";
import { SHAPES, type Shape } from "#shared/images/variant.ts";

/**
 * The sample's face, a flat portrait on a sheet of 240 by 240: drawn here, so that the canvas has one before any picture
 * has come from anywhere.
 */
const FACE =
  '<rect width="240" height="240" fill="#cfe6e8"/>' +
  '<path d="M60 184C48 66 82 46 120 46s72 20 60 138z" fill="#3b2a28"/><path d="M24 240c6-46 44-66 96-66s90 20 96 66z" fill="#00696c"/>' +
  '<path d="M76 240c4-34 20-52 44-52s40 18 44 52z" fill="#fff" opacity=".18"/>' +
  '<path d="M101 150h38v34q-19 14-38 0z" fill="#e6b596"/><path d="M101 160q19 16 38 0v18q-19 10-38 0z" opacity=".12"/>' +
  '<ellipse cx="120" cy="122" rx="43" ry="49" fill="#e6b596"/>' +
  '<path d="M76 118c2-34 36-26 62-44 8 16 24 20 26 44 8-46-18-64-44-64s-52 18-44 64z" fill="#3b2a28"/>' +
  '<path d="M107 144q13 9 26 0" fill="none" stroke="#2b1d18" stroke-width="4" stroke-linecap="round" opacity=".5"/>';

/** The portrait as a data address, cut to the shape that the person chose for their photo. */
export function portrait(shape: Shape): string {
  const radius = shape === SHAPES.circle ? 120 : shape === SHAPES.rounded ? (240 * ROUNDED_RADIUS_PCT) / 100 : 0;
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><clipPath id="c"><rect width="240" height="240" rx="${radius}"/></clipPath>` +
      `<g clip-path="url(#c)">${FACE}</g></svg>`,
  )}`;
}
