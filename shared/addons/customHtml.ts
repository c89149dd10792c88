import * as z from "zod/mini";
import { type AddonShape, text } from "./fields.ts";

/** The person's own HTML, kept as it was written. */
export const customHtml = { data: z.strictObject({ html: text }) } satisfies AddonShape;
