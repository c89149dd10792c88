import * as z from "zod/mini";
import { Email } from "../../auth/schema.ts";
import { Hash } from "../../signatures/hash.ts";
import { MemberId } from "../schema.ts";

/** What somebody asks their team for: a right, or a signature of their own. */
export const WANTED = ["create", "edit", "send", "duplicate", "delete", "signature"] as const;
export type Wanted = (typeof WANTED)[number];

export const AccessQuestion = z.strictObject({
  wanted: z.enum(WANTED),
  /** the signature that it is about, where it is about one */
  hash: z.optional(Hash),
  note: z._default(z.string().check(z.trim(), z.maxLength(500)), ""),
});
export type AccessQuestion = z.output<typeof AccessQuestion>;

/** A question that waits for an answer. */
export const AccessRequest = z.strictObject({
  id: MemberId,
  member: z.strictObject({ id: MemberId, email: Email, name: z.string() }),
  wanted: z.enum(WANTED),
  hash: z.nullable(Hash),
  note: z.string(),
  askedAt: z.string(),
  /** a signature that was promised and is not assigned yet */
  isGranted: z.boolean(),
});
export type AccessRequest = z.output<typeof AccessRequest>;

export const AccessAnswer = z.strictObject({ answer: z.enum(["grant", "decline"]) });
