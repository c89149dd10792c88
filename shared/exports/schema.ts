import * as z from "zod/mini";

/** Being gathered, there to be fetched, could not be made, deleted as its day is over. */
export const EXPORT_STATES = ["waiting", "ready", "failed", "expired"] as const;

/** A copy of all that we have of a person. */
export const Export = z.strictObject({
  id: z.string(),
  state: z.enum(EXPORT_STATES),
  createdAt: z.string(),
  /** when the file is deleted; null while there is none */
  expiresAt: z.nullable(z.string()),
  bytes: z.int(),
  signatures: z.int(),
  pictures: z.int(),
});
export type Export = z.output<typeof Export>;
