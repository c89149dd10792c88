import clsx from "clsx";
import { useIsDirty, useSaveState } from "../session/EditingContext.tsx";

const time = new Intl.DateTimeFormat("en", { hour: "2-digit", minute: "2-digit", hour12: false });

/** Where the work is now, in a few words; spoken when it changes. */
export function SaveStateText({ className }: { className: string }) {
  const state = useSaveState();
  const isDirty = useIsDirty();
  return (
    <p role="status" className={clsx("text-ink-muted tabular-nums", className)}>
      {textOf(state, isDirty)}
    </p>
  );
}

function textOf(state: ReturnType<typeof useSaveState>, isDirty: boolean): string {
  switch (state.kind) {
    case "saving":
      return state.share === null ? "Saving" : `Uploading picture, ${Math.round(state.share * 100)} %`;
    case "waiting":
      return state.reason === "offline"
        ? "Offline. Your work is kept and will be saved."
        : "The server is away. Your work is kept and will be saved.";
    case "conflict":
      return "Changed elsewhere";
    case "refused":
      return "Not saved";
    case "saved":
      return isDirty ? "Unsaved changes" : `Saved ${time.format(state.at)}`;
    case "idle":
      return isDirty ? "Unsaved changes" : "";
  }
}
