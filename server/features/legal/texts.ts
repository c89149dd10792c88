import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import type { Language } from "#shared/languages/constants.ts";
import type { LegalPage } from "#shared/legal/constants.ts";
import type { LegalText } from "#shared/legal/endpoints.ts";
import { settings } from "../../settings.ts";

const SHIPPED = join(import.meta.dirname, "texts");
/** The longest of texts are a tenth of it; more was put there by mistake. */
const MAX_BYTES = 1024 * 1024;

/** A file that cannot be a text: its name and what is wrong, for the log. */
export class UnreadableText extends Error {}

/** What was made of a file, as long as it is the same. */
const made = new Map<string, { version: string; text: LegalText }>();

/**
 * A legal text in a language: `LEGAL_DIR/terms.de.md`, else `LEGAL_DIR/terms.md`, else what came with the program. Without
 * HTML of its own: Markdown alone, links to pages and mail addresses.
 * @throws UnreadableText for a file of the operator's that is there and cannot be shown
 */
export async function legalText(page: LegalPage, language: Language): Promise<LegalText> {
  const { LEGAL_DIR: dir, PUBLIC_URL: publicUrl } = settings();
  const shipped = join(SHIPPED, language, `${page}.md`);
  for (const path of [...(dir ? [join(dir, `${page}.${language}.md`), join(dir, `${page}.md`)] : []), shipped]) {
    const file = await stat(path).catch(missing(path));
    if (!file) continue;
    if (!file.isFile() || file.size > MAX_BYTES)
      throw new UnreadableText(`${path}: expected a file of at most ${MAX_BYTES} bytes.`);
    const version = `${file.mtimeMs} ${file.size} ${publicUrl}`;
    const known = made.get(path);
    if (known?.version === version) return known.text;
    const markdown = (await readFile(path, "utf8")).replaceAll("{{site}}", new URL(publicUrl).host);
    const text = shown(markdown, path === shipped ? null : file.mtime);
    made.set(path, { version, text });
    return text;
  }
  throw new UnreadableText(`There is no text for ${page}.`);
}

/** The heading is the page's; all else follows it. */
function shown(markdown: string, changedAt: Date | null): LegalText {
  const [, title = null, rest = markdown] = /^\s*#[ \t]+(.+?)[ \t]*#*\r?\n([\s\S]*)$/.exec(markdown) ?? [];
  const html = micromark(rest, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  return { title, html, changedAt: changedAt?.toISOString() ?? null };
}

/** A file that is not there is no mistake; one that may not be read is. */
const missing = (path: string) => (error: NodeJS.ErrnoException) => {
  if (error.code === "ENOENT") return null;
  throw new UnreadableText(`${path}: ${error.code}`);
};
