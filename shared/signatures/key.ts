import * as z from "zod/mini";

/** Tells the rows of a list apart: own fields, icons, addons. */
export const Key = z.string().check(z.minLength(1), z.maxLength(64));
