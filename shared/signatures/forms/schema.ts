import * as z from "zod/mini";
import { SIGNATURE_LANGUAGES, type SignatureLanguage } from "../languages.ts";

/** Other ways in which a signature is written: short for replies, for colleagues, and in other languages. */
export const FORM_KEYS = ["reply", "internal", ...SIGNATURE_LANGUAGES] as const;
export const FormKey = z.enum(FORM_KEYS);
export type FormKey = z.output<typeof FormKey>;

/** Of one form; far more than anybody changes. */
const MAX_CHANGES = 300;
/** Of one form, as JSON. */
const MAX_CHANGES_LENGTH = 64_000;
const MAX_STEP_LENGTH = 120;

/**
 * One difference between a form and the signature that it belongs to (in the manner of a JSON Patch, RFC 6902, with rows by
 * their names instead of their numbers): `["general", "position"]`, `["general", "contacts", "phone:0", "value"]`.
 */
export const FormChange = z.strictObject({
  op: z.enum(["set", "add", "remove", "order"]),
  path: z.array(z.string().check(z.maxLength(MAX_STEP_LENGTH))).check(z.minLength(2), z.maxLength(5)),
  /** JSON, like the field that it is for; whoever reads the form looks whether it fits */
  value: z.optional(z.unknown()),
});
export type FormChange = z.output<typeof FormChange>;

const FormChanges = z.array(FormChange).check(
  z.maxLength(MAX_CHANGES),
  z.refine((changes) => JSON.stringify(changes).length <= MAX_CHANGES_LENGTH),
);

/** What each form says otherwise; without an entry a signature has no such form of its own. */
export const Forms = z.partialRecord(FormKey, FormChanges);
export type Forms = z.output<typeof Forms>;

/** The language that a form is written in, null for one that keeps the signature's. */
export const languageOf = (key: FormKey): SignatureLanguage | null =>
  key === "reply" || key === "internal" ? null : key;
