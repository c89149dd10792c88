import clsx from "clsx";
import { formatMoment } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { useIsDirty, useSaveState } from "../session/EditingContext.tsx";

const TIME = { hour: "2-digit", minute: "2-digit", hour12: false } as const;

/** So many letters stand in two lines beside something else. */
const SHORT = 20;

/** Where the work is now, in a few words; spoken when it changes. */
export function SaveStateText({ className }: { className: string }) {
  const state = useSaveState();
  const isDirty = useIsDirty();
  const text = textOf(state, isDirty);
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

function textOf(state: ReturnType<typeof useSaveState>, isDirty: boolean): string {
  switch (state.kind) {
    case "saving":
      return state.share === null
        ? t("Saving")
        : t("Uploading picture, {percent} %", { percent: Math.round(state.share * 100) });
    case "waiting":
      return state.reason === "offline"
        ? t("Offline. Your work is kept and will be saved.")
        : t("The server is away. Your work is kept and will be saved.");
    case "conflict":
      return t("Changed elsewhere");
    case "refused":
      return t("Not saved");
    case "saved":
      return isDirty ? t("Unsaved changes") : t("Saved {time}", { time: formatMoment(state.at, TIME) });
    case "idle":
      return isDirty ? t("Unsaved changes") : "";
  }
}
