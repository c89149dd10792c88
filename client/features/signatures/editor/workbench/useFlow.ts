import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useApp } from "#client/lib/context.tsx";
import { kept } from "#client/lib/kept.ts";
import { showToast } from "#client/lib/toasts.ts";
import { COMMON_ERRORS } from "#shared/errors/common.ts";
import { t } from "#shared/languages/translate.ts";
import { COMPANY_PARAM } from "#shared/reseller/constants.ts";
import { pathTo } from "#shared/routes.ts";
import { BRING_QUERY, UNSAVED_SIGN_KEY } from "#shared/signatures/constants.ts";
import { isEmpty } from "#shared/signatures/rules.ts";
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
  const { session, company } = useApp();
  const leaving = useLeaving(editing);
  const saving = useSaving(editing, barred, leaving.go);
  const [query, setQuery] = useSearchParams();
  /** a draft that started from an older state of the signature */
  const [oldDraft, setOldDraft] = useState<Draft | null>(null);
  /** a guest looks at what is not saved yet */
  const [isLooking, setLooking] = useState(false);
  /** somebody comes from the sign-up: the work is saved first, and what is not ready to be seen is not shown */
  const [isArriving, setArriving] = useState(() => query.has("save") && session.get() !== null);

  // Once, after the first drawing: drafts live in the browser, the first drawing came from the server.
  const hasOpened = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editing session is the screen's whole life
  useEffect(() => {
    const end = editing.start();
    if (!hasOpened.current) void open().then((hasLeft) => setArriving(hasLeft && isArriving));
    hasOpened.current = true;
    return end;
  }, [editing]);

  /** What was asked for is asked for no more; whose page it is the address goes on to say. */
  const clear = () => setQuery(company === null ? {} : { [COMPANY_PARAM]: company }, { replace: true });

  /** @returns whether it led on to another screen */
  async function open(): Promise<boolean> {
    const draft = await editing.findDraft();
    // Of a public tool, for a new signature.
    const hasSign = !signature && kept(UNSAVED_SIGN_KEY) !== null;
    const isNews = draft !== null && !isSame(draft.document, editing.initial);
    if (isNews && draft.base !== (signature?.updatedAt ?? null)) setOldDraft(draft);
    else if (isNews) editor.load(draft.document);
    else if (barred && !hasSign) {
      // The sentence of an upgrade notice; whom more places would not help hears why.
      const text = barred === "signature_limit" ? t("you can not have more signatures") : null;
      showToast({ kind: "info", text: text ? `${t("Please upgrade")}: ${text}` : t(COMMON_ERRORS[barred].message) });
      await leaving.go(pathTo("dashboard"), { replace: true });
      return true;
    }
    const design = query.get("design");
    if (design !== null && !signature) await wear(design);
    if (hasSign) await takeSign();
    if (query.has(BRING_QUERY)) {
      editing.change({ dialog: "import" });
      clear();
    }
    if (!query.has("save")) return false;
    clear();
    // Without work of their own nothing is made in anybody's name.
    return draft !== null && saving.save();
  }

  /** The home page's pictures lead here: their look on the person's own words, as a step to undo. */
  async function wear(design: string): Promise<void> {
    try {
      const { findLook } = await import("../session/findLook.ts");
      const look = findLook(design);
      if (look) {
        editing.changeAtOnce(look.apply);
        editing.change({ worn: look.worn });
      }
      setQuery({}, { replace: true });
    } catch {
      showToast({ kind: "info", text: t("You are offline. Designs open when you are back.") });
    }
  }

  async function takeSign(): Promise<void> {
    try {
      const { takeSign } = await import("../session/takeSign.ts");
      await takeSign(editing);
    } catch {
      showToast({
        kind: "info",
        text: t("Your sign is kept, but cannot be drawn now. Reload this page in a moment."),
        isSticky: true,
      });
    }
  }

  /** Nobody is asked for an account just to look. */
  async function preview(): Promise<void> {
    if (session.get() || signature) return void (await saving.preview());
    if (!isEmpty(editor.document())) return setLooking(true);
    showToast({ kind: "info", text: t("There is nothing to see yet. Start with your name.") });
    editing.show("general.name");
  }

  return {
    saving,
    leaving,
    isArriving,

    preview,
    isLooking,
    closeLooking: () => setLooking(false),
    async take() {
      setLooking(false);
      await saving.save();
    },

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
