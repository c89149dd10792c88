import { safeUrl } from "../lib/url.ts";

/** Where a card gives its contact away as a file: beside the card. Null of what is no card's address. */
export function contactFile(cardUrl: string): string | null {
  const url = URL.parse(safeUrl(cardUrl) ?? "");
  if (!url || url.search || url.hash || url.pathname === "/") return null;
  return `${url.href.replace(/\/$/, "")}.vcf`;
}
