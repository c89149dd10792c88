import { saveStateWords } from "#client/features/signatures/editor/workbench/saveStateWords.ts";
import { UndoRedo } from "#client/features/signatures/editor/workbench/UndoRedo.tsx";
import { HeaderActions } from "#client/ui/HeaderActions.tsx";
import { StatusPill } from "#client/ui/StatusPill.tsx";
import { t } from "#shared/languages/translate.ts";
import {
  useIsPageDirty,
  usePageEditing,
  usePageHistory,
  usePageSaveState,
  usePageView,
  useSavedPage,
} from "../session/PageEditingContext.tsx";

/** Undo and redo, in the header. */
export function PageActions() {
  const { store } = usePageEditing();
  const history = usePageHistory();
  return (
    <HeaderActions>
      <PageSaveState className="min-w-0 truncate text-13 text-ink-muted tabular-nums max-lg:hidden" />
      <UndoRedo {...history} undo={store.undo} redo={store.redo} />
    </HeaderActions>
  );
}

/** Where the work is now, in a few words; spoken when it changes. */
export function PageSaveState({ className }: { className?: string }) {
  const state = usePageSaveState();
  const isDirty = useIsPageDirty();
  const { isHeld } = usePageView();
  return (
    <p role="status" className={className}>
      {isDirty && isHeld && state.kind !== "saving"
        ? t("Not saved yet: a field is not complete.")
        : saveStateWords(state, isDirty)}
    </p>
  );
}

/** How the page stands for others. */
export function PageStatePill() {
  const page = useSavedPage();
  if (!page) return <StatusPill kind="neutral">{t("Draft")}</StatusPill>;
  if (page.state === "expired") return <StatusPill kind="danger">{t("Expired")}</StatusPill>;
  return page.isPublished ? (
    <StatusPill kind="success">{t("Published")}</StatusPill>
  ) : (
    <StatusPill kind="warning">{t("Unpublished")}</StatusPill>
  );
}
