import * as z from "zod/mini";
import { HEX_COLOR } from "../../lib/color.ts";
import { FormChange, FormChanges, FormKey } from "../../signatures/forms/schema.ts";
import { ShortLinkHashType } from "../../signatures/schema.ts";

/** Far more than anybody says otherwise. */
const MAX_OWN_CHANGES = 2000;

/** Of a field that has a default, leaving it out would mean that. */
const Settings = z.strictObject({
  hasShortLink: z.optional(z.boolean()),
  shorLinkHashType: z.optional(ShortLinkHashType),
  publicPageColor: z.optional(z.string().check(z.regex(HEX_COLOR))),
});

/** What a signature says otherwise than its master, as a form says it otherwise than its signature. */
export const Said = z.strictObject({
  changes: z.array(FormChange).check(z.maxLength(MAX_OWN_CHANGES)),
  /** forms that are written anew; null: there is none where the master has one */
  forms: z.partialRecord(FormKey, z.nullable(FormChanges)),
  settings: Settings,
});
export type Said = z.output<typeof Said>;

/** What is said otherwise in a signature that follows a master. */
export const Own = z.strictObject({
  /** of whom it is, by the address of their row in the team: with another person it says nothing. Empty: nobody */
  of: z.string(),
  /** by whoever manages the team: stands, whatever is locked */
  team: Said,
  /** by anybody who may edit it: what is locked meanwhile is passed over, and back when it is open again */
  person: Said,
});
export type Own = z.output<typeof Own>;

const NOTHING: Said = { changes: [], forms: {}, settings: {} };
export const NO_OWN: Own = { of: "", team: NOTHING, person: NOTHING };

/** What one person says otherwise: what another said in the same signature is none of theirs. */
export const ownOf = (own: Own, email: string): Own => (own.of === email ? own : { ...NO_OWN, of: email });
