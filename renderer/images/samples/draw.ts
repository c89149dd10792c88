import { parseSample, type SampleSize, samplePath } from "#shared/images/samples.ts";
import { parseSource, parseVariant } from "#shared/images/variant.ts";
import { loadSharp } from "../decoder.ts";
import { at96Dpi } from "../density.ts";
import { drawVariant } from "../variant.ts";
import { vectorOf } from "./vectors.ts";

/** Flat colours and their smooth edges: more would not be seen. */
const COLOURS = 128;

/**
 * A picture of a ready design by its file name: the drawing itself, or a shaped and sized copy of it.
 * @returns PNG; null for a name that no design has
 */
export async function drawSample(name: string): Promise<Buffer | null> {
  const sample = parseSample(name);
  const vector = sample && vectorOf(sample);
  if (!vector) return null;
  const own = samplePath(sample, vector.size).slice(3);
  if (parseSource(name)) return name === own ? print(vector) : null;
  const copy = parseVariant(name);
  if (!copy?.sources.some((source) => source.name === own)) return null;
  return drawVariant(await print(vector), copy.variant);
}

async function print({ svg, size: [widthPx, heightPx] }: { svg: string; size: SampleSize }): Promise<Buffer> {
  const sharp = await loadSharp();
  const bytes = await sharp(Buffer.from(svg))
    .resize(widthPx, heightPx, { fit: "fill" })
    .png({ palette: true, colours: COLOURS, effort: 4, dither: 0, compressionLevel: 9 })
    .toBuffer();
  return at96Dpi(bytes);
}
