import type * as z from "zod/mini";
import { keep, kept } from "#client/lib/kept.ts";
import { readStored } from "#shared/lib/stored.ts";

/** Work that the server does not have yet, kept in this browser. `base`: the revision that it began with; null: of a new one. */
export type DraftOf<D> = { document: D; base: string | null };

export type Drafts<D> = {
  /** The kept draft of a document (null: of a new one); null when there is none that can be read. Anybody may have written it. */
  read(hash: string | null): DraftOf<D> | null;
  write(hash: string | null, draft: DraftOf<D>): void;
  remove(hash: string | null): void;
};

/**
 * The drafts of one kind of document.
 * @param name begins as the keys of all drafts do ("unsaved"): whoever sweeps pictures knows it
 * @param company whose they are, apart from those of others; null: of none
 */
export function draftsOf<S extends z.ZodMiniType<object>>(
  name: `unsaved${string}`,
  schema: S,
  company: string | null,
): Drafts<z.output<S>> {
  const place = company === null ? name : `${name}@${company}`;
  const keyOf = (hash: string | null) => (hash === null ? place : `${place}:${hash}`);
  return {
    read(hash) {
      const value = parsed(kept(keyOf(hash)));
      // Half-typed values, such as a link that is no link yet, stay as they were typed.
      const document = readStored(schema, value?.document, { keepsTyped: true });
      return document && { document, base: typeof value?.base === "string" ? value.base : null };
    },
    write: (hash, draft) => keep(keyOf(hash), JSON.stringify(draft)),
    remove: (hash) => keep(keyOf(hash), null),
  };
}

function parsed(text: string | null): { document?: unknown; base?: unknown } | null {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
