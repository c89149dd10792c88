import { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import type { Addon, DataOf } from "#shared/addons/addons.ts";
import { ADDON_WIDTHS } from "#shared/addons/constants.ts";
import { HANDWRITING_FONTS, type HandwritingFont } from "#shared/catalog/handwriting.ts";
import { DRAWING_DENSITY, MAX_HANDWRITING_CHARS } from "#shared/drawings/constants.ts";
import { Failure } from "#shared/errors/catalogue.ts";
import { HEX_COLOR, INK } from "#shared/lib/color.ts";
import type { Content } from "#shared/signatures/schema.ts";
import type { Viewer } from "../auth/viewer.ts";
import { drawWritten } from "../drawings/service.ts";
import * as images from "../images/service.ts";

/** A save waits no longer for its signs: without a picture the words show in whatever script the reader has. */
const PATIENCE_MS = 2000;
/** Of the letters, as they are drawn. */
const SIZE_PX = 48;

/**
 * Gives typed signs that came without a picture one of their own handwriting: `text`, `font`, `color` -> `image`,
 * `width`. The editor sends its own; this is for programs that save signatures. What cannot be drawn now stays typed.
 */
export async function withSigns<C extends Content>(viewer: Viewer, content: C): Promise<C> {
  if (!content.general.addons.some(isTyped)) return content;
  const { design, general } = content;
  const addons = await Promise.all(
    general.addons.map((addon) => (isTyped(addon) ? signed(viewer, addon, design.fontColor ?? INK) : addon)),
  );
  return { ...content, general: { ...general, addons } };
}

const isTyped = (addon: Addon): addon is Addon<"sign"> =>
  addon.type === "sign" && !addon.data.image && isWritable(addon.data.text ?? "");

const isWritable = (text: string) => text.trim() !== "" && text.length <= MAX_HANDWRITING_CHARS;

async function signed(viewer: Viewer, addon: Addon<"sign">, inkColor: string): Promise<Addon> {
  const late = new AbortController();
  try {
    const picture = await Promise.race([
      pictureOf(viewer, addon.data, inkColor),
      setTimeout(PATIENCE_MS, null, { signal: late.signal }),
    ]);
    return picture ? { ...addon, data: { ...picture, ...withoutImage(addon.data) } } : addon;
  } catch (error) {
    if (error instanceof Failure) return addon;
    throw error;
  } finally {
    late.abort();
  }
}

/** @throws whatever keeps it from being drawn or stored */
async function pictureOf(viewer: Viewer, { text, font, color }: DataOf<"sign">, inkColor: string) {
  await images.mayAddPicture(viewer);
  const known = HANDWRITING_FONTS.find((name) => name === font) ?? (HANDWRITING_FONTS[0] as HandwritingFont);
  const ink = color && HEX_COLOR.test(color) ? color : inkColor;
  const input = { font: known, text, color: ink, sizePx: SIZE_PX };
  const { bytes } = await drawWritten("handwriting", input, { owner: viewer.id });
  const { url, widthPx } = await images.addPicture(viewer, Readable.from([bytes]));
  const { min, max } = ADDON_WIDTHS.sign;
  const width = Math.min(max, Math.max(min, Math.round(widthPx / DRAWING_DENSITY)));
  return { image: url, width };
}

/** A chosen width is kept. */
function withoutImage({ image: _none, ...data }: DataOf<"sign">): DataOf<"sign"> {
  return data;
}
