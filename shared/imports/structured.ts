import { plain } from "./tidy.ts";

/** A thing that a page describes (JSON-LD, schema.org). */
export type Thing = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * A value that should be text: what is none is a stranger's, and may be anything. Of several the first counts.
 * `["Acme", "Acme Ltd"]` -> `Acme`; `{ toString: 1 }` -> nothing
 */
export function textIn(value: unknown): string {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return typeof one === "string" || typeof one === "number" ? String(one) : "";
}

const OF_COMPANIES =
  /organi[sz]ation|business|corporation|company|store|restaurant|agency|office|service|school|hotel/i;
const MAX_DEPTH = 5;

/** The companies in a block of JSON-LD; nothing where it is none. */
export function thingsIn(json: string): Thing[] {
  try {
    return companiesIn(JSON.parse(json), 0);
  } catch {
    return [];
  }
}

function companiesIn(value: unknown, depth: number): Thing[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((one) => companiesIn(one, depth + 1));
  if (!isObject(value)) return [];
  const inner = companiesIn(value["@graph"] ?? value.publisher ?? null, depth + 1);
  const types = value["@type"];
  const isCompany = (Array.isArray(types) ? types : [types]).some((type) => OF_COMPANIES.test(textIn(type)));
  return isCompany ? [value, ...inner] : inner;
}

/** Where it is, on one line. */
export function placeIn({ address }: Thing): string {
  if (typeof address === "string") return plain(address);
  const first = Array.isArray(address) ? address[0] : address;
  if (!isObject(first)) return "";
  const { postalCode, addressLocality, streetAddress, addressCountry } = first;
  const town = [postalCode, addressLocality].map(textIn).filter(Boolean).join(" ");
  const country = isObject(addressCountry) ? addressCountry.name : addressCountry;
  return plain([textIn(streetAddress), town, textIn(country)].filter(Boolean).join(", "));
}
