import type { CardInShort } from "#shared/billing/schema.ts";
import { t } from "#shared/languages/translate.ts";

/** `Visa ending in 4242`; what has no number is its name alone, such as PayPal. */
export const cardWords = ({ brand, last4 }: Pick<CardInShort, "brand" | "last4">): string =>
  last4 ? t("{brand} ending in {last4}", { brand, last4 }) : brand;
