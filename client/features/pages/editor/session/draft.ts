import { keep, kept } from "#client/lib/kept.ts";
import { readStored } from "#shared/lib/stored.ts";
import { PageInput } from "#shared/pages/schema.ts";

/** Begins as the keys of all drafts do: whoever sweeps pictures knows it. */
const KEY = "unsavedPage";

/** Work that the server does not have yet, kept in this browser. `base`: the revision that it began with; null: of a new page. */
export type PageDraft = { document: PageInput; base: string | null };

const keyOf = (hash: string | null) => (hash === null ? KEY : `${KEY}:${hash}`);

/** The kept draft of a page (null: of a new one); null when there is none that can be read. Anybody may have written it. */
export function readDraft(hash: string | null): PageDraft | null {
  const value = parsed(kept(keyOf(hash)));
  // Half-typed values, such as a link that is no link yet, stay as they were typed.
  const document = readStored(PageInput, value?.document, { keepsTyped: true });
  return document && { document, base: typeof value?.base === "string" ? value.base : null };
}

export const writeDraft = (hash: string | null, draft: PageDraft) => keep(keyOf(hash), JSON.stringify(draft));
export const removeDraft = (hash: string | null) => keep(keyOf(hash), null);

function parsed(text: string | null): { document?: unknown; base?: unknown } | null {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
