import { DRAWING_DENSITY, VIDEO_WIDTH_PX } from "#shared/drawings/constants.ts";
import { decode, open } from "../decoder.ts";
import { at96Dpi } from "../density.ts";
import type { Drawing } from "./drawing.ts";

/** Height of the play mark, in parts of the picture's. */
const MARK_PART = 0.34;

/**
 * The picture of a video, cut to 16 by 9 around its middle and never enlarged, with a play mark: mails show no videos,
 * so the picture must say that it leads to one.
 * @throws not_an_image, file_too_big
 */
export async function drawThumbnail(source: Buffer): Promise<Drawing> {
  const { image, widthPx: sourceWidth, heightPx: sourceHeight } = await open(source);
  const widthPx = Math.max(
    2,
    Math.round(Math.min(VIDEO_WIDTH_PX * DRAWING_DENSITY, sourceWidth, (sourceHeight * 16) / 9)),
  );
  const heightPx = Math.max(1, Math.round((widthPx * 9) / 16));
  const bytes = await decode(
    image
      .resize({ width: widthPx, height: heightPx, fit: "cover" })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .composite([{ input: playMark(widthPx, heightPx) }])
      .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: "4:4:4" })
      .toBuffer(),
  );
  return { bytes: at96Dpi(bytes), type: "image/jpeg", widthPx, heightPx, missing: [] };
}

/** A white triangle on a dark disc with a light rim: seen on any picture. Its weight, not its box, is in the middle. */
function playMark(width: number, height: number): Buffer {
  const side = height * MARK_PART;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<g transform="translate(${width / 2} ${height / 2}) scale(${side / 100})">` +
      `<circle r="48" fill="#0b1f24" fill-opacity=".78" stroke="#fff" stroke-opacity=".9" stroke-width="3"/>` +
      `<path d="M-13-22.5L25 0L-13 22.5z" fill="#fff" stroke="#fff" stroke-width="5" stroke-linejoin="round"/>` +
      `</g></svg>`,
  );
}
