import type { Call } from "#client/lib/context.tsx";
import type { User } from "#shared/account/schema.ts";
import { type Beginning, NO_BEGINNING } from "#shared/identity/beginning.ts";
import { identityOf, NOBODY_YET } from "#shared/identity/identity.ts";
import { get } from "#shared/signatures/endpoints.ts";

/**
 * What a new page or card begins with: the person of their default signature, and where they have none, of their account; in
 * a company that they look after, nobody who works there. One that is gone says nothing, and nobody waits in vain for a favour.
 */
export async function findBeginning(call: Call, user: User | undefined): Promise<Beginning> {
  if (!user) return NO_BEGINNING;
  if (user.company?.hub) return { ...NO_BEGINNING, identity: { ...NOBODY_YET, company: user.company.name } };
  const photo = user.picture?.url ?? "";
  const own: Beginning = {
    ...NO_BEGINNING,
    identity: { ...NOBODY_YET, name: user.name, email: user.email, photo },
    contacts: [{ name: "email", value: user.email, label: "" }],
  };
  if (!user.defaultSignature) return own;
  try {
    const signature = await call(get, { params: { hash: user.defaultSignature } });
    const identity = identityOf("signature", signature);
    const { contacts, socials } = signature.general;
    return {
      identity: { ...identity, name: identity.name || user.name, photo: identity.photo || photo },
      contacts,
      socials,
    };
  } catch {
    return own;
  }
}
