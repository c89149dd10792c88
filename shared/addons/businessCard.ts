import * as z from "zod/mini";
import { type AddonShape, link, number, picture, text } from "./fields.ts";

/** A way to the digital business card; without link there is none. */
export const businessCard = {
  data: z.strictObject({
    /** hash of the card of one's own that it shows: deleted, it goes from the signature. Without one, any card */
    card: text,
    url: link,
    text,
    /** `OWN_LOOKS` */
    look: number,
    /** 1: with a link that puts the person into the reader's contacts; of a card of one's own only */
    saves: number,
    /** a QR code of the link */
    image: picture,
    /** `ADDON_WIDTHS.businessCard` */
    width: number,
    /** the address that the code leads to, so that the editor can tell when the link has become another */
    qrOf: text,
  }),
} satisfies AddonShape;
