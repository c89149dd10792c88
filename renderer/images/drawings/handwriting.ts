import { DRAWING_DENSITY } from "#shared/drawings/constants.ts";
import type { Handwriting } from "#shared/drawings/schema.ts";
import { refuse } from "#shared/errors/catalogue.ts";
import { msg } from "#shared/languages/translate.ts";
import { drawLetters } from "../letters/letters.ts";
import type { Drawing } from "./drawing.ts";
import { encodeInk, fillOutline } from "./ink.ts";

/** A typed name as a hand would write it. @throws invalid_input when no hand has any of its letters */
export async function drawHandwriting({ font, text, color, sizePx }: Handwriting): Promise<Drawing> {
  const { d, ink, missing } = drawLetters(text.trim(), { family: font, sizePx: sizePx * DRAWING_DENSITY });
  if (d === "") refuse("text", msg("No handwriting has these letters. Use others, or draw or upload your sign."));
  return { ...(await encodeInk(await fillOutline(d, ink), color)), missing };
}
