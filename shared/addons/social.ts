import * as z from "zod/mini";
import { type AddonShape, link, listOf, text } from "./fields.ts";

const row = z.strictObject({
  /** one of `SOCIAL_REQUESTS`, or a network's id: follow. Anything else is a follow, of the link's network */
  type: text,
  url: link,
  /** instead of the ready words */
  text,
});

/** Rows that ask for a rating, a review, a follow or a share. */
export const social = { data: z.strictObject({ list: listOf(row) }), row } satisfies AddonShape;
