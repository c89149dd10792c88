import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageAssets } from "#shared/lib/ssr.ts";
import { isDocument } from "#shared/routes.ts";

type Chunk = { file: string; css?: string[]; imports?: string[] };

const APP_ENTRY = "app/entry-client.tsx";
/** A document's islands fetch what they need, words included. */
const DOCUMENT_ENTRY = "app/entry-document.ts";
const chunkOf = (screen: string) => `features/${screen}.tsx`;
/** Words that are not English come with a script that reads them. */
const WORDS = "app/words.ts";
const catalogueOf = (name: string) => `../shared/locales/${name}.ts`;

/**
 * Reads the client build's manifest. Answers which files the given screens and catalogues need, so that the page can name
 * them early.
 */
export function builtAssets(clientDir: string): (screens: string[], catalogues: string[]) => PageAssets {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(clientDir, ".vite/manifest.json"), "utf8"));
  for (const entry of [APP_ENTRY, DOCUMENT_ENTRY])
    if (!manifest[entry]) throw new Error(`The client build has no ${entry}; run npm run build.`);
  const known = new Map<string, PageAssets>();

  return (screens, catalogues) => {
    const key = [screens, catalogues].join(" ");
    let assets = known.get(key);
    if (!assets) {
      const chunks = new Map<string, Chunk>();
      const isPlain = screens.some((screen) => isDocument({ screen }));
      const words = catalogues.length > 0 ? [WORDS, ...catalogues.map(catalogueOf)] : [];
      const roots = isPlain ? [DOCUMENT_ENTRY] : [APP_ENTRY, ...screens.map(chunkOf), ...words];
      for (const root of roots) collect(root, chunks);
      const entry = chunks.get(roots[0] as string)?.file;
      assets = {
        scripts: [`/${entry}`],
        preloads: [...chunks.values()].map(({ file }) => `/${file}`).filter((file) => file !== `/${entry}`),
        styles: [...new Set([...chunks.values()].flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
        development: "",
      };
      known.set(key, assets);
    }
    return assets;
  };

  function collect(key: string, chunks: Map<string, Chunk>) {
    const chunk = manifest[key];
    if (!chunk || chunks.has(key)) return;
    chunks.set(key, chunk);
    for (const imported of chunk.imports ?? []) collect(imported, chunks);
  }
}
