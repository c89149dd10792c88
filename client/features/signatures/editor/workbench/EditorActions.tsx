import { Eye } from "lucide-react";
import { Suspense } from "react";
import { useSession } from "#client/lib/context.tsx";
import { ariaKeys } from "#client/lib/keys.ts";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { Button } from "#client/ui/Button.tsx";
import { HeaderActions } from "#client/ui/HeaderActions.tsx";
import { IconButton } from "#client/ui/IconButton.tsx";
import { Sentence } from "#client/ui/Sentence.tsx";
import { t } from "#shared/languages/translate.ts";
import { useEditing, useHistory, useIsDirty, useSaveState } from "../session/EditingContext.tsx";
import { SAVE_KEYS } from "./editorKeys.ts";
import { SaveStateText } from "./SaveStateText.tsx";
import { UndoRedo } from "./UndoRedo.tsx";
import { MEDIA, useMedia } from "./useMedia.ts";

const MoreMenu = lazyPart(async () => (await import("./MoreMenu.tsx")).MoreMenu);

type Props = { onSave(): void; onPreview(): void };

/** Save state, undo, redo, preview and save, in the header. */
export function EditorActions({ onSave, onPreview }: Props) {
  const { editor } = useEditing();
  const history = useHistory();
  const isPhone = useMedia(MEDIA.phone);
  return (
    <HeaderActions>
      {/* On a phone it stands above the canvas. */}
      {!isPhone && <SaveStateText className="truncate text-13" />}
      <UndoRedo {...history} undo={editor.undo} redo={editor.redo} />
      <IconButton
        label={t("Preview")}
        icon={<Eye className="size-5" aria-hidden="true" />}
        className="lg:hidden"
        onClick={onPreview}
      />
      <Button
        look="secondary"
        icon={<Eye className="size-4" aria-hidden="true" />}
        onClick={onPreview}
        className="max-lg:hidden"
      >
        {t("Preview")}
      </Button>
      <Suspense fallback={<span className="size-9" />}>
        <MoreMenu />
      </Suspense>
      <MainAction onSave={onSave} onPreview={onPreview} />
    </HeaderActions>
  );
}

/** What comes next: taking the signature along, which for a guest means saving it first, saving, or installing what is saved. */
function MainAction({ onSave, onPreview }: Props) {
  const { hash } = useEditing();
  const isGuest = useSession() === null;
  const isSaving = useSaveState().kind === "saving";
  const isDirty = useIsDirty();
  if (hash !== null && !isDirty && !isSaving) return <Button onClick={onPreview}>{t("Install")}</Button>;
  return (
    <Button isLoading={isSaving} aria-keyshortcuts={ariaKeys(SAVE_KEYS[0])} onClick={onSave}>
      {isGuest && hash === null ? (
        <>
          <span className="max-sm:hidden">{t("Get my signature")}</span>
          <span className="sm:hidden">{t("Save")}</span>
        </>
      ) : (
        // On a phone the one word that is left begins the sentence.
        <span className="inline-block first-letter:uppercase">
          <Sentence
            text="Save<more> signature</more>"
            more={(words) => <span className="max-sm:sr-only">{words}</span>}
          />
        </span>
      )}
    </Button>
  );
}
