import type { Language } from "#shared/languages/constants.ts";
import { type Catalogue, ENGLISH, type Speech } from "#shared/languages/translate.ts";

const CATALOGUES = import.meta.glob<{ words: Catalogue }>("../../shared/locales/*/*.ts", { eager: true });

const known = new Map<Language, Speech>([[ENGLISH.language, ENGLISH]]);

/** A language with all its words: the server draws any screen. */
export function speechIn(language: Language): Speech {
  const speech = known.get(language) ?? { language, words: wordsOf(language) };
  known.set(language, speech);
  return speech;
}

const wordsOf = (language: Language) =>
  new Map(
    Object.entries(CATALOGUES)
      .filter(([file]) => file.includes(`/${language}/`))
      .flatMap(([, { words }]) => Object.entries(words)),
  );
