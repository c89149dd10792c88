import type { Sharp } from "sharp";
import { BACKINGS, backingPadding, SHAPES, type Variant } from "#shared/images/variant.ts";
import { layBehind } from "./backing.ts";
import { decode, open, type Picture } from "./decoder.ts";
import { at96Dpi } from "./density.ts";
import { drawMoving } from "./moving.ts";
import { encodePng } from "./palette.ts";
import { cutTo, imageOf, pixelsOf } from "./pixels.ts";

/** With mozjpeg's tables a portrait of 100 CSS pixels comes to 9 kB and shows nothing of it. */
const JPEG = { quality: 82, mozjpeg: true };

/**
 * A shaped and sized copy of a stored picture, as mail clients load it: what `variantName` promises. Never larger than
 * its source: a picture blown up weighs more and shows no more.
 * @throws not_an_image when the bytes are no picture
 */
export async function drawVariant(source: Buffer, variant: Variant): Promise<Buffer> {
  const picture = await open(source);
  const { shape, ground, backing = BACKINGS.none } = variant;
  const sized = resized(picture, variant);
  if (picture.motion) return drawMoving(sized, picture.motion, shape);

  const isPhoto = picture.format === "jpeg";
  if (isPhoto && shape === SHAPES.square && !backing) return at96Dpi(await decode(sized.jpeg(JPEG).toBuffer()));

  const pixels = await pixelsOf(sized);
  if (backing !== BACKINGS.plate) cutTo(shape, pixels);
  if (ground) return at96Dpi(await (await imageOf(pixels)).flatten({ background: ground }).jpeg(JPEG).toBuffer());
  const drawn = backing ? await layBehind(pixels, variant) : pixels;
  return at96Dpi(await encodePng(drawn, { isPhoto }));
}

/** The picture in the size it takes inside the copy, room for a backing left out. */
function resized({ image, widthPx, heightPx }: Picture, { shape, widthPx: shownPx, density, backing }: Variant): Sharp {
  const isCircle = shape === SHAPES.circle;
  const wanted = (shownPx - 2 * backingPadding({ shape, widthPx: shownPx, backing })) * density;
  if (isCircle && backing === BACKINGS.plate)
    return image
      .resize({ width: wanted, height: wanted, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb");
  const width = Math.min(wanted, isCircle ? Math.min(widthPx, heightPx) : widthPx);
  const height = isCircle ? width : Math.max(1, Math.round((width * heightPx) / widthPx));
  return image.resize({ width, height, fit: isCircle ? "cover" : "fill" }).toColourspace("srgb");
}
