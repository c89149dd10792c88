import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { cataloguesOf } from "#client/app/wordsOfScreens.ts";
import type { Language } from "#shared/languages/constants.ts";
import type { Catalogue } from "#shared/languages/translate.ts";
import { FLAT_ROUTES, isDocument } from "#shared/routes.ts";
import { type Source, sources } from "./words.ts";

const LOCALES = join(import.meta.dirname, "../shared/locales");
const FILES = sources();
const BY_NAME = new Map(FILES.map((source) => [source.file, source]));
const SCREENS = [...new Set(FLAT_ROUTES.map(({ route }) => route.screen))];
/** Every language with a folder, also one that is not offered yet: a catalogue is whole before it is. */
const TRANSLATED = readdirSync(LOCALES) as Language[];

/** What the programs without screens say, and the catalogues they have. */
const PROGRAMS = {
  server: {
    rooms: /^(program|server|renderer\/(install|http|images)|shared\/errors|shared\/\w+\/schema)/,
    parts: ["app", "messages", "files"],
  },
  mails: { rooms: /^renderer\/mails\//, parts: ["mails"] },
};

const catalogue = async (name: string): Promise<Catalogue> => (await import(join(LOCALES, `${name}.ts`))).words;
const catalogues = async (names: string[]) => Object.assign({}, ...(await Promise.all(names.map(catalogue))));

/** A file and all that it imports of ours, now or later. A table is said where a screen asks for it, not where its ids are known. */
function reached(file: string, found = new Map<string, Source>()): Source[] {
  const source = BY_NAME.get(file);
  if (source && !found.has(file)) {
    found.set(file, source);
    for (const imported of source.imports)
      if (!isTable(imported) || file.startsWith("client/")) reached(imported, found);
  }
  return [...found.values()];
}

const isTable = (file: string) => /^(shared\/catalog|renderer\/signature)\//.test(file);

const saidBy = (files: Source[]) => [...new Set(files.flatMap(({ messages }) => messages))];
const namesIn = (message: string) =>
  [...message.matchAll(/\{(\w+)[,}]|<(\w+)>/g)].map(([, name, tag]) => name ?? tag).sort();

/** The forms of each plural in a message. */
const pluralsOf = (message: string) =>
  [...message.matchAll(/, plural,((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g)].map(([, forms = ""]) =>
    [...forms.matchAll(/([=\w]+)\s*\{(?:[^{}]|\{[^{}]*\})*\}/g)].map(([, form]) => form),
  );

describe.each(TRANSLATED)("%s", (language) => {
  test.each(SCREENS)("%s has a translation for all that it may say", async (screen) => {
    const known = await catalogues(cataloguesOf(language, [screen]));
    const drawings = FILES.filter(
      ({ file }) => screen === "signatures/PreviewScreen" && /install\/drawings\//.test(file),
    );
    const said = saidBy([
      ...reached(shellOf(screen)).filter(isShell),
      ...reached(`client/features/${screen}.tsx`),
      ...drawings,
    ]);
    expect(said.filter((message) => !Object.hasOwn(known, message))).toEqual([]);
  });

  test.each(Object.entries(PROGRAMS))("%s: so have the programs without screens", async (_name, { rooms, parts }) => {
    const known = await catalogues(parts.map((part) => `${language}/${part}`));
    const said = saidBy(FILES.filter(({ file }) => rooms.test(file)));
    expect(said.filter((message) => !Object.hasOwn(known, message))).toEqual([]);
  });

  // The server knows all catalogues at once, the browser those of its screen: they must agree on what is drawn.
  test("a sentence has the same translation in each catalogue that has it", async () => {
    const known = new Map<string, string>();
    for (const file of readdirSync(join(LOCALES, language)))
      for (const [message, text] of Object.entries(await catalogue(`${language}/${file.replace(".ts", "")}`))) {
        expect(text, `${file}: ${message}`).toBe(known.get(message) ?? text);
        known.set(message, text);
      }
  });

  test("no translation is left of a sentence that nobody says any more, and each names what its sentence names", async () => {
    const said = new Set(saidBy(FILES));
    for (const file of readdirSync(join(LOCALES, language))) {
      const words = await catalogue(`${language}/${file.replace(".ts", "")}`);
      expect(Object.keys(words).filter((message) => !said.has(message))).toEqual([]);
      for (const [message, text] of Object.entries(words)) {
        expect(namesIn(text), message).toEqual(namesIn(message));
        for (const forms of pluralsOf(text)) expect(forms, message).toEqual(expect.arrayContaining(["one", "other"]));
      }
    }
  });
});

test("no screen says a word that no catalogue can have", () => {
  const words = FILES.filter(({ file }) => file.startsWith("client/")).flatMap(({ file, literals }) =>
    literals.map(({ line, text }) => `${file}:${line} ${text}`),
  );
  expect(words).toEqual([]);
});

/** Without the screens, which have their own words. */
const shellOf = (screen: string) =>
  isDocument({ screen }) ? "client/app/documents/DocumentShell.tsx" : "client/app/entry-client.tsx";

function isShell({ file }: Source) {
  return /^client\/(app|lib|ui)\//.test(file) || file.startsWith("shared/");
}
