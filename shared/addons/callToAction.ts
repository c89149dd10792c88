import * as z from "zod/mini";
import { msg } from "../languages/translate.ts";
import { type AddonShape, color, link, number, text } from "./fields.ts";

/** A button; without text or link there is none. */
export const callToAction = {
  data: z.strictObject({
    text,
    url: link,
    /** `BUTTON_SHAPES` */
    shape: number,
    background: color,
    /** of the text; without it whatever is read best on the background */
    color,
    /** a network's id, whose mark stands in front */
    icon: text,
  }),
  paid: { message: msg("The call to action is part of the paid plans.") },
} satisfies AddonShape;
