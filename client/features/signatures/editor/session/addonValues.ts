import type { AddonKey as Key } from "#shared/addons/addons.ts";
import type { SignatureInput } from "#shared/signatures/schema.ts";

/** Names of the values that an addon's form writes: a list is its entries. */
export type AddonKey = Exclude<Key, "list">;

/** The data of an addon of any type, or of one entry of its list. */
export type AddonValues = Partial<Record<AddonKey, string | number>>;

/** What makes the picture of an addon. */
export const PICTURE_KEYS = ["image", "width", "qrOf"] as const satisfies readonly AddonKey[];

/** Which addon, and which entry of its list; null for the addon itself. */
export type AddonPlace = { index: number; entry: number | null };

const NONE: readonly AddonValues[] = [];

/** The entries of an addon that has a list; also of a document being changed. */
export function entriesOf({ general }: Pick<SignatureInput, "general">, index: number): readonly AddonValues[] {
  const data = general.addons[index]?.data;
  return (data && "list" in data && data.list) || NONE;
}

/** The values of a place; undefined when the addon or the entry is no longer there. */
export function valuesAt(
  document: Pick<SignatureInput, "general">,
  { index, entry }: AddonPlace,
): AddonValues | undefined {
  const values = entry === null ? document.general.addons[index]?.data : entriesOf(document, index)[entry];
  return values as AddonValues | undefined;
}

/** Dotted path of a value, as the server names it in errors: `general.addons.0.data.list.1.image`. */
export const addonPath = ({ index, entry }: AddonPlace, key: AddonKey) =>
  `general.addons.${index}.data.${entry === null ? "" : `list.${entry}.`}${key}`;
