import { type Change, createDocumentStore } from "#client/features/editing/documentStore.ts";
import { createDocumentSaver, type OriginOf } from "#client/features/editing/save.ts";
import { type LocalPicture, localPath, openPictures } from "#client/features/signatures/editor/pictures/pictures.ts";
import { createShaper } from "#client/features/signatures/editor/pictures/shapes.ts";
import { createDraftWriter, draftTexts } from "#client/features/signatures/editor/session/draft.ts";
import { focusNearby, focusWhenDrawn } from "#client/features/signatures/editor/session/focus.ts";
import type { App } from "#client/lib/context.tsx";
import { pauseUntilOnline } from "#client/lib/pauseUntilOnline.ts";
import { createStore } from "#client/lib/store.ts";
import { dismissToast, showToast } from "#client/lib/toasts.ts";
import type { CardImageType } from "#shared/cards/constants.ts";
import type { Card, CardInput } from "#shared/cards/schema.ts";
import { type Beginning, NO_BEGINNING, newCard } from "#shared/identity/beginning.ts";
import { SHAPES } from "#shared/images/variant.ts";
import { t } from "#shared/languages/translate.ts";
import { localPlaces, withPicture } from "./cardPictures.ts";
import { type CardDraft, readDraft, removeDraft, writeDraft } from "./draft.ts";
import { createSaveApi, inputOf } from "./saveApi.ts";

/** A field by its place in the document, dotted, as the server names it in errors. */
export type FieldPath = string;

/** What the screen shows beside the card; never undone, never saved. */
export type View = {
  /** what is wrong with fields, until they are changed */
  errors: Readonly<Record<FieldPath, string>>;
  /** counts the pictures that became ready, so that the front is drawn again */
  pictureCount: number;
};

/** One card being edited: document, history, saving, draft and pictures, from opening to leaving. */
export type CardEditing = ReturnType<typeof createCardEditing>;

/** Touches nothing of the browser before `start`: the server renders the same screen. */
export function createCardEditing(app: App, origin: OriginOf<Card>, beginning: Beginning = NO_BEGINNING) {
  const hash = origin?.record.hash ?? null;
  const initial = origin ? inputOf(origin.record) : newCard(beginning);
  const view = createStore<View>({ errors: {}, pictureCount: 0 });
  const change = (part: Partial<View>) => view.set({ ...view.get(), ...part });
  const pictures = openPictures();
  const store = createDocumentStore(initial, withPicture);
  const shaper = createShaper(pictures, app.site.imageHost, () =>
    change({ pictureCount: view.get().pictureCount + 1 }),
  );
  const saver = createDocumentSaver<CardInput, Card, CardImageType>({
    api: createSaveApi(app.send),
    store,
    pictures,
    origin,
    inputOf,
    localPlaces,
    withPicture,
    pause: pauseUntilOnline,
    onUploaded: (from, to) => shaper.rename(from, to),
    // What is still to be saved of it belongs to the card that there is now.
    onCreated: () => removeDraft(null),
  });
  /** under which the draft is kept */
  const hashNow = () => saver.record.get()?.hash ?? null;

  const writer = createDraftWriter(() => {
    if (!saver.isDirty()) return removeDraft(hashNow());
    writeDraft(hashNow(), { document: store.document(), base: saver.record.get()?.updatedAt ?? null });
  });

  /** A structural change: a step of its own. Rows move, so what was known about their fields is void. */
  function changeAtOnce(apply: Change<CardInput>): void {
    store.editAtOnce(apply);
    change({ errors: {} });
  }

  /** Ends the offer to bring back what was removed last. */
  let endOffer = () => {};

  return {
    hash,
    initial,
    store,
    saver,
    shaper,
    view,
    change,
    changeAtOnce,

    /** The work kept from an earlier visit, with the pictures that are still there. */
    async findDraft(): Promise<CardDraft | null> {
      const draft = readDraft(hash);
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

    /** The same work as a new card: the one it was of is gone. */
    moveDraft(): void {
      writer.cancel();
      writeDraft(null, { document: store.document(), base: null });
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

    /** Where a picture of the card is seen in this browser, wherever it is kept; empty while it is being drawn. */
    urlOf: (path: string): string => shaper.urlOf(path, SHAPES.square) ?? "",

    /** Takes something away, and a toast brings it back for as long as nothing else was changed. */
    removeAtOnce(apply: Change<CardInput>, text: string): void {
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

    /** Replaces the whole card by one that was begun elsewhere. */
    load: (document: CardInput) => store.load(document),
  };
}
