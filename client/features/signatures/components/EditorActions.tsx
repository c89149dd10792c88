import { Eye, Redo2, Undo2 } from "lucide-react";
import { Button } from "#client/ui/Button.tsx";
import { HeaderActions } from "#client/ui/HeaderActions.tsx";
import { IconButton } from "#client/ui/IconButton.tsx";
import { useEditing, useHistory, useSaveState } from "../editor/EditingContext.tsx";
import { SaveStateText } from "./SaveStateText.tsx";

type Props = { onSave(): void; onPreview(): void };

/** Save state, undo, redo, preview and save, in the header. */
export function EditorActions({ onSave, onPreview }: Props) {
  const { editor } = useEditing();
  const { canUndo, canRedo } = useHistory();
  const isSaving = useSaveState().kind === "saving";
  return (
    <HeaderActions>
      <SaveStateText />
      <IconButton
        label="Undo"
        icon={<Undo2 className="size-5" aria-hidden="true" />}
        disabled={!canUndo}
        onClick={editor.undo}
        className="max-sm:hidden"
      />
      <IconButton
        label="Redo"
        icon={<Redo2 className="size-5" aria-hidden="true" />}
        disabled={!canRedo}
        onClick={editor.redo}
        className="max-sm:hidden"
      />
      <Button
        look="secondary"
        icon={<Eye className="size-4" aria-hidden="true" />}
        onClick={onPreview}
        className="max-lg:hidden"
      >
        Preview
      </Button>
      <Button isLoading={isSaving} onClick={onSave}>
        Save<span className="max-sm:sr-only"> signature</span>
      </Button>
    </HeaderActions>
  );
}
