import * as z from "zod/mini";
import { type AddonShape, link, number, picture, text } from "./fields.ts";

/** A way to a link page; without link there is none. */
export const page = {
  data: z.strictObject({
    /** hash of the page of one's own that it shows: unpublished or deleted, it goes from the signature. Without one, any page */
    page: text,
    url: link,
    text,
    /** `OWN_LOOKS` */
    look: number,
    /** a QR code of the link */
    image: picture,
    /** `ADDON_WIDTHS.page` */
    width: number,
    /** the address that the code leads to, so that the editor can tell when the link has become another */
    qrOf: text,
  }),
} satisfies AddonShape;
