import { SAVE_KEYS } from "#client/features/signatures/editor/workbench/editorKeys.ts";
import { ariaKeys } from "#client/lib/keys.ts";
import { Button } from "#client/ui/Button.tsx";
import { SegmentedControl } from "#client/ui/SegmentedControl.tsx";
import { t } from "#shared/languages/translate.ts";
import { useIsPageDirty, usePageSaveState, useSavedPage } from "../session/PageEditingContext.tsx";
import { PageSaveState } from "./PageActions.tsx";
import type { PageFlow } from "./usePageFlow.ts";

/** What a phone shows: the fields, or the page. Wide windows have both. */
export type Pane = "fields" | "preview";

type Props = { flow: PageFlow; pane: Pane; onPane(pane: Pane): void };

/** Save and publish, at the thumb; on a phone the way to the preview too. */
export function SaveBar({ flow: { saving, discard }, pane, onPane }: Props) {
  const page = useSavedPage();
  const isDirty = useIsPageDirty();
  const { kind } = usePageSaveState();
  const isSaving = kind === "saving";
  const isPublished = page?.isPublished === true;
  return (
    <div className="sticky bottom-0 z-200 -mx-4 mt-auto border-t border-line bg-surface px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6">
      <PageSaveState className="mb-2 text-12 text-ink-muted tabular-nums empty:hidden lg:hidden" />
      <div className="mx-auto flex max-w-page items-center justify-end gap-2 sm:gap-3">
        <SegmentedControl
          className="mr-auto w-40 lg:hidden"
          label={t("What is shown")}
          isLabelHidden
          options={[
            { value: "fields", label: t("Edit") },
            { value: "preview", label: t("Preview") },
          ]}
          value={pane}
          onChange={onPane}
        />
        {isPublished && isDirty && (
          <Button look="ghost" className="max-sm:hidden" onClick={discard}>
            {t("Discard")}
          </Button>
        )}
        <Button
          look={isPublished ? "primary" : "secondary"}
          isLoading={isSaving && isPublished}
          disabled={!isDirty && page !== null}
          aria-keyshortcuts={ariaKeys(SAVE_KEYS[0])}
          onClick={() => void saving.save()}
        >
          {t("Save")}
        </Button>
        {!isPublished && (
          <Button isLoading={saving.isPublishing} onClick={() => void saving.publish()}>
            <span className="max-sm:hidden">{t("Save and publish")}</span>
            <span className="sm:hidden">{t("Publish")}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
