import { ExternalLink, Redo2, Undo2 } from "lucide-react";
import { REDO_KEYS, UNDO_KEYS } from "#client/features/signatures/editor/workbench/editorKeys.ts";
import { saveStateWords } from "#client/features/signatures/editor/workbench/saveStateWords.ts";
import { ariaKeys } from "#client/lib/keys.ts";
import { buttonLook } from "#client/ui/Button.tsx";
import { HeaderActions } from "#client/ui/HeaderActions.tsx";
import { IconButton } from "#client/ui/IconButton.tsx";
import { t } from "#shared/languages/translate.ts";
import { useCardEditing, useCardHistory, useCardSaveState, useIsCardDirty } from "../session/CardEditingContext.tsx";

/** Undo, redo, and the card as visitors see it, in the header. */
export function CardActions() {
  const { store, saver } = useCardEditing();
  const { canUndo, canRedo } = useCardHistory();
  useCardSaveState();
  const url = saver.record.get()?.url;
  return (
    <HeaderActions>
      <span className="flex">
        <IconButton
          aria-keyshortcuts={ariaKeys(UNDO_KEYS[0])}
          label={t("Undo")}
          icon={<Undo2 className="size-5" aria-hidden="true" />}
          disabled={!canUndo}
          onClick={store.undo}
        />
        <IconButton
          aria-keyshortcuts={ariaKeys(REDO_KEYS[0])}
          label={t("Redo")}
          icon={<Redo2 className="size-5" aria-hidden="true" />}
          disabled={!canRedo}
          onClick={store.redo}
        />
      </span>
      {url && (
        <a href={url} target="_blank" rel="noopener" className={buttonLook({ look: "secondary" })}>
          <ExternalLink className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {t("Open")}
          <span className="sr-only"> {t("the saved card in a new tab")}</span>
        </a>
      )}
    </HeaderActions>
  );
}

/** Where the work is now, in a few words; spoken when it changes. */
export function CardSaveState({ className }: { className?: string }) {
  const state = useCardSaveState();
  const isDirty = useIsCardDirty();
  return (
    <p role="status" className={className}>
      {saveStateWords(state, isDirty)}
    </p>
  );
}
