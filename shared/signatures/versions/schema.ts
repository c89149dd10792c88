import * as z from "zod/mini";

/** Saved states of a signature that are kept, the newest. */
export const MAX_VERSIONS = 50;

/** A saved state. `by`: whoever saved it; null for one from before that was noted, and for somebody who is gone. */
export const Version = z.strictObject({
  revision: z.int(),
  savedAt: z.string(),
  by: z.nullable(z.strictObject({ name: z.string(), email: z.string() })),
});
export type Version = z.output<typeof Version>;
