import * as z from "zod/mini";
import { MESSAGES } from "../../errors/messages.ts";
import { msg } from "../../languages/translate.ts";
import { isOneLine } from "../../lib/text.ts";

export const MAX_PASSKEYS = 20;
const MAX_NAME_LENGTH = 60;
/** Far more than any key with its attestation has. */
const MAX_PART_LENGTH = 16_384;

const Base64Url = z.string().check(z.maxLength(MAX_PART_LENGTH), z.regex(/^[\w-]*$/));
/** Ids have at most 1,023 bytes (WebAuthn, 4). */
const CredentialId = z.string().check(z.minLength(1), z.maxLength(1364), z.regex(/^[\w-]+$/));

/** What browsers answer (WebAuthn's JSON); parts that say nothing to us are left aside. */
const common = {
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal("public-key"),
};

export const NewCredential = z.object({
  ...common,
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z._default(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10)), []),
  }),
});
export type NewCredential = z.output<typeof NewCredential>;

export const Assertion = z.object({
  ...common,
  response: z.object({ clientDataJSON: Base64Url, authenticatorData: Base64Url, signature: Base64Url }),
});
export type Assertion = z.output<typeof Assertion>;

export const PasskeyName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, msg("Please enter a name.")),
    z.maxLength(MAX_NAME_LENGTH),
    z.refine(isOneLine, MESSAGES.oneLine),
  );

export const Passkey = z.strictObject({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  /** null: never */
  lastUsedAt: z.nullable(z.string()),
});
export type Passkey = z.output<typeof Passkey>;

/** Handed to the browser as they are: `navigator.credentials` defines them. */
export const LoginOptions = z.looseObject({ challenge: z.string() });

export const AddOptions = z.looseObject({
  challenge: z.string(),
  rp: z.looseObject({ name: z.string() }),
  user: z.looseObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.looseObject({ alg: z.number(), type: z.literal("public-key") })),
});
