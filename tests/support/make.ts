import * as z from "zod/mini";
import { NO_PLAN, type User } from "#shared/account/schema.ts";
import { SignatureInput } from "#shared/signatures/schema.ts";

type Input = z.input<typeof SignatureInput>;

/** A realistic signature; state only what matters to the test. */
export function signature(
  values: Partial<{ general: Input["general"]; design: Input["design"]; media: Input["media"] }> & Partial<Input> = {},
): SignatureInput {
  const { general, ...rest } = values;
  return z.parse(SignatureInput, {
    ...rest,
    general: {
      name: "Ana Person",
      position: "Head of Design",
      company: "Example & Sons",
      contacts: [
        { name: "phone", value: "+49 30 1234567" },
        { name: "email", value: "ana@example.com" },
        { name: "website", value: "www.example.com/ana?a=1&b=2" },
      ],
      socials: [
        { name: "facebook", link: "https://www.facebook.com/ana" },
        { name: "instagram", link: "https://www.instagram.com/ana" },
      ],
      ...general,
    },
  });
}

/** A free user on their own; state only what matters to the test. */
export const user = (part: Partial<User> = {}): User => ({
  id: "1",
  name: "Ana",
  email: "ana@example.com",
  isEmailVerified: true,
  isEnabled: true,
  isPaid: false,
  isTerminated: false,
  isReseller: false,
  showQuestion: false,
  availableSignatures: 1,
  bonusSignatures: 0,
  plan: NO_PLAN,
  team: null,
  resellerData: null,
  ...part,
});
