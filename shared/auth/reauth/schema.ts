import * as z from "zod/mini";
import { CodeVerification } from "../mailedCode.ts";
import { Assertion } from "../passkeys/schema.ts";
import { KnownPassword } from "../schema.ts";
import { SecondStep } from "../twoFactor/schema.ts";

/** How somebody who is signed in may prove that they still sit there, the first one first. */
export const WAYS = ["password", "passkey", "app", "mail"] as const;
export type Way = (typeof WAYS)[number];
/** `mail`: by a code in a mail, for accounts that have no password. */
export const Ways = z.strictObject({ ways: z.array(z.enum(WAYS)) });

export const Proof = z.discriminatedUnion("by", [
  z.strictObject({ by: z.literal("password"), password: KnownPassword }),
  z.strictObject({ by: z.literal("passkey"), credential: Assertion }),
  z.strictObject({ by: z.literal("app"), code: SecondStep.shape.code }),
  z.strictObject({ by: z.literal("mail"), code: CodeVerification.shape.code }),
]);
export type Proof = z.output<typeof Proof>;
