import { formatMoment } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import type { SaveState } from "../session/save.ts";

const TIME = { hour: "2-digit", minute: "2-digit", hour12: false } as const;

/** Where the work is now; empty while there is nothing to say. */
export function saveStateWords(state: SaveState, isDirty: boolean): string {
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
