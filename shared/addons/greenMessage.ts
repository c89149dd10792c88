import { msg } from "../languages/translate.ts";
import { OWN_TEXT } from "./constants.ts";
import type { AddonShape } from "./fields.ts";
import { message } from "./message.ts";

/** Asks readers not to print. */
export const greenMessage = {
  data: message,
  paid: {
    message: msg("A green message of your own is part of the paid plans."),
    only: { field: "type", value: OWN_TEXT, free: 1 },
  },
} satisfies AddonShape<typeof message>;
