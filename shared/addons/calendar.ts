import * as z from "zod/mini";
import { msg } from "../languages/translate.ts";
import { type AddonShape, link, text } from "./fields.ts";

/** An event, or a booking page. */
export const calendar = {
  data: z.strictObject({
    title: text,
    /** the title's name in older records */
    text,
    /** `2026-11-21T10:00`; without it there is no event, and `url` is a booking page */
    start: text,
    /** without it the start */
    end: text,
    /** IANA name, `Europe/Berlin`; without it UTC */
    timeZone: text,
    location: text,
    description: text,
    url: link,
    /** a file of the event elsewhere, instead of our own server's */
    icsUrl: link,
  }),
  paid: { message: msg("The calendar addon is part of the paid plans.") },
} satisfies AddonShape;
