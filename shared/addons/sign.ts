import * as z from "zod/mini";
import { type AddonShape, color, number, picture, text } from "./fields.ts";

/** A handwritten sign-off above the name. */
export const sign = {
  data: z.strictObject({
    /** shown until there is a picture, and where pictures are not */
    text,
    /** of the handwriting that the server draws where there is no picture; its first without it */
    font: text,
    color,
    image: picture,
    /** `ADDON_WIDTHS.sign` */
    width: number,
  }),
} satisfies AddonShape;
