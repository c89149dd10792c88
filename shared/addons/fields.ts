import * as z from "zod/mini";
import { MAX_ADDON_ENTRIES, MAX_TEXT_LENGTH } from "../signatures/constants.ts";

/**
 * The kinds of fields that addons are made of. A field may be left out, and an empty text is none. Names, kinds and
 * lengths are fixed here; a value that means nothing, such as a width of 5 or a badge nobody knows, is drawn as what
 * comes nearest or as if it was not given.
 */
const words = () => z.optional(z.string().check(z.maxLength(MAX_TEXT_LENGTH)));

export const text = words();
/** An address as the person typed it; what it leads to is judged when it is saved (`addonProblems`). */
export const link = words();
/** The address of a stored picture, `/i/…`. */
export const picture = words();
/** `#rrggbb`; without it the design's own */
export const color = words();
/** A number of pixels or of a choice; what it is drawn as stands in `constants.ts`. */
export const number = z.optional(z.number());

/** One of the above: a field's kind is which of them it is. */
export type Kind = typeof text | typeof number;

/** Rows that each have the same fields; of more than are drawn the first ones are. */
export const listOf = <S extends z.ZodMiniObject>(row: S) =>
  z.optional(z.array(row).check(z.maxLength(MAX_ADDON_ENTRIES)));

/** What only the paid plans keep: the whole addon, or one value of it. */
export type Paid<Field = string> = {
  /** the sentence that says so */
  message: string;
  /** the value that it is about, and what it becomes without a plan */
  only?: { field: Field; value: unknown; free: unknown };
};

/** What an addon of one type is. */
export type AddonShape<D extends z.ZodMiniObject = z.ZodMiniObject> = {
  data: D;
  /** the rows of `data.list` */
  row?: z.ZodMiniObject;
  paid?: Paid<keyof z.output<D>>;
};
