import { unwrapped } from "../imports/links.ts";
import { safeUrl } from "../lib/url.ts";

/** What became of a link: `same`, one that a counter or a guard leads on from, one without an end, another. */
export type LinkState = "same" | "rewritten" | "dead" | "changed";

export function linkState(sent: string, arrived: string): LinkState {
  const [expected, came] = [bare(sent), bare(arrived)];
  if (came === null) return "dead";
  if (came === expected) return "same";
  return bare(unwrapped(arrived)) === expected || bare(unwrapped(sent)) === bare(unwrapped(arrived))
    ? "rewritten"
    : "changed";
}

/** An address without what programs write in other ways; null for what leads nowhere. */
function bare(href: string): string | null {
  const url = safeUrl(href);
  if (url === null) return null;
  if (url.startsWith("tel:")) return url.replace(/[^\d+a-z:;=]/gi, "");
  return url
    .replace(/^http:/, "https:")
    .replace(/\/(?=[?#]|$)/, "")
    .replace(/^mailto:.*$/, (mail) => mail.toLowerCase());
}
