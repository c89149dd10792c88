import { useMemo, useSyncExternalStore } from "react";
import { noChanges, unsavedSignature } from "#client/lib/unsaved.ts";
import { type Person, personInDraft } from "#shared/signatures/person.ts";

/** Who wrote the signature that waits in this browser; nobody on the server and while hydrating. */
export function useDraftPerson(): Person {
  const text = useSyncExternalStore(noChanges, unsavedSignature, () => null);
  return useMemo(() => personInDraft(text), [text]);
}
