import { loadSharp } from "../images/decoder.ts";
import { at96Dpi } from "../images/density.ts";
import type { Drawing } from "../images/drawings/drawing.ts";

const COLOURS = 256;
/** Of a photo on the sheet: the first is not told from the original, the last shows what it is. */
const QUALITIES = [84, 72, 58, 42];
/** What part of the first one's bytes is left of a sheet, at least: what would not fit even so is not tried. */
const LEFT_AT = [1, 0.64, 0.5, 0.38];
/** What is too heavy at the last quality gets so much smaller, again and again. */
const SHRINK = 0.8;
const MAX_ROUNDS = 6;

/**
 * A finished sheet in the fewest bytes that it can do with: flat colours and letters as a PNG with a palette, sharp to the
 * pixel; one with photos that is too heavy like that as a JPEG, as good as the bytes allow.
 * @param png what `print` made
 */
export async function lighten(png: Buffer, maxBytes: number): Promise<Pick<Drawing, "bytes" | "type">> {
  const sharp = await loadSharp();
  const flat = await sharp(png).png({ palette: true, colours: COLOURS, effort: 4, compressionLevel: 9 }).toBuffer();
  if (flat.length <= maxBytes) return { bytes: at96Dpi(flat), type: "image/png" };

  const { width } = await sharp(png).metadata();
  const jpeg = (quality: number, scale: number) =>
    sharp(png)
      .resize({ width: Math.max(1, Math.round(width * scale)) })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" })
      .toBuffer();
  let bytes = await jpeg(QUALITIES[0] as number, 1);
  // Each is a second's work for a long sheet: those without a chance are left out.
  const part = maxBytes / bytes.length;
  const last = QUALITIES.length - 1;
  for (let i = 1; i <= last && bytes.length > maxBytes; i += 1)
    if ((LEFT_AT[i] as number) <= part) bytes = await jpeg(QUALITIES[i] as number, 1);
  // Bytes go with the area.
  let scale = Math.min(SHRINK, Math.sqrt(part / (LEFT_AT[last] as number)));
  for (let i = 1; i <= MAX_ROUNDS && bytes.length > maxBytes; i += 1, scale *= SHRINK)
    bytes = await jpeg(QUALITIES[last] as number, scale);
  return { bytes: at96Dpi(bytes), type: "image/jpeg" };
}
