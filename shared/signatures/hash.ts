import * as z from "zod/mini";

/** 128 random bits or more, url-safe, never reused. */
export const Hash = z.string().check(z.regex(/^[\w-]{22}$/));
