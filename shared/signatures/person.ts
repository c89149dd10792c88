import { Email } from "../auth/schema.ts";
import { isOneLine } from "../lib/text.ts";
import { MAX_LINE_LENGTH } from "./constants.ts";
import type { General } from "./schema.ts";

/** Whose signature it is; empty where it does not say, or not in a form that an account can have. */
export type Person = { name: string; email: string };

export const NOBODY: Readonly<Person> = { name: "", email: "" };

/** Redundant entry (WCAG 3.3.7): whoever wrote their name and address into a signature is not asked for them again. */
export function personIn({ name, contacts }: Pick<General, "name" | "contacts">): Person {
  const email = Email.safeParse(contacts.find((contact) => contact.name === "email" && contact.value.trim())?.value);
  const line = name.trim();
  return {
    name: line.length <= MAX_LINE_LENGTH && isOneLine(line) ? line : "",
    email: email.success ? email.data : "",
  };
}

/** The same of a draft as a browser keeps it, whose content may be anybody's and of any age. */
export function personInDraft(text: string | null): Person {
  try {
    const { general } = JSON.parse(text ?? "{}");
    return personIn({ name: "", contacts: [], ...general });
  } catch {
    return NOBODY;
  }
}
