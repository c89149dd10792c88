import * as z from "zod/mini";
import { number, text } from "./fields.ts";

/** A ready text, or the person's own. */
export const message = z.strictObject({
  /** `MESSAGE_TYPES`: 1 to 8 a ready text, `OWN_TEXT` the person's own */
  type: number,
  text,
});
