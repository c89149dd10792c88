import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { showToast } from "#client/lib/toasts.ts";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import type { Draft } from "../session/draft.ts";
import type { Editing } from "../session/editing.ts";
import { isSame } from "../session/save.ts";
import type { EditorData } from "./barred.ts";
import { useLeaving } from "./useLeaving.ts";
import { useSaving } from "./useSaving.ts";

export type Flow = ReturnType<typeof useFlow>;

/** The ways into and out of the editor: kept drafts, saving, leaving. */
export function useFlow(editing: Editing, { signature, barred }: EditorData) {
  const { editor } = editing;
  const leaving = useLeaving(editing);
  const saving = useSaving(editing, barred, leaving.go);
  const [query, setQuery] = useSearchParams();
  /** a draft that started from an older state of the signature */
  const [oldDraft, setOldDraft] = useState<Draft | null>(null);

  // Once, after the first drawing: drafts live in the browser, the first drawing came from the server.
  const hasOpened = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editing session is the screen's whole life
  useEffect(() => {
    const end = editing.start();
    if (!hasOpened.current) void open();
    hasOpened.current = true;
    return end;
  }, [editing]);

  async function open() {
    const draft = await editing.findDraft();
    const isNews = draft !== null && !isSame(draft.document, editing.initial);
    if (isNews && draft.base !== (signature?.updatedAt ?? null)) setOldDraft(draft);
    else if (isNews) editor.load(draft.document);
    else if (barred) {
      showToast({ kind: "info", text: t(ERRORS[barred].message) });
      return leaving.go(pathTo("dashboard"), { replace: true });
    }
    if (!query.has("save")) return;
    setQuery({}, { replace: true });
    await saving.save();
  }

  return {
    saving,
    leaving,
    async saveAndLeave() {
      if (await saving.persist()) leaving.leave();
      else leaving.stay();
    },

    oldDraft,
    keepDraft(draft: Draft) {
      setOldDraft(null);
      editor.load(draft.document);
    },
    async dropDraft() {
      setOldDraft(null);
      await editing.dropDraft();
    },
  };
}
