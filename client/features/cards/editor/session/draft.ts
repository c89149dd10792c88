import { keep, kept } from "#client/lib/kept.ts";
import { CardInput } from "#shared/cards/schema.ts";
import { readStored } from "#shared/lib/stored.ts";

/** Begins as the keys of all drafts do: whoever sweeps pictures knows it. */
const KEY = "unsavedCard";

/** Work that the server does not have yet, kept in this browser. `base`: the revision that it began with; null: of a new card. */
export type CardDraft = { document: CardInput; base: string | null };

const keyOf = (hash: string | null) => (hash === null ? KEY : `${KEY}:${hash}`);

/** The kept draft of a card (null: of a new one); null when there is none that can be read. Anybody may have written it. */
export function readDraft(hash: string | null): CardDraft | null {
  const value = parsed(kept(keyOf(hash)));
  // Half-typed values, such as a link that is no link yet, stay as they were typed.
  const document = readStored(CardInput, value?.document, { keepsTyped: true });
  return document && { document, base: typeof value?.base === "string" ? value.base : null };
}

export const writeDraft = (hash: string | null, draft: CardDraft) => keep(keyOf(hash), JSON.stringify(draft));
export const removeDraft = (hash: string | null) => keep(keyOf(hash), null);

function parsed(text: string | null): { document?: unknown; base?: unknown } | null {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
