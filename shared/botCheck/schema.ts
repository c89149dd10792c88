import * as z from "zod/mini";

/** What a person is asked to prove that no program sends it. An answer is good for one of them alone. */
export const PURPOSES = ["sign-up", "forgot-password", "invite-friend", "contact"] as const;
export type Purpose = (typeof PURPOSES)[number];
export const Purpose = z.enum(PURPOSES);

/** The request header in which an answer travels: the bodies stay what the forms are. */
export const BOT_CHECK_HEADER = "bot-check";
/** Node.js takes heads of 16 kB. Answers of the vendors are the longest, some 4 kB. */
export const MAX_ANSWER_LENGTH = 8192;

const hex = z.string().check(z.regex(/^(?:[\da-f]{2}){1,64}$/));

/** A piece of work that takes a browser a fraction of a second (ALTCHA, proof of work). Signed: nothing in it is kept here. */
export const Challenge = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.literal("PBKDF2/SHA-256"),
    cost: z.int().check(z.minimum(1), z.maximum(100_000)),
    data: z.strictObject({ purpose: Purpose }),
    expiresAt: z.int(),
    keyLength: z.int().check(z.minimum(1), z.maximum(64)),
    keyPrefix: hex,
    keySignature: hex,
    nonce: hex,
    salt: hex,
  }),
  signature: hex,
});
export type Challenge = z.output<typeof Challenge>;

/** The header's value for a challenge is this as JSON, in base64. */
export const Solved = z.strictObject({
  challenge: Challenge,
  solution: z.strictObject({
    counter: z.int().check(z.nonnegative()),
    derivedKey: hex,
    time: z.optional(z.number()),
  }),
});
export type Solved = z.output<typeof Solved>;

/** Where the check is somebody else's: their script makes the header's value with this key. */
export const VENDORS = ["turnstile", "hcaptcha"] as const;
export type Vendor = (typeof VENDORS)[number];

/** What a browser has to do before the call. `validS`: for so long its answer is taken. */
export const Asked = z.union([
  z.strictObject({ kind: z.literal("off") }),
  z.strictObject({ kind: z.literal("altcha"), challenge: Challenge, validS: z.int() }),
  z.strictObject({ kind: z.enum(VENDORS), siteKey: z.string(), validS: z.int() }),
]);
export type Asked = z.output<typeof Asked>;
