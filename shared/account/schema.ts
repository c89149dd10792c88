import * as z from "zod/mini";
import { Email } from "../auth/schema.ts";

/** The signed-in person, as the API answers it. */
export const User = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: Email,
  /** the person has proved that they read its mails; one who has not has no mail sent */
  isEmailVerified: z.boolean(),
  isEnabled: z.boolean(),
  isPaid: z.boolean(),
  isTerminated: z.boolean(),
  isReseller: z.boolean(),
  showQuestion: z.boolean(),
  availableSignatures: z.int(),
  bonusSignatures: z.int(),
  plan: z.strictObject({
    type: z.nullable(z.enum(["subscription", "product"])),
    data: z.strictObject({ product_id: z.nullable(z.string()), type: z.nullable(z.enum(["one_time"])) }),
    hasTerminatedProducts: z.boolean(),
    hasTerminatedSubscriptions: z.boolean(),
  }),
  /** null for a person on their own */
  team: z.nullable(
    z.strictObject({
      isOwner: z.boolean(),
      permissions: z.nullable(z.array(z.int())),
      ownerEmail: z.nullable(z.string()),
    }),
  ),
  resellerData: z.nullable(
    z.strictObject({ role: z.int(), permissions: z.array(z.int()), group: z.nullable(z.string()) }),
  ),
});
export type User = z.output<typeof User>;

/** The plan of somebody who never bought anything. */
export const NO_PLAN: Readonly<User["plan"]> = {
  type: null,
  data: { product_id: null, type: null },
  hasTerminatedProducts: false,
  hasTerminatedSubscriptions: false,
};
