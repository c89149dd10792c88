import * as z from "zod/mini";

/** A short code under `/l/`: letters, digits and inner hyphens. */
export const Code = z.string().check(z.regex(/^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38}[A-Za-z0-9])?$/));
export const ByCode = z.strictObject({ code: Code });

export const LinkClicks = z.strictObject({
  code: z.string(),
  url: z.string(),
  shortUrl: z.string(),
  /** clicks by people */
  clicks: z.int(),
  /** clicks by bots and link scanners, redirected but not counted as people */
  botClicks: z.int(),
});
export type LinkClicks = z.output<typeof LinkClicks>;
