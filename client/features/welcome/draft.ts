import { FIRST_CONTACTS } from "#client/features/signatures/editor/session/draft.ts";
import { languageNow } from "#shared/languages/translate.ts";
import { contactProblem } from "#shared/signatures/problems.ts";
import { SignatureInput } from "#shared/signatures/schema.ts";
import type { Replies } from "./replies.ts";

/** The signature that the answers make. A line that would be dead in a mail is left for the editor. */
export function signatureOf(replies: Replies, photo: string | null): SignatureInput {
  const { name, position, company } = replies;
  const values: Record<string, string> = replies;
  const contacts = FIRST_CONTACTS.map((contact) => {
    const filled = { ...contact, value: values[contact.name]?.trim() ?? "" };
    return contactProblem(filled) === null ? filled : contact;
  });
  return SignatureInput.parse({
    general: {
      name: name.trim(),
      position: position.trim(),
      company: company.trim(),
      contacts,
      language: languageNow(),
    },
    media: { photo },
  });
}
