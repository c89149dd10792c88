import { useRef } from "react";
import { useApp } from "#client/lib/context.tsx";
import { noteCopied } from "#shared/signatures/endpoints.ts";

type Shown = { hash: string; updatedAt: string; canEdit: boolean };

/**
 * Tells the server that one of its people has taken a signature along, for the list to say so. Nobody waits for it and
 * nothing depends on it: where it does not arrive, the next copy tells it again.
 * @returns what to call after each copy
 */
export function useTaken({ hash, updatedAt, canEdit }: Shown): () => void {
  const { call } = useApp();
  /** the state that is known to be told, or on its way */
  const told = useRef<string | null>(null);
  return () => {
    if (!canEdit || told.current === updatedAt) return;
    told.current = updatedAt;
    call(noteCopied, { params: { hash }, body: { updatedAt } }).catch(() => {
      told.current = null;
    });
  };
}
