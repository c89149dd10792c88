import * as z from "zod/mini";

/** A short link of a signature with how often it was followed. Apart from what links take: the editor reads this and no more. */
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
