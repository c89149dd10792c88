import { useEffect, useRef, useState } from "react";
import { useBlocker, useNavigate, useSearchParams } from "react-router";
import { useApp, useSession } from "#client/lib/context.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { signatures as listOwn } from "#shared/account/endpoints.ts";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { pathTo } from "#shared/routes.ts";
import { isEmpty, paidParts } from "#shared/signatures/rules.ts";
import type { Signature } from "#shared/signatures/schema.ts";
import type { EditorData } from "../EditorScreen.loader.ts";
import { withoutPaidParts } from "../editor/changes.ts";
import { type Draft, writeDraft } from "../editor/draft.ts";
import type { Editing } from "../editor/editing.ts";
import { isSame, type SaveState } from "../editor/save.ts";

type PaidPart = { path: string; message: string };
type Question = { kind: "paid"; parts: readonly PaidPart[] } | { kind: "draft"; draft: Draft } | null;

export type Flow = ReturnType<typeof useFlow>;

/** The ways into and out of the editor: kept drafts, saving with all its answers, sign-up, limits, leaving. */
export function useFlow(editing: Editing, { signature, isAtLimit }: EditorData) {
  const { editor, saver, hash, change, show } = editing;
  const app = useApp();
  const session = useSession();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const [question, setQuestion] = useState<Question>(null);
  const [isLimited, setLimited] = useState(isAtLimit);
  /** set before we lead somewhere ourselves, with the work saved or kept */
  const mayLeave = useRef(false);

  const go = (path: string, replace = false) => {
    mayLeave.current = true;
    return navigate(path, { replace });
  };

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isSignIn = !session && [pathTo("login"), pathTo("sign-up")].includes(nextLocation.pathname);
    // A guest who signs in finds the work again: it is kept under `unsavedSignature`.
    if (mayLeave.current || isSignIn || currentLocation.pathname === nextLocation.pathname) return false;
    return saver.isDirty();
  });

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (saver.isDirty() && !mayLeave.current) event.preventDefault();
    };
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [saver]);

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
    if (isNews && draft.base !== (signature?.updatedAt ?? null)) setQuestion({ kind: "draft", draft });
    else if (isNews) editor.load(draft.document);
    else if (isAtLimit) return toDashboardAtLimit();
    if (!query.has("save")) return;
    setQuery({}, { replace: true });
    await save();
  }

  function toDashboardAtLimit() {
    showToast({ kind: "info", text: ERRORS.signature_limit.message });
    return go(pathTo("dashboard"), true);
  }

  /** Save as the button means it: a new signature leads on to its preview. */
  async function save(): Promise<void> {
    const saved = await persist();
    if (saved && hash === null) await go(pathTo("signature-preview", { hash: saved.hash }), true);
  }

  async function preview(): Promise<void> {
    const saved = hash !== null && !saver.isDirty() ? saver.signature() : await persist();
    if (saved) await go(pathTo("signature-preview", { hash: saved.hash }));
  }

  /** @returns the saved signature; null when something stands in the way, which is then on the screen */
  async function persist(): Promise<Signature | null> {
    const document = editor.document();
    if (hash === null && isEmpty(document)) {
      showToast({ kind: "info", text: "There is nothing to save yet. Start with your name." });
      show("general.name");
      return null;
    }
    if (!session) return toSignUp();
    const parts = paidParts(document, session.entitlements);
    if (parts.length > 0) {
      setQuestion({ kind: "paid", parts });
      return null;
    }
    const saved = await saver.save();
    if (!saved) return refused(saver.state.get());
    // Typed while the first save was under way: it must not be left behind.
    if (hash === null && saver.isDirty()) return persist();
    if (!saver.isDirty()) await editing.dropDraft();
    return saved;
  }

  async function toSignUp(): Promise<null> {
    editing.keepDraft();
    await go(pathTo(hash === null ? "sign-up" : "login"));
    return null;
  }

  async function refused(state: SaveState): Promise<null> {
    if (state.kind !== "refused") return null;
    const { error, picture } = state;
    if (error.code === "not_signed_in" || error.code === "refresh_rejected") return toSignUp();
    if (error.code === "signature_limit") setLimited(true);
    else if (error.code === "upgrade_needed") setQuestion({ kind: "paid", parts: error.errors });
    else {
      change({ errors: Object.fromEntries(error.errors.map(({ path, message }) => [path, message])) });
      if (picture) change({ tab: "media" });
      else if (error.errors[0]) show(error.errors[0].path);
      showToast({ kind: "error", text: error.message });
    }
    return null;
  }

  return {
    save,
    preview,
    question,
    closeQuestion: () => setQuestion(null),
    isLimited: isLimited && hash === null,

    async saveWithoutPaid(parts: readonly PaidPart[]) {
      setQuestion(null);
      const paths = parts.map(({ path }) => path);
      editing.changeAtOnce((document) => withoutPaidParts(document, paths));
      await save();
    },
    upgrade: () => {
      editing.keepDraft();
      return go(pathTo("pricing"));
    },

    /** A draft that started from an older state of the signature. */
    keepDraft(draft: Draft) {
      setQuestion(null);
      editor.load(draft.document);
    },
    async dropDraft() {
      setQuestion(null);
      await editing.dropDraft();
    },

    /** The way on at the limit: the same work in the signature that exists already. */
    async moveToExisting() {
      const { items } = await app.call(listOwn, { params: { page: 1 } });
      const newest = items[0];
      if (!newest) return toDashboardAtLimit();
      writeDraft(localStorage, newest.hash, { document: editor.document(), base: newest.updatedAt });
      return go(pathTo("editor-edit", { hash: newest.hash }));
    },
    toDashboard: () => go(pathTo("dashboard")),

    leaving: blocker.state === "blocked",
    stay: () => blocker.reset?.(),
    async saveAndLeave() {
      if (await persist()) blocker.proceed?.();
      else blocker.reset?.();
    },
    async discardAndLeave() {
      saver.stop();
      await editing.dropDraft();
      mayLeave.current = true;
      blocker.proceed?.();
    },
  };
}
