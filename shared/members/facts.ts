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

const line = z.string().check(z.trim(), z.maxLength(MAX_LINE_LENGTH), z.refine(isOneLine, MESSAGES.oneLine));
const fact = z._default(line, "");
/** What a team calls a fact of its own: `Cost centre`. */
export const FactName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(MAX_FACT_NAME_LENGTH), z.refine(isOneLine, MESSAGES.oneLine));

/** An empty text: nothing is known. Missing in records from before: the same. */
export const Facts = z.strictObject({
  name: fact,
  position: fact,
  department: fact,
  /** where they work, as segments know it: `Berlin` */
  place: fact,
  phone: fact,
  mobile: fact,
  /** a kept picture; null: none */
  photo: z._default(z.nullable(hostedPicture), null),
  /** the team's own, by name; they fill the custom fields of the same title */
  custom: z._default(
    z.record(FactName, line).check(z.refine((facts) => Object.keys(facts).length <= MAX_CUSTOM_FACTS)),
    {},
  ),
});
export type Facts = z.output<typeof Facts>;

export const NO_FACTS: Facts = z.parse(Facts, {});

/** The texts that every team knows, in the order of forms and files. */
export const FACT_NAMES = ["name", "position", "department", "place", "phone", "mobile"] as const;
export type FactField = (typeof FACT_NAMES)[number];

/** Some of them: what is left out stays as it is. */
export const FactChanges = z.partial(Facts);
