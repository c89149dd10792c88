import { useEffect, useMemo } from "react";
import { useEditing, useSample } from "../session/EditingContext.tsx";
import type { Change } from "../session/store.ts";

/** A pointer that only passes by changes nothing. */
const PREVIEW_AFTER_MS = 150;

/** Shows a change on the canvas while it is looked at; document, history and draft know nothing of it. */
export function usePreview() {
  const { editor, preview } = useEditing();
  const usual = useSample();
  const shown = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (show: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(show, PREVIEW_AFTER_MS);
    };
    return {
      /** @param sample who fills its empty parts, where it is another one */
      show: (change: Change, sample = usual) => later(() => preview.set({ document: editor.changed(change), sample })),
      hide: () => later(() => preview.set(null)),
      end() {
        clearTimeout(timer);
        preview.set(null);
      },
    };
  }, [editor, preview, usual]);
  useEffect(() => shown.end, [shown]);
  return shown;
}
