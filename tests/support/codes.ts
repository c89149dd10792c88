import encodeQR from "qr";
import sharp from "sharp";

/** Modules of white around a code. */
const BORDER = 4;

/** A code, dark on white, in the middle of a grey picture. @returns one byte a pixel */
export function codePixels(text: string, widthPx: number, heightPx: number): Buffer {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: BORDER });
  const scale = Math.floor((Math.min(widthPx, heightPx) * 0.8) / rows.length);
  const side = rows.length * scale;
  const [left, top] = [Math.floor((widthPx - side) / 2), Math.floor((heightPx - side) / 2)];
  const pixels = Buffer.alloc(widthPx * heightPx, 150);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      pixels[(top + y) * widthPx + left + x] = rows[Math.floor(y / scale)]?.[Math.floor(x / scale)] ? 20 : 240;
  return pixels;
}

/** The same as a PNG. */
export const codePicture = (text: string, widthPx = 800, heightPx = 600): Promise<Buffer> =>
  sharp(codePixels(text, widthPx, heightPx), { raw: { width: widthPx, height: heightPx, channels: 1 } })
    .png()
    .toBuffer();

/** A film without motion that shows it: what Chromium takes for a camera. */
export function codeFilm(text: string, widthPx = 640, heightPx = 480): Buffer {
  const grey = Buffer.alloc((widthPx / 2) * (heightPx / 2), 128);
  const frame = Buffer.concat([Buffer.from("FRAME\n"), codePixels(text, widthPx, heightPx), grey, grey]);
  const head = Buffer.from(`YUV4MPEG2 W${widthPx} H${heightPx} F10:1 Ip A1:1 C420\n`);
  return Buffer.concat([head, ...Array.from({ length: 5 }, () => frame)]);
}
