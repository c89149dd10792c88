import type { AddonShape } from "./fields.ts";
import { message } from "./message.ts";

/** A legal line. */
export const disclaimer = { data: message, paid: { what: "The disclaimer is" } } satisfies AddonShape;
