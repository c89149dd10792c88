import { msg } from "../languages/translate.ts";
import type { AddonShape } from "./fields.ts";
import { message } from "./message.ts";

/** A legal line. */
export const disclaimer = {
  data: message,
  paid: { message: msg("The disclaimer is part of the paid plans.") },
} satisfies AddonShape;
