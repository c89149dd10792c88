/** What a browser must fetch before a screen is alive, read from the build's manifest. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** First-load script in bytes, gzip, by screen. */
export const SCRIPT_BUDGETS = {
  // The route table and the names of all screens are in them: a new page costs every first load some forty bytes,
  // and the seven of pages, cards and domains some two hundred, as do the six of analytics, links and the extension. The editor's own 1.5 kB are the ways to a page and a card, and who one is;
  // and that undo and redo are one part of three editors costs it sixty bytes.
  // That a page may be a company's, and its links stay in it, costs each of them twelve hundred bytes, and its agency's looks four hundred;
  // the editor's own fifteen hundred are the agency's line below what is drawn, whose a design is, and who has more places.
  "signatures/PreviewScreen": 112_900,
  "signatures/DashboardScreen": 200_000,
  "signatures/EditorScreen": 234_600,
  "auth/LoginScreen": 113_800,
  "auth/SignUpScreen": 113_800,
};
/** Of a document, before somebody turns to one of its islands. */
export const DOCUMENT_BUDGET = 25_000;
export const STYLE_BUDGET = 15_000;

type Chunk = { file: string; css?: string[]; imports?: string[] };
const DIST = join(import.meta.dirname, "../dist/client");

type Load = { script: number; styles: number };

/** Bytes, gzip, of the entry, the screen, and whatever both import statically. @throws Error when the build lacks one */
export const firstLoad = (screen: string): Load => loadOf(["app/entry-client.tsx", `features/${screen}.tsx`]);

/** The same of any document. */
export const documentLoad = (): Load => loadOf(["app/entry-document.ts"]);

function loadOf(roots: string[]): Load {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(DIST, ".vite/manifest.json"), "utf8"));
  const chunks = new Map<string, Chunk>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    if (chunks.has(key)) return;
    chunks.set(key, chunk);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  for (const root of roots) collect(root);
  const loaded = [...chunks.values()];
  return {
    script: sum(loaded.map(({ file }) => file)),
    styles: sum(new Set(loaded.flatMap(({ css = [] }) => css))),
  };
}

const sum = (files: Iterable<string>) =>
  [...files].reduce((total, file) => total + gzipSync(readFileSync(join(DIST, file))).length, 0);
