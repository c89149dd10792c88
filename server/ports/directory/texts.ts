import { Email } from "#shared/auth/schema.ts";
import { oneLine } from "#shared/lib/text.ts";
import { MAX_LINE_LENGTH } from "#shared/signatures/constants.ts";

/** What a directory says, as a fact holds it. */
export const textOf = (text: string | null | undefined): string =>
  oneLine(text ?? "")
    .slice(0, MAX_LINE_LENGTH)
    .toWellFormed()
    .trim();

/** Null for what is none: who has no mailbox is not invited. */
export function addressOf(text: string | null | undefined): string | null {
  const email = Email.safeParse(text ?? "");
  return email.success ? email.data : null;
}
