import { DEFAULT_SIGNATURE_LANGUAGE, type SignatureLanguage } from "#shared/signatures/languages.ts";

/** The words of the ways to a page and a card: apart from all others, as few signatures have them. */
type OwnWords = { page: string; save: string };

const WORDS: Record<string, readonly [page: string, save: string]> = {
  en: ["All my links", "Save my contact"],
  de: ["Alle meine Links", "Meinen Kontakt speichern"],
  es: ["Todos mis enlaces", "Guardar mi contacto"],
  pt: ["Todos os meus links", "Salvar meu contato"],
  fr: ["Tous mes liens", "Enregistrer mon contact"],
  it: ["Tutti i miei link", "Salva il mio contatto"],
  nl: ["Al mijn links", "Bewaar mijn contact"],
  pl: ["Wszystkie moje linki", "Zapisz mój kontakt"],
  ar: ["جميع روابطي", "احفظ جهة اتصالي"],
  he: ["כל הקישורים שלי", "שמירת איש הקשר שלי"],
  ja: ["リンク一覧", "連絡先を保存"],
} satisfies Record<SignatureLanguage, readonly [string, string]>;

/** In the language of a signature; English for one that is not known. */
export function ownWords(language: string): OwnWords {
  const known = Object.hasOwn(WORDS, language) ? WORDS[language] : WORDS[DEFAULT_SIGNATURE_LANGUAGE];
  const [page, save] = known as readonly [string, string];
  return { page, save };
}
