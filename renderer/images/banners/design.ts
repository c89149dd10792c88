import type { Banner } from "#shared/catalog/banners/banner.ts";
import type { Pen } from "./pen.ts";
import type { Svg } from "./svg.ts";

/** What a design draws on: the words and colours chosen for it, and the pen for the words. */
export type Sheet<B extends Banner> = {
  pen: Pen;
  texts: Record<keyof B["texts"] & string, string>;
  colors: Record<keyof B["colors"] & string, string>;
};

/** One drawing for each banner of a category, in layers from back to front; the first one fills the ground. */
export type Drawings<Set extends Readonly<Record<string, Banner>>> = {
  [Id in keyof Set]: (sheet: Sheet<Set[Id]>) => Svg[];
};
