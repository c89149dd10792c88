import type * as z from "zod/mini";
import { type DrawingType, WRITTEN_DRAWINGS, type WrittenKind } from "#shared/drawings/schema.ts";
import type { Drawing } from "./drawing.ts";

/** One kind: what it is drawn from, and how. `type` is what the caller would like, where a kind comes in several. */
type Kind<S extends z.ZodMiniType = z.ZodMiniType> = {
  schema: S;
  /** @throws invalid_input when nothing can be drawn, naming the field */
  draw(input: z.output<S>, type: DrawingType): Promise<Drawing>;
};

const kind = <S extends z.ZodMiniType>(schema: S, draw: Kind<S>["draw"]): Kind => ({ schema, draw });

const { handwriting, strokes, qr, banner, page } = WRITTEN_DRAWINGS;

/** Every drawing that is made from its JSON alone. Fonts, codes and pixels are loaded at the first one of a kind. */
export const DRAWINGS: Readonly<Record<WrittenKind, Kind>> = {
  handwriting: kind(handwriting, async (input) => (await import("./handwriting.ts")).drawHandwriting(input)),
  strokes: kind(strokes, async (input, type) => (await import("./strokes.ts")).drawStrokes(input, type)),
  qr: kind(qr, async (input) => (await import("./qr.ts")).drawQr(input)),
  banner: kind(banner, async (input) => (await import("./banner.ts")).drawBanner(input)),
  page: kind(page, async (input) => (await import("./page.ts")).drawPage(input)),
};

export const isKind = (name: string): name is WrittenKind => Object.hasOwn(DRAWINGS, name);
