/**
 * What is written behind a text that leads somewhere, where there is only text: the address in the brackets of RFC 3986,
 * which keep it whole; nothing where it is what stands there already.
 */
export function plainLink(text: string, href: string): string {
  const isSame = bare(text) === bare(href);
  return isSame ? "" : ` <${href}>`;
}

const bare = (address: string) =>
  address
    .toLowerCase()
    .replace(/^(?:https?:\/\/|mailto:)/, "")
    .replace(/\/$/, "");
