import { useRef, useState } from "react";
import type { Stopped } from "#client/features/editing/workbench/KeptNotice.tsx";
import type { useLeaving } from "#client/features/signatures/editor/workbench/useLeaving.ts";
import { useApp } from "#client/lib/context.tsx";
import { useNavigate } from "#client/lib/links.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { messageOf } from "#client/lib/queries.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { raiseUnlockPro } from "#client/lib/unlockPro.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { t } from "#shared/languages/translate.ts";
import { publish, unpublish } from "#shared/pages/endpoints.ts";
import type { Page, PageContent } from "#shared/pages/schema.ts";
import { pathTo } from "#shared/routes.ts";
import { type Barred, isBarred } from "../../barred.ts";
import type { PageEditing } from "../session/editing.ts";

type Go = ReturnType<typeof useLeaving>["go"];

/** Saving and publishing with all that may stand in the way: the address, the plan, the limit, rights, a refused field. */
export function usePageSaving(editing: PageEditing, barredFromStart: Barred | null, go: Go) {
  const { store, saver, change, show } = editing;
  const app = useApp();
  const navigate = useNavigate();
  const [barred, setBarred] = useState(barredFromStart);
  /** why nothing of it can be saved here any more, whatever is changed */
  const [stopped, setStopped] = useState<Stopped | null>(null);
  const [isPublishing, setPublishing] = useState(false);
  /** what others knew of the person before this save; null while the page is new to them */
  const known = useRef<PageContent | null>(saver.record.get()?.content ?? null);

  /** The page has an address of its own in the editor from its first save on; nobody is taken off their work for that. */
  async function moveIn(hash: string): Promise<void> {
    const path = pathTo("page-edit", { hash });
    if (location.pathname !== pathTo("page-create")) return;
    const letGo = keepPlace();
    await navigate(path, { replace: true, preventScrollReset: true });
    setTimeout(letGo, ARRIVED_AFTER_MS);
  }

  /** @returns the saved page; null when something stands in the way, which is then on the screen */
  async function persist({ isSilent = false } = {}): Promise<Page | null> {
    const { slug } = store.document();
    const problem = editing.slugRefusal(slug) ?? (slug === "" && isPublished() ? t(MESSAGES.pageUrlEmpty) : null);
    if (problem && !isSilent) return refuseSlug(problem);
    // Whatever happens to the request or to this page, the work is here.
    editing.keepDraft();
    const isNew = saver.record.get() === null;
    const saved = await saver.save();
    if (!saved) return refused(isSilent);
    setStopped(null);
    if (!saver.isDirty()) await editing.dropDraft();
    if (isNew) await moveIn(saved.hash);
    if (!isSilent) carry();
    return saved;
  }

  const isPublished = () => saver.record.get()?.isPublished === true;

  function refuseSlug(problem: string): null {
    change({ errors: { ...editing.view.get().errors, slug: t(problem) } });
    show("slug");
    return null;
  }

  /** Elsewhere the person may still be what they were here before. */
  function carry(): void {
    const before = known.current;
    const { content } = saver.saved();
    const hash = editing.hashNow();
    known.current = content;
    if (before === null || hash === null) return;
    void import("#client/features/identity/offer.ts")
      .then(({ offerCarry }) => offerCarry(app, { holder: "page", hash }, before, content))
      .catch(() => undefined);
  }

  function refused(isSilent: boolean): null {
    const state = saver.state.get();
    if (state.kind !== "refused") return null;
    const { error, picture } = state;
    if (error.code === "not_signed_in" || error.code === "refresh_rejected") setStopped("signed_out");
    else if (error.code === "account_expired" || error.code === "no_edit_permission") setStopped(error.code);
    else if (error.code === "not_found" && saver.record.get() && !picture) setStopped("gone");
    else if (isBarred(error.code) && !saver.record.get()) setBarred(error.code);
    else {
      // What is wrong with a picture is said where the picture is.
      const errors = picture ? [{ path: picture, message: error.errors[0]?.message ?? error.message }] : error.errors;
      change({ errors: Object.fromEntries(errors.map(({ path, message }) => [path, message])) });
      if (isSilent) return null;
      if (error.code === "upgrade_needed" && raiseUnlockPro("pricing")) return null;
      if (errors[0]) show(errors[0].path);
      showToast({ kind: "error", text: error.message });
    }
    return null;
  }

  /** @returns whether it was done */
  async function settle(work: () => Promise<Page>, done: string): Promise<boolean> {
    setPublishing(true);
    try {
      saver.adoptState(await work());
      showToast({ kind: "success", text: done });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const slug = error.errors.find(({ path }) => path === "slug");
      if (slug) refuseSlug(slug.message);
      else if (!(error.code === "upgrade_needed" && raiseUnlockPro("pricing")))
        showToast({ kind: "error", text: messageOf(error) });
      return false;
    } finally {
      setPublishing(false);
    }
  }

  return {
    persist,
    isPublishing,

    /** Save as the button means it. */
    async save(): Promise<void> {
      const saved = await persist();
      if (saved?.isPublished) showToast({ kind: "success", text: t("Saved. Visitors see it as it is now.") });
    },

    /** Shows the page to everybody, as it is here. @returns whether it is done */
    async publish(): Promise<boolean> {
      const { slug } = store.document();
      const problem = slug === "" ? t(MESSAGES.pageUrlEmpty) : editing.slugRefusal(slug);
      if (problem) {
        refuseSlug(problem);
        return false;
      }
      const saved = await persist();
      if (!saved) return false;
      return settle(() => app.call(publish, { params: { hash: saved.hash } }), t("Page published"));
    },

    /** Hides it from everybody. @returns whether it is done */
    async unpublish(): Promise<boolean> {
      const page = saver.record.get();
      if (!page) return false;
      return settle(() => app.call(unpublish, { params: { hash: page.hash } }), t("Page unpublished"));
    },

    async keepMine(): Promise<void> {
      if (await saver.keepMine()) await editing.dropDraft();
    },
    async takeTheirs(): Promise<void> {
      await saver.takeTheirs();
      known.current = store.document().content;
      await editing.dropDraft();
    },
    async saveSilently(): Promise<void> {
      if (barred === null && stopped === null) await persist({ isSilent: true });
    },

    /** why a new page cannot be saved */
    barred: saver.record.get() === null ? barred : null,
    stopped,
    /** The way on when it was deleted elsewhere: the same work as a new page. */
    async saveAsNew(): Promise<void> {
      editing.moveDraft();
      await go(pathTo("page-create"));
    },
  };
}

/** So long after a navigation nothing of it moves the focus any more. */
const ARRIVED_AFTER_MS = 1_000;

/** A navigation goes to the top and to the heading; whoever types is taken nowhere. @returns what ends that */
function keepPlace(): () => void {
  const back = ({ target, relatedTarget }: FocusEvent) => {
    if (!(target instanceof HTMLHeadingElement && relatedTarget instanceof HTMLElement)) return;
    relatedTarget.focus();
  };
  document.addEventListener("focusin", back);
  return () => document.removeEventListener("focusin", back);
}

export type PageSaving = ReturnType<typeof usePageSaving>;
