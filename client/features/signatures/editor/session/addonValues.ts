import type { SignatureInput } from "#shared/signatures/schema.ts";

/** The free-form data of an addon, or of one entry of its list. */
export type AddonValues = Record<string, unknown>;

/** Which addon, and which entry of its list; null for the addon itself. */
export type AddonPlace = { index: number; entry: number | null };

const NONE: AddonValues[] = [];

/** The entries of an addon that has a list; also of a document being changed. */
export function entriesOf({ general }: Pick<SignatureInput, "general">, index: number): AddonValues[] {
  const list = general.addons[index]?.data.list;
  return Array.isArray(list) ? (list as AddonValues[]) : NONE;
}

/** The values of a place; undefined when the addon or the entry is no longer there. */
export function valuesAt(
  document: Pick<SignatureInput, "general">,
  { index, entry }: AddonPlace,
): AddonValues | undefined {
  return entry === null ? document.general.addons[index]?.data : entriesOf(document, index)[entry];
}

/** Dotted path of a value, as the server names it in errors: `general.addons.0.data.list.1.image`. */
export const addonPath = ({ index, entry }: AddonPlace, key: string) =>
  `general.addons.${index}.data.${entry === null ? "" : `list.${entry}.`}${key}`;
