import * as z from "zod/mini";
import { type AddonShape, link, number, picture, text } from "./fields.ts";

/** A way to the digital business card; without link there is none. */
export const businessCard = {
  data: z.strictObject({
    url: link,
    text,
    /** a QR code of the link */
    image: picture,
    /** `ADDON_WIDTHS.businessCard` */
    width: number,
    /** the address that the code leads to, so that the editor can tell when the link has become another */
    qrOf: text,
  }),
} satisfies AddonShape;
