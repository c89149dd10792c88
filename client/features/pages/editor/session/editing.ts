import * as z from "zod/mini";
import type { Change } from "#client/features/editing/documentStore.ts";
import type { OriginOf } from "#client/features/editing/save.ts";
import { draftsOf } from "#client/features/editing/session/drafts.ts";
import { createEditing, type View } from "#client/features/editing/session/editing.ts";
import { isLocalPath } from "#client/features/signatures/editor/pictures/pictures.ts";
import type { App } from "#client/lib/context.tsx";
import { type Beginning, NO_BEGINNING, newPageContent } from "#shared/identity/beginning.ts";
import { SHAPES } from "#shared/images/variant.ts";
import type { PageImageType } from "#shared/pages/constants.ts";
import { type Page, PageBody, PageInput } from "#shared/pages/schema.ts";
import { slugProblem } from "#shared/pages/slug.ts";
import { lookOf, THEMES, type Theme } from "#shared/pages/themes.ts";
import { localPlaces, withoutLocal, withPicture } from "./pagePictures.ts";
import { createSaveApi, inputOf } from "./saveApi.ts";

export type PageChange = Change<PageInput>;

/** What the server has said of an address. `problem`: a sentence; null: it can be had */
export type SlugVerdict = { slug: string; problem: string | null };

type OfPages = {
  slug: SlugVerdict | null;
  /** why nothing is saved by itself at the moment */
  isHeld: boolean;
};
export type PageView = View & OfPages;

/** So long after the last change a page that nobody else sees is saved by itself. */
const SILENT_AFTER_MS = 1_200;

/** One page being edited. */
export type PageEditing = ReturnType<typeof createPageEditing>;

export function createPageEditing(app: App, origin: OriginOf<Page>, beginning: Beginning = NO_BEGINNING) {
  const editing = createEditing<PageInput, Page, PageImageType, OfPages>(app, {
    api: createSaveApi(app.send),
    origin,
    initial: origin ? inputOf(origin.record) : newPage(beginning),
    inputOf,
    drafts: draftsOf("unsavedPage", PageInput, app.company),
    localPlaces,
    withPicture,
    view: { slug: null, isHeld: false },
    sendable: (document, saved) => (slugRefusal(document.slug) ? { ...document, slug: saved.slug } : document),
    asNew: (document) => ({ ...document, slug: "" }),
  });
  const { store, saver, shaper, view, change } = editing;

  /** Why the page cannot have this address, as far as it is known here; null: it can, or has none yet. */
  function slugRefusal(slug: string): string | null {
    if (slug === "") return null;
    const known = view.get().slug;
    return slugProblem(slug) ?? (known?.slug === slug ? known.problem : null);
  }

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
  const isSilent = () => saveSilently !== null && saver.record.get()?.isPublished !== true;
  /** Whether the server would take it: half-typed links are kept here until they are whole. */
  const isWhole = () => z.safeParse(PageBody, withoutLocal(store.document())).success;

  return {
    ...editing,
    slugRefusal,

    /** Keeps a draft, and saves by itself, from now on. @returns what ends it */
    start(): () => void {
      const end = editing.start();
      const stopListening = store.api.subscribe(scheduleSilently);
      return () => {
        stopListening();
        clearTimeout(timer);
        end();
      };
    },

    /** From now on it is saved by itself as long as nobody else sees it (null: no longer). */
    saveSilentlyBy(save: (() => Promise<unknown>) | null) {
      saveSilently = save;
    },

    /** Where a picture is seen in a preview: empty for what was not put in here, which the server has copies of. */
    ownUrlOf: (path: string): string =>
      (isLocalPath(path) ? shaper.urlOf(path, SHAPES.square) : shaper.drawnUrl(path, SHAPES.square)) ?? "",
  };
}

const newPage = (beginning: Beginning): PageInput => ({
  slug: "",
  label: "",
  content: { ...newPageContent(beginning, () => crypto.randomUUID()), look: lookOf(THEMES[0] as Theme) },
});
