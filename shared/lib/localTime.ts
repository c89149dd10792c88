import * as z from "zod/mini";
import { isTimeZone } from "./timeZone.ts";

/** A time on the clock of a zone, to the minute: `2026-12-24T18:00` */
export const LocalTime = z
  .string()
  .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/));

/** IANA name of a time zone: `Europe/Berlin` */
export const TimeZone = z.string().check(z.maxLength(64), z.refine(isTimeZone));
