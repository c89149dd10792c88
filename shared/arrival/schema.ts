import * as z from "zod/mini";
import { FormKey } from "../signatures/forms/schema.ts";

/** Earlier states that are compared as well: what was copied and installed, and the newest that looked different. */
export const MAX_EARLIER = 15;
/** Of a mail that comes to a check address. What a signature needs is a hundredth of it; photographs are elsewhere. */
export const MAX_CHECKED_MAIL_BYTES = 2_000_000;
/** How long a check address takes mail. */
export const CHECK_MINUTES = 60;

/** A signature as it was sent, in one of its forms; `form`: null for the whole one. */
const SentForm = z.strictObject({ form: z.nullable(FormKey), html: z.string() });
/** A state of it from before. */
const Earlier = z.strictObject({ savedAt: z.string(), html: z.string() });

/** What may stand in a mail that has arrived. */
export const Sent = z.strictObject({
  updatedAt: z.string(),
  forms: z.array(SentForm),
  earlier: z.array(Earlier),
  /** a mail may be sent to us for the same */
  hasCheckAddress: z.boolean(),
});
export type Sent = z.output<typeof Sent>;

/** Where to send a mail to be checked, and until when. */
export const CheckAddress = z.strictObject({ address: z.string(), until: z.string() });
export type CheckAddress = z.output<typeof CheckAddress>;

/** The last mail that came there, as base64; null while none has. */
export const CheckedMail = z.strictObject({ mail: z.nullable(z.strictObject({ at: z.string(), source: z.string() })) });
