import type { DocumentStore } from "#client/features/editing/documentStore.ts";
import { isLocalPath, type PictureStore } from "#client/features/signatures/editor/pictures/pictures.ts";
import type { SaveState } from "#client/features/signatures/editor/session/save.ts";
import { ApiError, OFFLINE } from "#client/lib/problem.ts";
import { createStore } from "#client/lib/store.ts";
import { COMMON_ERRORS } from "#shared/errors/common.ts";
import { t } from "#shared/languages/translate.ts";
import type { Page, PageInput } from "#shared/pages/schema.ts";
import { localPlaces, type PicturePlace, withoutLocal, withPicture } from "./pagePictures.ts";
import { inputOf, type SaveApi, type Stored } from "./saveApi.ts";

/** What the editor starts from. `etag` is null when the page was rendered by the server, which tells no revision. */
export type Origin = { page: Page; etag: string | null } | null;

type Parts = {
  api: SaveApi;
  store: DocumentStore<PageInput>;
  pictures: PictureStore;
  origin: Origin;
  /** ends after so long, or earlier when the browser comes back online */
  pause(ms: number): Promise<void>;
  /** what of the document can be sent now, such as with the address that is saved in the place of one that is taken */
  sendable(document: PageInput, saved: PageInput): PageInput;
  /** a picture has its hosted address now */
  onUploaded?(from: string, to: string): void;
  /** a new page is kept at the server now */
  onCreated?(page: Page): void;
  now?: () => number;
};

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

export type PageSaver = ReturnType<typeof createPageSaver>;

/**
 * Saves the page, one request at a time. A save asked for while another runs follows it with the page of that later moment:
 * the newest wins and nothing typed meanwhile is lost. While the server is away it tries again with growing pauses.
 */
export function createPageSaver(parts: Parts) {
  const { api, store, pictures, origin, pause, sendable, onUploaded, onCreated, now = Date.now } = parts;
  const state = createStore<SaveState>({ kind: "idle" });
  /** the page at the server, as far as it is known here; null: there is none yet */
  const page = createStore<Page | null>(origin?.page ?? null);
  let etag = origin?.etag ?? null;
  /** what counts as saved: the server's, or the untouched new one */
  let saved = store.document();
  let running: Promise<Page | null> | null = null;
  let isAskedAgain = false;
  /** a create without a clear answer: it may have worked */
  let lostCreate: { body: PageInput; at: number } | null = null;
  let isStopped = false;

  return {
    state,
    page,
    isDirty: () => !isSame(store.document(), saved),
    /** what is saved, as a document */
    saved: () => saved,
    save,

    /** What the server has changed of it without a save: it is published, or no longer. */
    adoptState(next: Page) {
      page.set(next);
    },

    /** Writes over what somebody else saved. */
    async keepMine(): Promise<Page | null> {
      const known = page.get();
      if (known) adopt(await api.get(known.hash));
      return save();
    },

    /** Loads what somebody else saved over the own work. */
    async takeTheirs(): Promise<void> {
      const known = page.get();
      if (!known) return;
      const stored = await api.get(known.hash);
      adopt(stored);
      saved = inputOf(stored.data);
      store.load(saved);
      state.set({ kind: "idle" });
    },

    /** ends the waiting for the server: the work was let go */
    stop() {
      isStopped = true;
    },
  };

  /** @returns the saved page, or null when it was refused (see `state`) */
  function save(): Promise<Page | null> {
    isAskedAgain = running !== null;
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  }

  async function run(): Promise<Page | null> {
    for (let failures = 0; ; ) {
      isAskedAgain = false;
      state.set({ kind: "saving", share: null });
      let picture: string | null = null;
      try {
        let document = sendable(store.document(), saved);
        const made = await existing(document);
        for (let [place] = localPlaces(document); place; [place] = localPlaces(document)) {
          picture = place.path;
          document = await savePicture(document, made.hash, place);
        }
        picture = null;
        if (!isSame(document, saved)) adopt(await api.update(made.hash, document, await revision(made)));
        saved = document;
        failures = 0;
        if (isAskedAgain) continue;
        state.set({ kind: "saved", at: new Date(now()) });
        return page.get();
      } catch (error) {
        const problem = error instanceof ApiError ? error : asInternal();
        if (problem.code === "conflict") {
          state.set({ kind: "conflict" });
          return null;
        }
        if (!isPassing(problem)) {
          state.set({ kind: "refused", error: problem, picture });
          return null;
        }
        state.set({ kind: "waiting", reason: problem.code === OFFLINE ? "offline" : "unavailable" });
        await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures));
        failures += 1;
        if (isStopped) return null;
      }
    }
  }

  /** The page on the server, made where there is none yet: pictures go up to one that exists. @throws ApiError */
  async function existing(document: PageInput): Promise<Page> {
    const known = page.get() ?? (lostCreate && (await findLost(lostCreate)));
    if (known) return known;
    const body = withoutLocal(document);
    const stored = await create(body);
    return begun(stored, body);
  }

  async function create(body: PageInput): Promise<Stored> {
    const at = now();
    try {
      return await api.create(body);
    } catch (error) {
      if (error instanceof ApiError && isPassing(error)) lostCreate = { body, at };
      throw error;
    }
  }

  async function findLost({ body, at }: NonNullable<typeof lostCreate>): Promise<Page | null> {
    const found = await api.findCreated(body, at);
    lostCreate = null;
    return found && begun({ data: found, etag: null }, body);
  }

  function begun(stored: Stored, body: PageInput): Page {
    adopt(stored);
    saved = body;
    onCreated?.(stored.data);
    return stored.data;
  }

  async function savePicture(document: PageInput, hash: string, { type, source }: PicturePlace): Promise<PageInput> {
    const picture = await pictures.find(source);
    // The browser dropped the file: there is nothing to send, and the page goes on without it.
    const hosted = picture && (await api.upload(hash, type, picture, (share) => state.set({ kind: "saving", share })));
    if (hosted !== null) onUploaded?.(source, hosted);
    store.renamePicture(source, hosted);
    if (isLocalPath(source)) await pictures.forget([source]);
    return withPicture(document, source, hosted);
  }

  /** The revision to write over. A page from the server does not know it: whoever saved since then shows by the date. */
  async function revision(base: Page): Promise<string> {
    if (etag !== null) return etag;
    const current = await api.get(base.hash);
    if (current.data.updatedAt !== base.updatedAt && !isSame(inputOf(current.data), saved)) throw conflict();
    etag = current.etag;
    return etag ?? "*";
  }

  function adopt(stored: Stored) {
    page.set(stored.data);
    etag = stored.etag;
  }
}

/** Passes by itself: no network, or the server is briefly away, which a proxy may say in its own way. */
const isPassing = ({ code, status }: ApiError) => code === OFFLINE || code === "unavailable" || status === 503;
const conflict = () => new ApiError({ status: 409, code: "conflict", message: "" });
const asInternal = () => new ApiError({ status: 500, code: "internal", message: t(COMMON_ERRORS.internal.message) });

/** Undo gives back the very same page, typing it again an equal one. */
export const isSame = (a: PageInput, b: PageInput) => a === b || JSON.stringify(a) === JSON.stringify(b);
