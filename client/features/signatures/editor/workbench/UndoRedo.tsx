import { Redo2, Undo2 } from "lucide-react";
import { ariaKeys } from "#client/lib/keys.ts";
import { IconButton } from "#client/ui/IconButton.tsx";
import { t } from "#shared/languages/translate.ts";
import { REDO_KEYS, UNDO_KEYS } from "./editorKeys.ts";

type Props = { canUndo: boolean; canRedo: boolean; undo(): void; redo(): void };

/** One step back, one step forward. */
export const UndoRedo = ({ canUndo, canRedo, undo, redo }: Props) => (
  <span className="flex">
    <IconButton
      aria-keyshortcuts={ariaKeys(UNDO_KEYS[0])}
      label={t("Undo")}
      icon={<Undo2 className="size-5" aria-hidden="true" />}
      disabled={!canUndo}
      onClick={undo}
    />
    <IconButton
      aria-keyshortcuts={ariaKeys(REDO_KEYS[0])}
      label={t("Redo")}
      icon={<Redo2 className="size-5" aria-hidden="true" />}
      disabled={!canRedo}
      onClick={redo}
    />
  </span>
);
