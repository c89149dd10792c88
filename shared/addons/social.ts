import * as z from "zod/mini";
import { type AddonShape, link, listOf, number, text } from "./fields.ts";

const row = z.strictObject({
  /** one of `SOCIAL_REQUESTS`, or a network's id: follow. Anything else is a follow, of the link's network */
  type: text,
  url: link,
  /** instead of the ready words */
  text,
  /** `RATING`, of requests for a rating or a review: drawn as stars. Without one nothing is claimed, and the row asks */
  rating: number,
  /** how many reviews the rating is made of; said only beside one */
  reviews: number,
});

/** Rows that ask for a rating, a review, a follow or a share, or show the rating there is. */
export const social = { data: z.strictObject({ list: listOf(row) }), row } satisfies AddonShape;
