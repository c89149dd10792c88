import * as z from "zod/mini";
import { msg } from "../languages/translate.ts";
import { type AddonShape, link, listOf, number, picture, text } from "./fields.ts";

const row = z.strictObject({
  /** one of `BADGES`; of no effect beside a picture */
  type: text,
  url: link,
  /** a picture of one's own */
  image: picture,
  /** `ADDON_WIDTHS.badge` */
  width: number,
  /** the words of a picture of one's own */
  text,
});

/** Badges side by side; one alone may stand without a list. */
export const badge = {
  data: z.strictObject({ ...row.shape, list: listOf(row) }),
  row,
  paid: { message: msg("The badge addon is part of the paid plans.") },
} satisfies AddonShape;
