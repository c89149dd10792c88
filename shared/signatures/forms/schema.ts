import * as z from "zod/mini";
import { MESSAGES } from "../../errors/messages.ts";
import { SIGNATURE_LANGUAGES, type SignatureLanguage } from "../languages.ts";

/** Other ways in which a signature is written: short for replies, for colleagues, and in other languages. */
export const FORM_KEYS = ["reply", "internal", ...SIGNATURE_LANGUAGES] as const;
export const FormKey = z.enum(FORM_KEYS);
export type FormKey = z.output<typeof FormKey>;

/** Of all forms together; far more than anybody changes. Each save goes through all of them, and each preview carries them. */
export const MAX_CHANGES = 300;
/** The same as JSON. */
export const MAX_CHANGES_LENGTH = 64_000;
const MAX_STEP_LENGTH = 120;

/** No field of a signature is called otherwise; a document of the store cannot have a key with a NUL, nor a path with the others. */
const PLAIN_KEY = /^(?!\$)[^.\0]*$/;

function hasPlainKeys(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, inner]) => PLAIN_KEY.test(key) && hasPlainKeys(inner));
}

/**
 * One difference between a form and the signature that it belongs to (in the manner of a JSON Patch, RFC 6902, with rows by
 * their names instead of their numbers): `["general", "position"]`, `["general", "contacts", "phone:0", "value"]`.
 */
export const FormChange = z.strictObject({
  op: z.enum(["set", "add", "remove", "order"]),
  path: z.array(z.string().check(z.maxLength(MAX_STEP_LENGTH))).check(z.minLength(2), z.maxLength(5)),
  /** JSON, like the field that it is for; whoever reads the form looks whether it fits */
  value: z.optional(z.unknown().check(z.refine(hasPlainKeys))),
});
export type FormChange = z.output<typeof FormChange>;

/** Each by itself: saved when they were not counted together, and read for as long as they are there. */
export const FormChanges = z.array(FormChange).check(
  z.maxLength(MAX_CHANGES),
  z.refine((changes) => JSON.stringify(changes).length <= MAX_CHANGES_LENGTH),
);

/** What each form says otherwise; without an entry a signature has no such form of its own. */
export const Forms = z.partialRecord(FormKey, FormChanges);
export type Forms = z.output<typeof Forms>;

/** The same as it may be saved. */
export const SavedForms = Forms.check(
  z.refine(
    (forms) => Object.values(forms).flat().length <= MAX_CHANGES && JSON.stringify(forms).length <= MAX_CHANGES_LENGTH,
    MESSAGES.formsLimit,
  ),
);

/** The language that a form is written in, null for one that keeps the signature's. */
export const languageOf = (key: FormKey): SignatureLanguage | null =>
  key === "reply" || key === "internal" ? null : key;
