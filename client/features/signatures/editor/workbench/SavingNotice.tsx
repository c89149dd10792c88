import { SignOffLine } from "#client/ui/SignOffLine.tsx";
import { t } from "#shared/languages/translate.ts";
import { useSaveState } from "../session/EditingContext.tsx";
import { SaveStateText } from "./SaveStateText.tsx";

/** Between the sign-up and the preview: the work is on its way, how far it is, and what it waits for. */
export function SavingNotice() {
  const state = useSaveState();
  const hasNews = state.kind === "waiting" || (state.kind === "saving" && state.share !== null);
  return (
    <div role="status" className="m-auto flex min-h-60 flex-col items-center justify-center px-6 py-10 text-center">
      <SignOffLine className="h-4 w-44" />
      <p className="mt-6 text-20 font-semibold">{t("Saving your signature")}</p>
      <div className="mt-2 min-h-5">{hasNews && <SaveStateText className="text-14" />}</div>
    </div>
  );
}
