import { useEffect, useRef, useState } from "react";
import { isSame } from "#client/features/editing/save.ts";
import { useLeaving } from "#client/features/signatures/editor/workbench/useLeaving.ts";
import { pathTo } from "#shared/routes.ts";
import type { PageEditorData } from "../../PageEditorScreen.loader.ts";
import type { PageDraft } from "../session/draft.ts";
import type { PageEditing } from "../session/editing.ts";
import { usePageSaving } from "./usePageSaving.ts";

export type PageFlow = ReturnType<typeof usePageFlow>;

/** The ways into and out of the page editor: kept drafts, saving, leaving. */
export function usePageFlow(editing: PageEditing, { page, barred }: Pick<PageEditorData, "page" | "barred">) {
  const leaving = useLeaving({
    ...editing,
    // The very same work, under the address that it has from its first save on.
    isWithin: (path) => path === pathTo("page-edit", { hash: editing.hashNow() ?? "" }),
  });
  const saving = usePageSaving(editing, barred, leaving.go);
  /** a draft that started from an older state of the page */
  const [oldDraft, setOldDraft] = useState<PageDraft | null>(null);
  const { saveSilently } = saving;

  // Each drawing knows the newest state of what may keep it from saving.
  useEffect(() => {
    editing.saveSilentlyBy(saveSilently);
    return () => editing.saveSilentlyBy(null);
  }, [editing, saveSilently]);

  // Once, after the first drawing: drafts live in the browser, the first drawing came from the server.
  const hasOpened = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editing session is the screen's whole life
  useEffect(() => {
    const end = editing.start();
    if (!hasOpened.current) void open();
    hasOpened.current = true;
    return end;
  }, [editing]);

  async function open(): Promise<void> {
    const draft = await editing.findDraft();
    if (draft === null || isSame(draft.document, editing.initial)) return;
    if (draft.base !== (page?.updatedAt ?? null)) setOldDraft(draft);
    else editing.load(draft.document);
  }

  return {
    saving,
    leaving,
    async saveAndLeave() {
      if (await saving.persist()) leaving.leave();
      else leaving.stay();
    },
    /** Back to what is saved; a step of the history, as a mistaken press is made quickly. */
    discard() {
      const { slug, label, content } = editing.saver.saved();
      editing.changeAtOnce((document) => void Object.assign(document, { slug, label, content }));
    },
    oldDraft,
    keepDraft(draft: PageDraft) {
      setOldDraft(null);
      editing.load(draft.document);
    },
    async dropDraft() {
      setOldDraft(null);
      await editing.dropDraft();
    },
  };
}
