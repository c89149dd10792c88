import clsx from "clsx";
import { useIsDirty, useSaveState } from "../session/EditingContext.tsx";
import { saveStateWords } from "./saveStateWords.ts";

/** So many letters stand in two lines beside something else. */
const SHORT = 20;

/** Where the work is now, in a few words; spoken when it changes. */
export function SaveStateText({ className }: { className: string }) {
  const state = useSaveState();
  const isDirty = useIsDirty();
  const text = saveStateWords(state, isDirty);
  return (
    <p
      role="status"
      data-long={text.length > SHORT || undefined}
      className={clsx("text-ink-muted tabular-nums", className)}
    >
      {text}
    </p>
  );
}
