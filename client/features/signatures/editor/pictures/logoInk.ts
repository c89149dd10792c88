import { MEASURED_PX, measureInk } from "#shared/images/measureInk.ts";
import type { Media } from "#shared/signatures/schema.ts";
import { paper } from "./paper.ts";
import type { LocalPicture } from "./pictures.ts";

/** The ink of a chosen picture, as the server will measure it; null for what may move, and where this browser cannot. */
export async function inkOf({ file, crop }: LocalPicture): Promise<Media["photo2Ink"]> {
  if (file.type === "image/gif") return null;
  const image = new Image();
  const source = URL.createObjectURL(file);
  image.src = source;
  try {
    await image.decode();
    const kept = { width: crop.width * image.naturalWidth, height: crop.height * image.naturalHeight };
    const scale = Math.min(1, MEASURED_PX / Math.max(kept.width, kept.height));
    const { canvas, pen } = paper(kept.width * scale, kept.height * scale);
    const { width, height } = canvas;
    const [x, y] = [crop.x * image.naturalWidth, crop.y * image.naturalHeight];
    pen.drawImage(image, x, y, kept.width, kept.height, 0, 0, width, height);
    return measureInk(pen.getImageData(0, 0, width, height));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(source);
  }
}
