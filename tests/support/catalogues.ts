import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#shared/languages/constants.ts";
import type { Catalogue } from "#shared/languages/translate.ts";

const LOCALES = join(import.meta.dirname, "../../shared/locales");

/** Every sentence that a language has another one for, and no word of its own that is the same. */
export async function englishOnly(language: Language): Promise<string[]> {
  const folder = join(LOCALES, language);
  const all = await Promise.all(readdirSync(folder).map(async (file) => (await import(join(folder, file))).words));
  const rows = Object.entries(Object.assign({}, ...all) as Catalogue).filter(([english, text]) => english !== text);
  const own = new Set(rows.map(([, text]) => text));
  return rows.map(([english]) => english).filter((english) => !own.has(english));
}
