import type { App } from "#client/lib/context.tsx";
import { createStore } from "#client/lib/store.ts";
import { SHAPES, type Shape } from "#shared/images/variant.ts";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { type EditorTab, type FieldPath, tabOf } from "../fields/fields.ts";
import { createDrawings } from "../pictures/drawings.ts";
import { localPlaces, withPictures } from "../pictures/picturePlaces.ts";
import { type LocalPicture, localPath, openPictures } from "../pictures/pictures.ts";
import { createShaper } from "../pictures/shapes.ts";
import { createDraftWriter, type Draft, draftTexts, readDraft, removeDraft, writeDraft } from "./draft.ts";
import { createSaver, type Origin } from "./save.ts";
import { createSaveApi, inputOf } from "./saveApi.ts";
import { type Change, createEditorStore } from "./store.ts";

/** What the screen shows beside the document; never undone, never saved. */
export type View = {
  tab: EditorTab;
  /** what the server said about fields, until they are changed */
  errors: Readonly<Record<FieldPath, string>>;
  /** the field being edited: its part is outlined on the canvas */
  field: FieldPath | null;
  /** counts the pictures that became ready, so that the canvas draws again */
  pictureCount: number;
};

/** One signature being edited: document, history, saving, draft and pictures, from opening to leaving. */
export type Editing = ReturnType<typeof createEditing>;

/** Touches nothing of the browser before `start`: the server renders the same screen. */
export function createEditing(app: App, origin: Origin) {
  const hash = origin?.signature.hash ?? null;
  const initial = origin ? inputOf(origin.signature) : newSignature();
  const view = createStore<View>({ tab: "general", errors: {}, field: null, pictureCount: 0 });
  const change = (part: Partial<View>) => view.set({ ...view.get(), ...part });
  const pictures = openPictures();
  const editor = createEditorStore(initial);
  const saver = createSaver({
    api: createSaveApi(app.send, app.site.imageHost),
    editor,
    pictures,
    origin,
    saved: initial,
    pause: pauseUntilOnline,
    onUploaded: (from, to) => shaper.rename(from, to),
  });
  const shaper = createShaper(pictures, app.site.imageHost, () =>
    change({ pictureCount: view.get().pictureCount + 1 }),
  );

  const writer = createDraftWriter(() => {
    if (!saver.isDirty()) return removeDraft(localStorage, hash);
    writeDraft(localStorage, hash, { document: editor.document(), base: saver.signature()?.updatedAt ?? null });
  });

  return {
    hash,
    initial,
    editor,
    saver,
    shaper,
    pictures,
    draw: createDrawings(app.send),
    view,
    change,

    /** The work kept from an earlier visit, with the pictures that are still there. */
    async findDraft(): Promise<Draft | null> {
      const draft = readDraft(localStorage, hash);
      return draft && { ...draft, document: await withFoundPictures(draft.document) };
    },

    /** Keeps a draft from now on. @returns what ends it */
    start(): () => void {
      const stopListening = editor.api.subscribe(writer.schedule);
      void pictures.sweep(draftTexts(() => ({ ...localStorage })));
      const flush = () => writer.flush();
      const flushWhenHidden = () => document.visibilityState === "hidden" && writer.flush();
      addEventListener("blur", flush);
      addEventListener("pagehide", flush);
      document.addEventListener("visibilitychange", flushWhenHidden);
      return () => {
        stopListening();
        flush();
        removeEventListener("blur", flush);
        removeEventListener("pagehide", flush);
        document.removeEventListener("visibilitychange", flushWhenHidden);
        shaper.dispose();
      };
    },

    keepDraft: () => {
      writer.schedule();
      writer.flush();
    },

    /** Hands the work over to another signature, or a new one (null), which finds it as its draft. @param base its revision */
    moveDraft(toHash: string | null, base: string | null): void {
      writer.cancel();
      writeDraft(localStorage, toHash, { document: editor.document(), base });
      removeDraft(localStorage, hash);
    },

    /** The work is saved or let go: nothing of it stays in the browser. */
    async dropDraft(): Promise<void> {
      writer.cancel();
      removeDraft(localStorage, hash);
      await pictures.forget(localPlaces(editor.document()).map(({ source }) => source));
    },

    /**
     * Keeps a picture in the browser until it is saved, drawn and ready to be shown, so that the canvas never has a hole.
     * @returns the address that stands for it in the document
     */
    async keepPicture(picture: LocalPicture, widthPx: number, heightPx: number, shape: Shape = SHAPES.square) {
      const path = localPath(widthPx, heightPx);
      await pictures.keep(path, picture);
      await shaper.prepare(path, shape);
      return path;
    },

    /** A structural change: a step of its own. Rows move, so what was known about their fields is void. */
    changeAtOnce(apply: Change): void {
      editor.editAtOnce(apply);
      change({ errors: {}, field: null });
    },

    forgetError(path: FieldPath): void {
      const { [path]: gone, ...errors } = view.get().errors;
      if (gone !== undefined) change({ errors });
    },

    /** Opens the tab of a field and puts the cursor into it. */
    show(path: FieldPath): void {
      change({ tab: tabOf(path), field: path });
      // The tab's fields are there after the next drawing.
      setTimeout(() => document.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`)?.focus(), 60);
    },
  };

  async function withFoundPictures(document: SignatureInput): Promise<SignatureInput> {
    const gone = new Set<string>();
    for (const { source } of localPlaces(document)) if (!(await pictures.find(source))) gone.add(source);
    return withPictures(document, (source) => (gone.has(source) ? null : source));
  }
}

/** A new signature starts with the lines that nearly everybody has; empty ones are not drawn. */
export const newSignature = (): SignatureInput =>
  SignatureInput.parse({ general: { contacts: [{ name: "phone" }, { name: "email" }, { name: "website" }] } });

/** Waits, but not longer than it takes the browser to find the network again. */
function pauseUntilOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener("online", end);
  });
}
