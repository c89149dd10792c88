import { DRAWING_DENSITY } from "#shared/drawings/constants.ts";
import type { Handwriting } from "#shared/drawings/schema.ts";
import { refuse } from "#shared/errors/catalogue.ts";
import { msg } from "#shared/languages/translate.ts";
import { drawLetters } from "../letters/letters.ts";
import type { Drawing } from "./drawing.ts";
import { encodeInk, fillOutline } from "./ink.ts";

/** A typed name as a hand would write it. @throws invalid_input when none of its letters can be drawn */
export async function drawHandwriting({ font, text, color, sizePx }: Handwriting): Promise<Drawing> {
  const { d, ink, missing } = drawLetters(text.trim(), { family: font, sizePx: sizePx * DRAWING_DENSITY });
  if (d === "") refuse("text", msg("None of these letters can be drawn. Use others."));
  return { ...(await encodeInk(await fillOutline(d, ink), color)), missing };
}
