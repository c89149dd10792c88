/**
 * Languages in which a signature writes what nobody typed: the words in front of its contacts, "Add to calendar". Apart
 * from the languages of the interface, which are fewer.
 */
export const SIGNATURE_LANGUAGES = ["en", "de", "es", "pt", "fr", "it", "nl", "pl", "ar", "he", "ja"] as const;
export type SignatureLanguage = (typeof SIGNATURE_LANGUAGES)[number];

/** Of a record from before there was a choice. */
export const DEFAULT_SIGNATURE_LANGUAGE: SignatureLanguage = "en";

/** The first of a browser's languages (`["pt-BR", "en"]`) that a signature can have; null when it has none of them. */
export function spokenLanguage(codes: readonly string[]): SignatureLanguage | null {
  for (const code of codes) {
    const found = SIGNATURE_LANGUAGES.find((language) => code.toLowerCase().split("-", 1)[0] === language);
    if (found) return found;
  }
  return null;
}
