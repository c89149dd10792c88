const GMAIL = "gmail.com";
/** Ignores dots before the @, under both of its names. */
const DOTLESS = new Set([GMAIL, "googlemail.com"]);

/**
 * The mailbox an address most likely leads to, sub-addressing (RFC 5233) left out: whoever counts mails counts by it, as
 * one person has any number of such addresses. `a.na+shop@googlemail.com` -> `ana@gmail.com`
 * @param email in lower case
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const [whole, domain] = [email.slice(0, at), email.slice(at + 1)];
  const local = whole.split("+")[0] || whole;
  return DOTLESS.has(domain) ? `${local.replaceAll(".", "")}@${GMAIL}` : `${local}@${domain}`;
}
