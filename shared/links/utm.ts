/** Campaign parameters (UTM) of a target, which analytics programs read. */
export const UTM_FIELDS = ["source", "medium", "campaign", "term", "content"] as const;
export type UtmField = (typeof UTM_FIELDS)[number];
export type Utm = Record<UtmField, string>;
export const MAX_UTM_LENGTH = 200;

const NO_UTM: Utm = { source: "", medium: "", campaign: "", term: "", content: "" };

/** The parameters that an address has; empty where it has none, or is no address yet. */
export function utmOf(url: string): Utm {
  const query = URL.parse(url)?.searchParams;
  if (!query) return { ...NO_UTM };
  const entries = UTM_FIELDS.map((field) => [field, query.get(`utm_${field}`) ?? ""]);
  return Object.fromEntries(entries) as Utm;
}

/**
 * The address with these parameters, each once; empty ones are taken off, and everything else of the address stays as it was written.
 * `https://a.example/?x=1#top` with a source -> `https://a.example/?x=1&utm_source=mail#top`
 */
export function withUtm(url: string, utm: Utm): string {
  const parsed = URL.parse(url);
  if (!parsed) return url;
  const others = parsed.search
    .slice(1)
    .split("&")
    .filter((pair) => pair !== "" && !UTM_FIELDS.some((field) => nameOf(pair) === `utm_${field}`));
  const own = UTM_FIELDS.flatMap((field) => {
    const value = utm[field].trim();
    return value === "" ? [] : [`utm_${field}=${encodeURIComponent(value)}`];
  });
  const query = [...others, ...own].join("&");
  parsed.search = query;
  return parsed.href;
}

const nameOf = (pair: string) => pair.split("=", 1)[0]?.toLowerCase() ?? "";
