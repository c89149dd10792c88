import * as z from "zod/mini";

/** How far a state of a signature has come: nobody has it, somebody has what it is now, or an older one. */
export const Reached = z.enum(["never", "current", "outdated"]);
export type Reached = z.output<typeof Reached>;
