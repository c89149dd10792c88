/**
 * What a team knows of its people: typed in by whoever manages it, brought in as a file, or read from a directory. It fills
 * the signatures that are made of a design, and says who belongs to a segment.
 */
import * as z from "zod/mini";
import { MESSAGES } from "../errors/messages.ts";
import { isOneLine } from "../lib/text.ts";
import { MAX_LINE_LENGTH } from "../signatures/constants.ts";
import { hostedPicture } from "../signatures/schema.ts";
import { MAX_CUSTOM_FACTS, MAX_FACT_NAME_LENGTH } from "./constants.ts";

/** A text of one line, as signatures have them. */
export const line = z.string().check(z.trim(), z.maxLength(MAX_LINE_LENGTH), z.refine(isOneLine, MESSAGES.oneLine));
/** What a team calls a fact of its own: `Cost centre`. */
export const FactName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(MAX_FACT_NAME_LENGTH), z.refine(isOneLine, MESSAGES.oneLine));

const CUSTOM = "custom:";
/** How a fact of the team's own is told from those that every team knows. `Cost centre` -> `custom:Cost centre` */
export const customKey = (name: string): `${typeof CUSTOM}${string}` => `${CUSTOM}${name}`;
/** Its name; null for anything else. `custom:Cost centre` -> `Cost centre` */
export const customOf = (key: string): string | null => (key.startsWith(CUSTOM) ? key.slice(CUSTOM.length) : null);

const photo = z.nullable(hostedPicture);
const custom = z.record(FactName, line).check(z.refine((facts) => Object.keys(facts).length <= MAX_CUSTOM_FACTS));

/** An empty text: nothing is known. Missing in records from before: the same. */
export const Facts = z.strictObject({
  name: z._default(line, ""),
  position: z._default(line, ""),
  department: z._default(line, ""),
  /** where they work, as segments know it: `Berlin` */
  place: z._default(line, ""),
  phone: z._default(line, ""),
  mobile: z._default(line, ""),
  /** a kept picture; null: none */
  photo: z._default(photo, null),
  /** the team's own, by name; they fill the custom fields of the same title */
  custom: z._default(custom, {}),
});
export type Facts = z.output<typeof Facts>;

export const NO_FACTS: Facts = z.parse(Facts, {});

/** The texts that every team knows, in the order of forms and files. */
export const FACT_NAMES = ["name", "position", "department", "place", "phone", "mobile"] as const;
export type FactField = (typeof FACT_NAMES)[number];

/** Some of them: what is left out stays as it is, so nothing here has a default. */
export const FactChanges = z.strictObject({
  name: z.optional(line),
  position: z.optional(line),
  department: z.optional(line),
  place: z.optional(line),
  phone: z.optional(line),
  mobile: z.optional(line),
  photo: z.optional(photo),
  custom: z.optional(custom),
} satisfies Record<keyof Facts, unknown>);
export type FactChanges = z.output<typeof FactChanges>;
