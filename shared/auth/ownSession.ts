import * as z from "zod/mini";

/** One login that is still good: a device, as its owner recognises it. */
export const OwnSession = z.strictObject({
  id: z.string(),
  /** the one that asks */
  isCurrent: z.boolean(),
  /** `Firefox`; empty where it is not known */
  browser: z.string(),
  /** `Windows`; empty where it is not known */
  system: z.string(),
  createdAt: z.iso.datetime(),
  /** as exact as an access token lives long */
  usedAt: z.iso.datetime(),
});
export type OwnSession = z.output<typeof OwnSession>;
