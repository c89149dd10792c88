import * as z from "zod/mini";
import { type AddonShape, link, listOf, number, picture, text } from "./fields.ts";

const row = z.strictObject({
  url: link,
  title: text,
  /** a thumbnail that has a play mark in it */
  image: picture,
  /** `ADDON_WIDTHS.videos` */
  width: number,
});

/** Videos side by side. */
export const videos = { data: z.strictObject({ list: listOf(row) }), row } satisfies AddonShape;
