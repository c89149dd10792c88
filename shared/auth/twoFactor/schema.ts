import * as z from "zod/mini";
import { msg } from "../../languages/translate.ts";
import { MAX_PASSWORD_LENGTH } from "../constants.ts";
import { MAX_CODE_LENGTH, readCode } from "./code.ts";

const NO_CODE = msg("This is not a code: it has six digits.");

/** What is asked beside a password: the code of an app, or one of the recovery codes. */
const AnyCode = z.string(msg("Please enter a code.")).check(
  z.minLength(1, msg("Please enter a code.")),
  z.maxLength(MAX_CODE_LENGTH, NO_CODE),
  z.refine((text) => readCode(text) !== null, NO_CODE),
);

/** Of the app alone: a new one has to prove that it works. */
const AppCode = AnyCode.check(z.refine((text) => readCode(text)?.kind === "app", NO_CODE));

export const SecondStep = z.strictObject({ code: AnyCode });
export type SecondStep = z.output<typeof SecondStep>;

export const Confirmation = z.strictObject({ code: AppCode });
export type Confirmation = z.output<typeof Confirmation>;

export const OwnPassword = z.strictObject({
  password: z
    .string(msg("Please enter your password."))
    .check(z.minLength(1, msg("Please enter your password.")), z.maxLength(MAX_PASSWORD_LENGTH)),
});
export type OwnPassword = z.output<typeof OwnPassword>;

export const TwoFactor = z.strictObject({
  isOn: z.boolean(),
  /** since when; null while it is off */
  since: z.nullable(z.string()),
  recoveryCodesLeft: z.int(),
});
export type TwoFactor = z.output<typeof TwoFactor>;

/** What an app needs: `address` is scanned (`otpauth:`), `secret` can be typed (base32). */
export const TwoFactorSetUp = z.strictObject({ secret: z.string(), address: z.string() });
export type TwoFactorSetUp = z.output<typeof TwoFactorSetUp>;

export const RecoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.output<typeof RecoveryCodes>;
