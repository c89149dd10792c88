import * as z from "zod/mini";

/** Of an account's link: 96 random bits. */
export const FriendCode = z.string().check(z.regex(/^[\w-]{16}$/));
