import { useRef, useState } from "react";
import type { Stopped } from "#client/features/editing/workbench/KeptNotice.tsx";
import type { useLeaving } from "#client/features/signatures/editor/workbench/useLeaving.ts";
import { useApp } from "#client/lib/context.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { raiseUnlockPro } from "#client/lib/unlockPro.ts";
import { cardProblems } from "#shared/cards/rules.ts";
import type { Card, CardContent } from "#shared/cards/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { type Barred, isBarred } from "../../barred.ts";
import type { CardEditing } from "../session/editing.ts";

type Go = ReturnType<typeof useLeaving>["go"];

/** Saving with all that may stand in its way: what a card cannot be without, the plan, the limit, rights, a refused field. */
export function useCardSaving(editing: CardEditing, barredFromStart: Barred | null, go: Go) {
  const { store, saver, hash, change, show } = editing;
  const app = useApp();
  const [barred, setBarred] = useState(barredFromStart);
  /** why nothing of it can be saved here any more, whatever is changed */
  const [stopped, setStopped] = useState<Stopped | null>(null);
  /** what others knew of the person before this save; null while the card is new to them */
  const known = useRef<CardContent | null>(hash === null ? null : editing.initial.content);

  /** @returns the saved card; null when something stands in the way, which is then on the screen */
  async function persist(): Promise<Card | null> {
    const problems = cardProblems(store.document().content);
    const [first] = problems;
    if (first) {
      change({ errors: Object.fromEntries(problems.map(({ path, message }) => [path, t(message)])) });
      show(first.path);
      return null;
    }
    // Whatever happens to the request or to this page, the work is here.
    editing.keepDraft();
    return finish(await saver.save());
  }

  async function finish(saved: Card | null): Promise<Card | null> {
    if (!saved) return refused();
    setStopped(null);
    // Typed while the first save was under way: it must not be left behind.
    if (hash === null && saver.isDirty()) return persist();
    if (!saver.isDirty()) await editing.dropDraft();
    carry(saved);
    return saved;
  }

  /** Elsewhere the person may still be what they were here before. */
  function carry({ hash: saved, content }: Card): void {
    const before = known.current;
    known.current = content;
    if (before === null) return;
    void import("#client/features/identity/offer.ts")
      .then(({ offerCarry }) => offerCarry(app, { holder: "card", hash: saved }, before, content))
      .catch(() => undefined);
  }

  function refused(): null {
    const state = saver.state.get();
    if (state.kind !== "refused") return null;
    const { error, picture } = state;
    if (error.code === "not_signed_in" || error.code === "refresh_rejected") setStopped("signed_out");
    else if (error.code === "account_expired" || error.code === "no_edit_permission") setStopped(error.code);
    else if (error.code === "not_found" && saver.record.get() && !picture) setStopped("gone");
    else if (isBarred(error.code) && !saver.record.get()) setBarred(error.code);
    else if (error.code === "upgrade_needed" && raiseUnlockPro("pricing")) return null;
    else {
      // What is wrong with a picture is said where the picture is.
      const errors = picture ? [{ path: picture, message: error.errors[0]?.message ?? error.message }] : error.errors;
      change({ errors: Object.fromEntries(errors.map(({ path, message }) => [path, message])) });
      if (errors[0]) show(errors[0].path);
      showToast({ kind: "error", text: error.message });
    }
    return null;
  }

  return {
    persist,

    /** Save as the button means it: a new card has an address of its own from then on. */
    async save(): Promise<void> {
      const saved = await persist();
      if (!saved || hash !== null) return;
      const { url } = saved;
      showToast({
        kind: "success",
        text: t("Your card is saved, and everybody with its address can see it."),
        action: { label: t("Open it"), run: () => void window.open(url, "_blank", "noopener") },
      });
      await go(pathTo("card-edit", { hash: saved.hash }), { replace: true });
    },

    async keepMine(): Promise<void> {
      await finish(await saver.keepMine());
    },
    async takeTheirs(): Promise<void> {
      await saver.takeTheirs();
      known.current = store.document().content;
      await editing.dropDraft();
    },

    /** why a new card cannot be saved */
    barred: hash === null ? barred : null,
    stopped,
    /** The way on when it was deleted elsewhere: the same work as a new card. */
    async saveAsNew(): Promise<void> {
      editing.moveDraft();
      await go(pathTo("card-create"));
    },
  };
}

export type CardSaving = ReturnType<typeof useCardSaving>;
