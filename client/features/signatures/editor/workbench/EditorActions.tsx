import { Eye, Redo2, Undo2 } from "lucide-react";
import { Button } from "#client/ui/Button.tsx";
import { HeaderActions } from "#client/ui/HeaderActions.tsx";
import { IconButton } from "#client/ui/IconButton.tsx";
import { Sentence } from "#client/ui/Sentence.tsx";
import { t } from "#shared/languages/translate.ts";
import { useEditing, useHistory, useSaveState } from "../session/EditingContext.tsx";
import { SaveStateText } from "./SaveStateText.tsx";
import { useIsMobile } from "./useIsMobile.ts";

type Props = { onSave(): void; onPreview(): void };

/** Save state, undo, redo, preview and save, in the header. */
export function EditorActions({ onSave, onPreview }: Props) {
  const isSaving = useSaveState().kind === "saving";
  const isMobile = useIsMobile();
  return (
    <HeaderActions>
      {!isMobile && <SaveStateText className="truncate text-13" />}
      <span className="flex max-lg:hidden">
        <UndoRedo />
      </span>
      <Button
        look="secondary"
        icon={<Eye className="size-4" aria-hidden="true" />}
        onClick={onPreview}
        className="max-lg:hidden"
      >
        {t("Preview")}
      </Button>
      <Button isLoading={isSaving} onClick={onSave}>
        {/* On a phone the one word that is left begins the sentence. */}
        <span className="inline-block first-letter:uppercase">
          <Sentence
            text="Save<more> signature</more>"
            more={(words) => <span className="max-sm:sr-only">{words}</span>}
          />
        </span>
      </Button>
    </HeaderActions>
  );
}

/** What the header has no room for on a phone, above the canvas. */
export function CanvasActions({ onPreview }: Pick<Props, "onPreview">) {
  const isMobile = useIsMobile();
  return (
    <>
      {isMobile && (
        <SaveStateText className="min-w-0 flex-1 basis-0 text-center text-12 empty:flex-none max-[359px]:order-last max-[359px]:not-empty:basis-full" />
      )}
      <span className="flex lg:hidden">
        <UndoRedo />
        <IconButton label={t("Preview")} icon={<Eye className="size-5" aria-hidden="true" />} onClick={onPreview} />
      </span>
    </>
  );
}

function UndoRedo() {
  const { editor } = useEditing();
  const { canUndo, canRedo } = useHistory();
  return (
    <>
      <IconButton
        label={t("Undo")}
        icon={<Undo2 className="size-5" aria-hidden="true" />}
        disabled={!canUndo}
        onClick={editor.undo}
      />
      <IconButton
        label={t("Redo")}
        icon={<Redo2 className="size-5" aria-hidden="true" />}
        disabled={!canRedo}
        onClick={editor.redo}
      />
    </>
  );
}
