/** What the columns of other services' files with links are: of Bitly's and Dub's exports, and plain names that people write. */
export const LINK_COLUMNS = ["url", "link", "slug", "title", "tags", "until", "fallback"] as const;
export type LinkColumn = (typeof LINK_COLUMNS)[number];

/**
 * Headings in lower case without anything but letters. Bitly writes `long_url`, `link` or `bitlink`, `custom_bitlinks`; Dub
 * `Destination URL`, `Short link`, `Slug`, `Expires at`, `Expired URL`.
 */
const HEADINGS: Readonly<Record<LinkColumn, readonly string[]>> = {
  url: ["longurl", "destinationurl", "destination", "originalurl", "targeturl", "target", "url"],
  slug: ["custombackhalf", "backhalf", "slug", "key", "shortcode", "path", "alias"],
  link: ["custombitlinks", "custombitlink", "bitlink", "shortlink", "shorturl", "link", "id"],
  title: ["title", "name", "linktitle"],
  tags: ["tags", "tag", "labels"],
  until: ["expiresat", "expirationdate", "expires", "expiry"],
  fallback: ["expiredurl", "expirationurl", "fallbackurl", "fallback"],
};

const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z]/g, "");

/** Where each column stands; of several that could be it, the name that says most. */
export function linkColumnsIn(headings: readonly string[]): Partial<Record<LinkColumn, number>> {
  const known = headings.map(plain);
  return Object.fromEntries(
    LINK_COLUMNS.flatMap((column) => {
      const found = HEADINGS[column].map((name) => known.indexOf(name)).find((at) => at >= 0);
      return found === undefined ? [] : [[column, found]];
    }),
  );
}

/** The last part of a short link's address: `bit.ly/3xYz` -> `3xyz`; empty where it has none. The first of several. */
export function slugInLink(text: string): string {
  const [first = ""] = text.replace(/^[["'\s]+/, "").split(/[\s,;|"'\]]+/);
  const path = first.replace(/^[a-z]+:\/\//i, "").split(/[?#]/, 1)[0] ?? "";
  const parts = path.split("/").filter(Boolean);
  return parts.length > 1 ? (parts.at(-1) as string).toLowerCase() : "";
}

/** `"[\"a\", \"b\"]"`, `a, b`, `a|b` -> `["a", "b"]` */
export const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .replace(/^\[|\]$/g, "")
      .split(/[,;|]/)
      .map((tag) => tag.trim().replace(/^["']|["']$/g, ""))
      .filter(Boolean),
  ),
];
