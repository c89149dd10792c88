import { SAVE_KEYS } from "#client/features/signatures/editor/workbench/editorKeys.ts";
import { ariaKeys } from "#client/lib/keys.ts";
import { Button } from "#client/ui/Button.tsx";
import { t } from "#shared/languages/translate.ts";
import { useCardEditing, useCardSaveState, useIsCardDirty } from "../session/CardEditingContext.tsx";
import { CardSaveState } from "./CardActions.tsx";

type Props = { onSave(): void; onDiscard(): void };

/** Save and discard, at the thumb: always there for a new card, and for a saved one while there is something to save. */
export function DirtyBar({ onSave, onDiscard }: Props) {
  const { hash } = useCardEditing();
  const isDirty = useIsCardDirty();
  const { kind } = useCardSaveState();
  const isShown = hash === null || isDirty || kind !== "idle";
  return (
    <div
      data-dirty-bar=""
      hidden={!isShown}
      className="sticky bottom-0 z-200 -mx-4 mt-auto border-t border-line bg-surface px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6"
    >
      <div className="mx-auto flex max-w-page items-center justify-end gap-3">
        <CardSaveState className="mr-auto min-w-0 text-13 text-ink-muted tabular-nums" />
        {isDirty && (
          <Button look="secondary" onClick={onDiscard}>
            {t("Discard")}
          </Button>
        )}
        {(isDirty || hash === null) && (
          <Button isLoading={kind === "saving"} aria-keyshortcuts={ariaKeys(SAVE_KEYS[0])} onClick={onSave}>
            {t("Save card")}
          </Button>
        )}
      </div>
    </div>
  );
}
