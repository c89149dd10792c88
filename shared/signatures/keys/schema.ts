import * as z from "zod/mini";
import { isOneLine } from "../../lib/text.ts";

/** What every signature key begins with, so that people and scanners know one when they see it. */
export const KEY_PREFIX = "sgn_";
/** Of one person. */
export const MAX_SIGNATURE_KEYS = 10;
const MAX_NAME_LENGTH = 60;

export const KeyName = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(MAX_NAME_LENGTH),
  z.refine((name) => isOneLine(name)),
);

/** Opens one thing: the default signature of its person, for a program that writes mails. */
export const SignatureKey = z.strictObject({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  /** within an hour; null: never */
  usedAt: z.nullable(z.string()),
});
export type SignatureKey = z.output<typeof SignatureKey>;
