import { createDrawings } from "#client/features/drawings/drawings.ts";
import type { App } from "#client/lib/context.tsx";
import { pauseUntilOnline } from "#client/lib/pauseUntilOnline.ts";
import { createStore } from "#client/lib/store.ts";
import { dismissToast, showToast } from "#client/lib/toasts.ts";
import type { User } from "#shared/account/schema.ts";
import { SHAPES, type Shape } from "#shared/images/variant.ts";
import { DEFAULT_LANGUAGE } from "#shared/languages/constants.ts";
import { languageNow, t } from "#shared/languages/translate.ts";
import { MAX_CONTACTS } from "#shared/signatures/constants.ts";
import { inputOf } from "#shared/signatures/input.ts";
import { type SignatureLanguage, spokenLanguage } from "#shared/signatures/languages.ts";
import type { Person } from "#shared/signatures/person.ts";
import { type Design, type General, SignatureInput } from "#shared/signatures/schema.ts";
import { type EditorTab, type FieldPath, tabOf } from "../fields/fields.ts";
import { localPlaces, withPictures } from "../pictures/picturePlaces.ts";
import { type LocalPicture, localPath, openPictures } from "../pictures/pictures.ts";
import { createShaper } from "../pictures/shapes.ts";
import {
  createDraftWriter,
  type Draft,
  draftTexts,
  FIRST_CONTACTS,
  readDraft,
  removeDraft,
  storageOf,
  writeDraft,
} from "./draft.ts";
import { focusNearby, focusWhenDrawn } from "./focus.ts";
import { readGhostChoice, writeGhostChoice } from "./ghostChoice.ts";
import type { Lender } from "./lend.ts";
import { createSaver, type Origin } from "./save.ts";
import { createSaveApi } from "./saveApi.ts";
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
  /** of the Design tab: what was opened stays open when another tab was looked at */
  openSections: readonly DesignSection[];
  /** the dialog of layouts and designs, and with which of them it begins */
  picking: "layouts" | "designs" | null;
  /** what is asked for beside the signature: to bring one along, to look at what it was, or at somebody else's like it */
  dialog: "import" | "history" | "as" | null;
  /** sample words stand in the empty parts of the canvas */
  hasGhosts: boolean;
  /** the ready design chosen last, whose people they are as long as its layout is in use; null: nobody chose one */
  worn: Worn | null;
};

/** A ready design as the one who fills the empty parts. */
export type Worn = Lender & { design: Pick<Design, "templateId"> };

/** What the canvas shows: a document, and the sample that fills its empty parts. */
export type Shown = { document: SignatureInput; sample: Lender };

export const DESIGN_SECTIONS = ["template", "colours", "text", "lines"] as const;
export type DesignSection = (typeof DESIGN_SECTIONS)[number];
const OPEN_AT_FIRST: readonly DesignSection[] = ["template", "colours"];

/** One signature being edited: document, history, saving, draft and pictures, from opening to leaving. */
export type Editing = ReturnType<typeof createEditing>;

/** Details that a new signature starts with, of the person's default one, or of their card or page. */
export type Known = Pick<General, "name" | "position" | "department" | "company" | "contacts" | "language"> & {
  photo?: string | null;
};

/** Touches nothing of the browser before `start`: the server renders the same screen. */
export function createEditing(app: App, origin: Origin, known: Known | null = null) {
  const hash = origin?.signature.hash ?? null;
  const locks = origin?.signature.locks ?? [];
  const drafts = storageOf(app.company);
  const initial = origin ? inputOf(origin.signature) : newSignature(makerOf(app.session.get()?.user), known);
  const view = createStore<View>({
    tab: "general",
    errors: {},
    field: null,
    pictureCount: 0,
    openSections: OPEN_AT_FIRST,
    picking: null,
    dialog: null,
    hasGhosts: true,
    worn: null,
  });
  const change = (part: Partial<View>) => view.set({ ...view.get(), ...part });
  const pictures = openPictures();
  const editor = createEditorStore(initial, locks);
  const saver = createSaver({
    api: createSaveApi(app.send),
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
    if (!saver.isDirty()) return removeDraft(drafts, hash);
    writeDraft(drafts, hash, { document: editor.whole(), base: saver.signature()?.updatedAt ?? null });
  });

  /** A structural change: a step of its own. Rows move, so what was known about their fields is void. */
  function changeAtOnce(apply: Change): void {
    editor.editAtOnce(apply);
    change({ errors: {}, field: null });
  }

  const openSection = (section: DesignSection) =>
    change({ openSections: [...new Set([...view.get().openSections, section])] });

  /** Ends the offer to bring back what was removed last. */
  let endOffer = () => {};

  return {
    hash,
    /** the parts of the signature that are its team's */
    locks,
    initial,
    editor,
    saver,
    shaper,
    pictures,
    draw: createDrawings(app.send),
    view,
    change,
    /** what the canvas shows instead while somebody looks at a choice; never kept, never part of the history */
    preview: createStore<Shown | null>(null),

    /** The work kept from an earlier visit, with the pictures that are still there. */
    async findDraft(): Promise<Draft | null> {
      const draft = readDraft(drafts, hash, browserLanguage());
      return draft && { ...draft, document: await withFoundPictures(draft.document) };
    },

    /** Keeps a draft from now on. @returns what ends it */
    start(): () => void {
      const stopListening = editor.api.subscribe(writer.schedule);
      change({ hasGhosts: readGhostChoice() });
      void pictures.sweep(draftTexts(() => ({ ...localStorage })));
      if (!origin && !known) saver.beginWith(inLanguage(initial, browserLanguage()));
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

    keepDraft: () => {
      writer.schedule();
      writer.flush();
    },

    /** Hands the work over to another signature, or a new one (null), which finds it as its draft. @param base its revision */
    moveDraft(toHash: string | null, base: string | null): void {
      writer.cancel();
      writeDraft(drafts, toHash, { document: editor.whole(), base });
      removeDraft(drafts, hash);
    },

    /** The work is saved or let go: nothing of it stays in the browser. */
    async dropDraft(): Promise<void> {
      writer.cancel();
      removeDraft(drafts, hash);
      await pictures.forget(localPlaces(editor.whole()).map(({ source }) => source));
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

    changeAtOnce,

    /**
     * A structural change that takes something away, and a toast that brings it back. The offer stands until the next
     * change: after that the step to undo would be another one.
     */
    removeAtOnce(apply: Change, text: string): void {
      endOffer();
      const keepFocus = focusNearby(document.activeElement);
      changeAtOnce(apply);
      keepFocus();
      const left = editor.whole();
      const toast = showToast({ kind: "info", text, action: { label: t("Undo"), run: editor.undo } });
      const stop = editor.api.subscribe(() => editor.whole() !== left && endOffer());
      endOffer = () => {
        stop();
        dismissToast(toast);
        endOffer = () => {};
      };
    },

    chooseGhosts(hasGhosts: boolean): void {
      change({ hasGhosts });
      writeGhostChoice(hasGhosts);
    },

    forgetError(path: FieldPath): void {
      const { [path]: gone, ...errors } = view.get().errors;
      if (gone !== undefined) change({ errors });
    },

    /** Opens the tab of a field and puts the cursor into it. */
    show(path: FieldPath): void {
      change({ tab: tabOf(path), field: path });
      focusWhenDrawn(`[data-field="${CSS.escape(path)}"]`);
    },

    openSection,

    /** Opens the Design tab at one of its sections. */
    showSection(section: DesignSection): void {
      change({ tab: "design", field: null });
      openSection(section);
      focusWhenDrawn(`[data-section="${section}"]`);
    },
  };

  async function withFoundPictures(document: SignatureInput): Promise<SignatureInput> {
    const gone = new Set<string>();
    for (const { source } of localPlaces(document)) if (!(await pictures.find(source))) gone.add(source);
    return withPictures(document, (source) => (gone.has(source) ? null : source));
  }
}

/** Whose details a new signature starts with: in a company nobody's whose agency makes it for its people. */
const makerOf = (user: User | undefined) => (user?.company?.hub ? undefined : user);

/** What a new signature starts with: lines for nearly everybody, and what is known of whoever makes it. */
export function newSignature(
  { name, email, picture = null }: Partial<Person> & Partial<Pick<User, "picture">> = {},
  known: Known | null = null,
): SignatureInput {
  const media = { photo: picture?.url ?? known?.photo ?? null };
  const first = FIRST_CONTACTS.map((contact) =>
    contact.name === "email" && email ? { ...contact, value: email } : contact,
  );
  if (!known) return SignatureInput.parse({ general: { name, contacts: first, language: languageNow() }, media });
  const missing = first.filter((line) => !known.contacts.some((contact) => contact.name === line.name));
  return SignatureInput.parse({
    general: {
      name: known.name || name,
      position: known.position,
      department: known.department,
      company: known.company,
      language: known.language,
      contacts: [...known.contacts, ...missing].slice(0, MAX_CONTACTS),
    },
    media,
  });
}

/**
 * Of a new signature: the interface's language where somebody chose one, else the browser's. Only a browser knows that,
 * while the first drawing comes from the server, one for all guests.
 */
function browserLanguage(): SignatureLanguage {
  const chosen = languageNow();
  return chosen === DEFAULT_LANGUAGE ? (spokenLanguage(navigator.languages) ?? chosen) : chosen;
}

const inLanguage = (document: SignatureInput, language: SignatureLanguage): SignatureInput => ({
  ...document,
  general: { ...document.general, language },
});
