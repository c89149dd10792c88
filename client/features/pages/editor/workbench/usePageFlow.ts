import { useEffect } from "react";
import { useEditorFlow } from "#client/features/editing/workbench/useEditorFlow.ts";
import { useLeaving } from "#client/features/signatures/editor/workbench/useLeaving.ts";
import { pathTo } from "#shared/routes.ts";
import type { PageEditorData } from "../../PageEditorScreen.loader.ts";
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
  const { saveSilently } = saving;

  // Each drawing knows the newest state of what may keep it from saving.
  useEffect(() => {
    editing.saveSilentlyBy(saveSilently);
    return () => editing.saveSilentlyBy(null);
  }, [editing, saveSilently]);

  return {
    ...useEditorFlow(editing, page?.updatedAt ?? null, saving, leaving),
    saving,
    leaving,
    /** Back to what is saved; a step of the history, as a mistaken press is made quickly. */
    discard() {
      const { slug, label, content } = editing.saver.saved();
      editing.changeAtOnce((document) => void Object.assign(document, { slug, label, content }));
    },
  };
}
