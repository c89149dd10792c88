import type { Language } from "#shared/languages/constants.ts";
import { type Catalogue, speakBy } from "#shared/languages/translate.ts";
import { cataloguesOf } from "./wordsOfScreens.ts";

const CATALOGUES = import.meta.glob<{ words: Catalogue }>([
  "../../shared/locales/*/*.ts",
  // Said by the server and the renderer alone.
  "!../../shared/locales/*/{files,mails}.ts",
]);

const words = new Map<string, string>();
const loaded = new Map<string, Promise<void>>();
let spoken: Language;

/** The page is in this language from now on; `loadWords` brings what to say. */
export function speak(language: Language) {
  spoken = language;
  speakBy(() => ({ language, words }));
}

/** Loads what a screen says, once. @throws Error where the network does not bring it */
export async function loadWords(screen: string): Promise<void> {
  await Promise.all(cataloguesOf(spoken, [screen]).map(load));
}

async function load(name: string): Promise<void> {
  const known = loaded.get(name);
  if (known) return known;
  const loading = fetchWords(name);
  loaded.set(name, loading);
  await loading.catch((error) => {
    loaded.delete(name);
    throw error;
  });
}

async function fetchWords(name: string) {
  const load = CATALOGUES[`../../shared/locales/${name}.ts`];
  // English takes its place: the sentences of the code.
  if (!load) return reportError(new Error(`There are no words in the catalogue ${name}.`));
  for (const [message, text] of Object.entries((await load()).words)) words.set(message, text);
}
