import { plain } from "./tidy.ts";

/** A thing that a page describes (JSON-LD, schema.org). */
export type Thing = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);

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
  return OF_COMPANIES.test(String(value["@type"] ?? "")) ? [value, ...inner] : inner;
}

/** Where it is, on one line. */
export function placeIn({ address }: Thing): string {
  if (typeof address === "string") return plain(address);
  const first = Array.isArray(address) ? address[0] : address;
  if (!isObject(first)) return "";
  const town = [first.postalCode, first.addressLocality].filter(Boolean).join(" ");
  const country = isObject(first.addressCountry) ? first.addressCountry.name : first.addressCountry;
  return plain([first.streetAddress, town, country].filter(Boolean).map(String).join(", "));
}
