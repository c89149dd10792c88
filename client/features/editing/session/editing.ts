import { type LocalPicture, localPath, openPictures } from "#client/features/signatures/editor/pictures/pictures.ts";
import { createShaper } from "#client/features/signatures/editor/pictures/shapes.ts";
import { createDraftWriter, draftTexts } from "#client/features/signatures/editor/session/draft.ts";
import { focusNearby, focusWhenDrawn } from "#client/features/signatures/editor/session/focus.ts";
import type { App } from "#client/lib/context.tsx";
import { pauseUntilOnline } from "#client/lib/pauseUntilOnline.ts";
import { createStore } from "#client/lib/store.ts";
import { dismissToast, showToast } from "#client/lib/toasts.ts";
import { SHAPES } from "#shared/images/variant.ts";
import { t } from "#shared/languages/translate.ts";
import { type Change, createDocumentStore } from "../documentStore.ts";
import { createDocumentSaver, type DocumentParts, type Kept } from "../save.ts";
import type { DraftOf, Drafts } from "./drafts.ts";

/** A field by its place in the document, dotted, as the server names it in errors. */
export type FieldPath = string;

/** What the screen shows beside the document; never undone, never saved. */
export type View = {
  /** what is wrong with fields, until they are changed */
  errors: Readonly<Record<FieldPath, string>>;
  /** counts the pictures that became ready, so that what shows them is drawn again */
  pictureCount: number;
};

type Parts<D extends object, R extends Kept, Type extends string, V extends object> = Pick<
  DocumentParts<D, R, Type>,
  "api" | "origin" | "inputOf" | "localPlaces" | "withPicture" | "sendable"
> & {
  /** what it begins with: what is saved, or an untouched new one */
  initial: D;
  drafts: Drafts<D>;
  /** what the view has besides, at the beginning */
  view: V;
  /** the same work as another one; as it is where nothing is said */
  asNew?(document: D): D;
};

/**
 * One document being edited, a page or a card: its history, saving, draft and pictures, from opening to leaving. Touches nothing
 * of the browser before `start`: the server renders the same screen.
 */
export function createEditing<D extends object, R extends Kept, Type extends string, V extends object>(
  app: App,
  parts: Parts<D, R, Type, V>,
) {
  const {
    api,
    origin,
    initial,
    inputOf,
    drafts,
    localPlaces,
    withPicture,
    sendable,
    asNew = (same: D) => same,
  } = parts;
  const view = createStore<View & V>({ errors: {}, pictureCount: 0, ...parts.view });
  const change = (part: Partial<View & V>) => view.set({ ...view.get(), ...part });
  const forgetErrors = () => change({ errors: {} } as Partial<View & V>);
  const pictures = openPictures();
  const store = createDocumentStore(initial, withPicture);
  const shaper = createShaper(pictures, app.site.imageHost, () =>
    change({ pictureCount: view.get().pictureCount + 1 } as Partial<View & V>),
  );
  const saver = createDocumentSaver<D, R, Type>({
    api,
    store,
    pictures,
    origin,
    inputOf,
    localPlaces,
    withPicture,
    ...(sendable && { sendable }),
    pause: pauseUntilOnline,
    onUploaded: (from, to) => shaper.rename(from, to),
    // What is still to be saved of it belongs to the one that there is now.
    onCreated: () => drafts.remove(null),
  });
  /** under which the draft is kept; null: there is none at the server yet */
  const hashNow = () => saver.record.get()?.hash ?? null;

  const writer = createDraftWriter(() => {
    if (!saver.isDirty()) return drafts.remove(hashNow());
    drafts.write(hashNow(), { document: store.document(), base: saver.record.get()?.updatedAt ?? null });
  });

  /** A structural change: a step of its own. Rows move, so what was known about their fields is void. */
  function changeAtOnce(apply: Change<D>): void {
    store.editAtOnce(apply);
    forgetErrors();
  }

  /** Ends the offer to bring back what was removed last. */
  let endOffer = () => {};

  return {
    /** of what was saved when it was opened; null: it was a new one */
    hash: origin?.record.hash ?? null,
    initial,
    store,
    saver,
    shaper,
    view,
    change,
    changeAtOnce,
    hashNow,

    /** The work kept from an earlier visit, with the pictures that are still there. */
    async findDraft(): Promise<DraftOf<D> | null> {
      const draft = drafts.read(origin?.record.hash ?? null);
      if (!draft) return null;
      let { document } = draft;
      for (const { source } of localPlaces(document))
        if (!(await pictures.find(source))) document = withPicture(document, source, null);
      return { ...draft, document };
    },

    /** Keeps a draft from now on. @returns what ends it */
    start(): () => void {
      const stopListening = store.api.subscribe(writer.schedule);
      void pictures.sweep(draftTexts(() => ({ ...localStorage })));
      const flush = () => writer.flush();
      const flushWhenHidden = () => document.visibilityState === "hidden" && writer.flush();
      addEventListener("blur", flush);
      addEventListener("pagehide", flush);
      document.addEventListener("visibilitychange", flushWhenHidden);
      return () => {
        stopListening();
        flush();
        endOffer();
        removeEventListener("blur", flush);
        removeEventListener("pagehide", flush);
        document.removeEventListener("visibilitychange", flushWhenHidden);
        shaper.dispose();
      };
    },

    keepDraft() {
      writer.schedule();
      writer.flush();
    },

    /** The same work as a new one: what it was of is gone. */
    moveDraft(): void {
      writer.cancel();
      drafts.write(null, { document: asNew(store.document()), base: null });
      drafts.remove(hashNow());
    },

    /** The work is saved or let go: nothing of it stays in the browser. */
    async dropDraft(): Promise<void> {
      writer.cancel();
      drafts.remove(hashNow());
      await pictures.forget(localPlaces(store.document()).map(({ source }) => source));
    },

    /** Keeps a picture in the browser until it is saved, drawn and ready to be shown. @returns the address that stands for it */
    async keepPicture(picture: LocalPicture, widthPx: number, heightPx: number): Promise<string> {
      const path = localPath(widthPx, heightPx);
      await pictures.keep(path, picture);
      await shaper.prepare(path, SHAPES.square);
      return path;
    },

    /** Where a picture is seen in this browser, wherever it is kept; empty while it is being drawn. */
    urlOf: (path: string): string => shaper.urlOf(path, SHAPES.square) ?? "",

    /** Takes something away, and a toast brings it back for as long as nothing else was changed. */
    removeAtOnce(apply: Change<D>, text: string): void {
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
      if (gone !== undefined) change({ errors } as Partial<View & V>);
    },

    /** Puts the cursor into a field. */
    show: (path: FieldPath) => focusWhenDrawn(`[data-field="${CSS.escape(path)}"]`),

    /** Replaces the whole document by one that was begun elsewhere. */
    load: (document: D) => store.load(document),
  };
}
