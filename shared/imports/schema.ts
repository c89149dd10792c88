import * as z from "zod/mini";
import { CONTACT_NAMES } from "../catalog/contacts.ts";
import { FONT_NAMES } from "../catalog/fonts.ts";
import { MESSAGES } from "../errors/messages.ts";
import { HEX_COLOR } from "../lib/color.ts";
import { MAX_LINK_LENGTH } from "../lib/url.ts";
import { MAX_GUESSES } from "./guess.ts";

const base = { found: z.string(), isSure: z.boolean() };

/** A guess as the API answers it; the type says what each means. */
const GuessRow = z.discriminatedUnion("kind", [
  z.strictObject({
    ...base,
    kind: z.literal("text"),
    field: z.enum(["name", "position", "department", "company"]),
    value: z.string(),
  }),
  z.strictObject({
    ...base,
    kind: z.literal("contact"),
    name: z.enum(CONTACT_NAMES),
    value: z.string(),
    label: z.string(),
  }),
  z.strictObject({ ...base, kind: z.literal("social"), name: z.string(), link: z.string() }),
  z.strictObject({
    ...base,
    kind: z.literal("picture"),
    type: z.enum(["photo", "photo2", "banner"]),
    source: z.string(),
    link: z.string(),
    alt: z.string(),
    widthPx: z.nullable(z.number()),
  }),
  z.strictObject({
    ...base,
    kind: z.literal("color"),
    field: z.enum(["fontColor", "textColor"]),
    value: z.string().check(z.regex(HEX_COLOR)),
  }),
  z.strictObject({ ...base, kind: z.literal("font"), value: z.enum(FONT_NAMES) }),
  z.strictObject({ ...base, kind: z.literal("disclaimer"), value: z.string() }),
  z.strictObject({ ...base, kind: z.literal("custom"), title: z.string(), value: z.string(), link: z.string() }),
]);

export const Guesses = z.strictObject({ guesses: z.array(GuessRow).check(z.maxLength(MAX_GUESSES)) });

/** The address of a page or a picture on the internet, as somebody typed it. */
export const Address = z.strictObject({
  address: z.string().check(z.trim(), z.minLength(1, MESSAGES.invalidLink), z.maxLength(MAX_LINK_LENGTH)),
});
