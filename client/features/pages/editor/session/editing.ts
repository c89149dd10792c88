import * as z from "zod/mini";
import { type Change, createDocumentStore } from "#client/features/editing/documentStore.ts";
import {
  isLocalPath,
  type LocalPicture,
  localPath,
  openPictures,
} from "#client/features/signatures/editor/pictures/pictures.ts";
import { createShaper } from "#client/features/signatures/editor/pictures/shapes.ts";
import { createDraftWriter, draftTexts } from "#client/features/signatures/editor/session/draft.ts";
import { focusNearby, focusWhenDrawn } from "#client/features/signatures/editor/session/focus.ts";
import type { App } from "#client/lib/context.tsx";
import { pauseUntilOnline } from "#client/lib/pauseUntilOnline.ts";
import { createStore } from "#client/lib/store.ts";
import { dismissToast, showToast } from "#client/lib/toasts.ts";
import { type Beginning, NO_BEGINNING, newPageContent } from "#shared/identity/beginning.ts";
import { SHAPES } from "#shared/images/variant.ts";
import { t } from "#shared/languages/translate.ts";
import { PageBody, type PageInput } from "#shared/pages/schema.ts";
import { slugProblem } from "#shared/pages/slug.ts";
import { lookOf, THEMES, type Theme } from "#shared/pages/themes.ts";
import { type PageDraft, readDraft, removeDraft, writeDraft } from "./draft.ts";
import { localPlaces, withoutLocal, withPicture } from "./pagePictures.ts";
import { createPageSaver, type Origin } from "./save.ts";
import { createSaveApi, inputOf } from "./saveApi.ts";

/** A field by its place in the document, dotted, as the server names it in errors. */
export type FieldPath = string;
export type PageChange = Change<PageInput>;

/** What the server has said of an address. `problem`: a sentence; null: it can be had */
export type SlugVerdict = { slug: string; problem: string | null };

/** What the screen shows beside the page; never undone, never saved. */
export type View = {
  /** what is wrong with fields, until they are changed */
  errors: Readonly<Record<FieldPath, string>>;
  /** counts the pictures that became ready, so that the preview is drawn again */
  pictureCount: number;
  slug: SlugVerdict | null;
  /** why nothing is saved by itself at the moment */
  isHeld: boolean;
};

/** So long after the last change a page that nobody else sees is saved by itself. */
const SILENT_AFTER_MS = 1_200;

/** One page being edited: document, history, saving, draft and pictures, from opening to leaving. */
export type PageEditing = ReturnType<typeof createPageEditing>;

/** Touches nothing of the browser before `start`: the server renders the same screen. */
export function createPageEditing(app: App, origin: Origin, beginning: Beginning = NO_BEGINNING) {
  const hash = origin?.record.hash ?? null;
  const initial: PageInput = origin
    ? inputOf(origin.record)
    : {
        slug: "",
        label: "",
        content: { ...newPageContent(beginning, () => crypto.randomUUID()), look: lookOf(THEMES[0] as Theme) },
      };
  const view = createStore<View>({ errors: {}, pictureCount: 0, slug: null, isHeld: false });
  const change = (part: Partial<View>) => view.set({ ...view.get(), ...part });
  const pictures = openPictures();
  const store = createDocumentStore(initial, withPicture);
  const shaper = createShaper(pictures, app.site.imageHost, () =>
    change({ pictureCount: view.get().pictureCount + 1 }),
  );
  const saver = createPageSaver({
    api: createSaveApi(app.send),
    store,
    pictures,
    origin,
    pause: pauseUntilOnline,
    sendable: (document, saved) => (slugRefusal(document.slug) ? { ...document, slug: saved.slug } : document),
    onUploaded: (from, to) => shaper.rename(from, to),
    // What is still to be saved of it belongs to the page that there is now.
    onCreated: () => removeDraft(null),
  });
  /** under which the draft is kept */
  const hashNow = () => saver.page.get()?.hash ?? null;

  /** Why the page cannot have this address, as far as it is known here; null: it can, or has none yet. */
  function slugRefusal(slug: string): string | null {
    if (slug === "") return null;
    const known = view.get().slug;
    return slugProblem(slug) ?? (known?.slug === slug ? known.problem : null);
  }

  const writer = createDraftWriter(() => {
    if (!saver.isDirty()) return removeDraft(hashNow());
    writeDraft(hashNow(), { document: store.document(), base: saver.page.get()?.updatedAt ?? null });
  });

  /** saves by itself, and whether it may; set by the screen, which says what comes of it */
  let saveSilently: (() => Promise<unknown>) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silently = () => {
    clearTimeout(timer);
    if (!isSilent() || !saver.isDirty()) return;
    const isHeld = !isWhole();
    if (isHeld !== view.get().isHeld) change({ isHeld });
    if (!isHeld) void saveSilently?.();
  };
  const scheduleSilently = () => {
    clearTimeout(timer);
    if (isSilent()) timer = setTimeout(silently, SILENT_AFTER_MS);
  };
  const isSilent = () => saveSilently !== null && saver.page.get()?.isPublished !== true;
  /** Whether the server would take it: half-typed links are kept here until they are whole. */
  const isWhole = () => z.safeParse(PageBody, withoutLocal(store.document())).success;

  /** A structural change: a step of its own. Rows move, so what was known about their fields is void. */
  function changeAtOnce(apply: PageChange): void {
    store.editAtOnce(apply);
    change({ errors: {} });
  }

  /** Ends the offer to bring back what was removed last. */
  let endOffer = () => {};

  return {
    initial,
    store,
    saver,
    shaper,
    view,
    change,
    changeAtOnce,
    hashNow,
    slugRefusal,

    /** The work kept from an earlier visit, with the pictures that are still there. */
    async findDraft(): Promise<PageDraft | null> {
      const draft = readDraft(hash);
      if (!draft) return null;
      let { document } = draft;
      for (const { source } of localPlaces(document))
        if (!(await pictures.find(source))) document = withPicture(document, source, null);
      return { ...draft, document };
    },

    /** Keeps a draft from now on. @returns what ends it */
    start(): () => void {
      const stopListening = store.api.subscribe(() => {
        writer.schedule();
        scheduleSilently();
      });
      void pictures.sweep(draftTexts(() => ({ ...localStorage })));
      const flush = () => writer.flush();
      const flushWhenHidden = () => document.visibilityState === "hidden" && writer.flush();
      addEventListener("blur", flush);
      addEventListener("pagehide", flush);
      document.addEventListener("visibilitychange", flushWhenHidden);
      return () => {
        stopListening();
        clearTimeout(timer);
        flush();
        endOffer();
        removeEventListener("blur", flush);
        removeEventListener("pagehide", flush);
        document.removeEventListener("visibilitychange", flushWhenHidden);
        shaper.dispose();
      };
    },

    /** From now on it is saved by itself as long as nobody else sees it (null: no longer). */
    saveSilentlyBy(save: (() => Promise<unknown>) | null) {
      saveSilently = save;
    },

    keepDraft() {
      writer.schedule();
      writer.flush();
    },

    /** The same work as a new page: the one it was of is gone. */
    moveDraft(): void {
      writer.cancel();
      writeDraft(null, { document: { ...store.document(), slug: "" }, base: null });
      removeDraft(hashNow());
    },

    /** The work is saved or let go: nothing of it stays in the browser. */
    async dropDraft(): Promise<void> {
      writer.cancel();
      removeDraft(hashNow());
      await pictures.forget(localPlaces(store.document()).map(({ source }) => source));
    },

    /** Keeps a picture in the browser until it is saved, drawn and ready to be shown. @returns the address that stands for it */
    async keepPicture(picture: LocalPicture, widthPx: number, heightPx: number): Promise<string> {
      const path = localPath(widthPx, heightPx);
      await pictures.keep(path, picture);
      await shaper.prepare(path, SHAPES.square);
      return path;
    },

    /** Where a picture of the page is seen in this browser, wherever it is kept; empty while it is being drawn. */
    urlOf: (path: string): string => shaper.urlOf(path, SHAPES.square) ?? "",

    /** The same for a preview: empty for what was not put in here, which the server has copies of. */
    ownUrlOf: (path: string): string =>
      (isLocalPath(path) ? shaper.urlOf(path, SHAPES.square) : shaper.drawnUrl(path, SHAPES.square)) ?? "",

    /** Takes something away, and a toast brings it back for as long as nothing else was changed. */
    removeAtOnce(apply: PageChange, text: string): void {
      endOffer();
      const keepFocus = focusNearby(document.activeElement);
      changeAtOnce(apply);
      keepFocus();
      const left = store.document();
      const toast = showToast({ kind: "info", text, action: { label: t("Undo"), run: store.undo } });
      const stop = store.api.subscribe(() => store.document() !== left && endOffer());
      endOffer = () => {
        stop();
        dismissToast(toast);
        endOffer = () => {};
      };
    },

    forgetError(path: FieldPath): void {
      const { [path]: gone, ...errors } = view.get().errors;
      if (gone !== undefined) change({ errors });
    },

    /** Puts the cursor into a field. */
    show: (path: FieldPath) => focusWhenDrawn(`[data-field="${CSS.escape(path)}"]`),

    /** Replaces the whole page by one that was begun elsewhere. */
    load: (document: PageInput) => store.load(document),
  };
}
