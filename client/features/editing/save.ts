import {
  isLocalPath,
  type LocalPicture,
  type PictureStore,
} from "#client/features/signatures/editor/pictures/pictures.ts";
import type { SaveState } from "#client/features/signatures/editor/session/save.ts";
import type { Answer } from "#client/lib/context.tsx";
import { ApiError, OFFLINE } from "#client/lib/problem.ts";
import { createStore } from "#client/lib/store.ts";
import { COMMON_ERRORS } from "#shared/errors/common.ts";
import { t } from "#shared/languages/translate.ts";
import type { DocumentStore } from "./documentStore.ts";

/** What the server keeps of a document: a page, a card. */
export type Kept = { hash: string; updatedAt: string };

/** What the editor starts from. `etag` is null when the page was rendered by the server, which tells no revision. */
export type OriginOf<R> = { record: R; etag: string | null } | null;

/** A state of it on the server. */
export type StoredOf<R> = Pick<Answer<R>, "data" | "etag">;

/** What saving needs of the outside world. Every call @throws ApiError */
export type SaveApiOf<D, R, Type extends string> = {
  create(document: D): Promise<StoredOf<R>>;
  update(hash: string, document: D, etag: string): Promise<StoredOf<R>>;
  get(hash: string): Promise<StoredOf<R>>;
  /** @returns the address that the picture has from now on */
  upload(hash: string, type: Type, picture: LocalPicture, onProgress: (share: number) => void): Promise<string>;
  /** an own one made after the given moment with this very content: the fruit of a create whose answer was lost */
  findCreated(document: D, sinceMs: number): Promise<R | null>;
};

/** A picture that is in this browser alone. `path`: its place in the document, as the server names it in errors */
export type LocalPlaceOf<Type extends string> = { type: Type; path: string; source: string };

export type DocumentParts<D extends object, R extends Kept, Type extends string> = {
  api: SaveApiOf<D, R, Type>;
  store: DocumentStore<D>;
  pictures: PictureStore;
  origin: OriginOf<R>;
  /** the part of what is kept that a person may write */
  inputOf(record: R): D;
  localPlaces(document: D): LocalPlaceOf<Type>[];
  /** the document with another address for a picture (null: none) */
  withPicture(document: D, from: string, to: string | null): D;
  /** ends after so long, or earlier when the browser comes back online */
  pause(ms: number): Promise<void>;
  /** what of the document can be sent now, such as with the address that is saved in the place of one that is taken */
  sendable?(document: D, saved: D): D;
  /** a picture has its hosted address now */
  onUploaded?(from: string, to: string): void;
  /** a new one is kept at the server now */
  onCreated?(record: R): void;
  now?: () => number;
};

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Saves a document, one request at a time. A save asked for while another runs follows it with the document of that later moment:
 * the newest wins and nothing typed meanwhile is lost. While the server is away it tries again with growing pauses.
 */
export function createDocumentSaver<D extends object, R extends Kept, Type extends string>(
  parts: DocumentParts<D, R, Type>,
) {
  const { api, store, pictures, origin, inputOf, localPlaces, withPicture, pause, onUploaded, onCreated } = parts;
  const { sendable = (document: D) => document, now = Date.now } = parts;
  const withoutLocal = (document: D): D =>
    localPlaces(document).reduce((rest, { source }) => withPicture(rest, source, null), document);
  const state = createStore<SaveState>({ kind: "idle" });
  /** what the server keeps, as far as it is known here; null: nothing yet */
  const record = createStore<R | null>(origin?.record ?? null);
  let etag = origin?.etag ?? null;
  /** what counts as saved: the server's, or the untouched new one */
  let saved = store.document();
  let running: Promise<R | null> | null = null;
  let isAskedAgain = false;
  /** a create without a clear answer: it may have worked */
  let lostCreate: { body: D; at: number } | null = null;
  let isStopped = false;

  return {
    state,
    record,
    isDirty: () => !isSame(store.document(), saved),
    /** what is saved, as a document */
    saved: () => saved,
    save,

    /** What the server has changed of it without a save: it is published, or no longer. */
    adoptState(next: R) {
      record.set(next);
    },

    /** Writes over what somebody else saved. */
    async keepMine(): Promise<R | null> {
      const known = record.get();
      if (known) adopt(await api.get(known.hash));
      return save();
    },

    /** Loads what somebody else saved over the own work. */
    async takeTheirs(): Promise<void> {
      const known = record.get();
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

  /** @returns what is saved, or null when it was refused (see `state`) */
  function save(): Promise<R | null> {
    isAskedAgain = running !== null;
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  }

  async function run(): Promise<R | null> {
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
        return record.get();
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

  /** What the server keeps, made where there is nothing yet: pictures go up to what exists. @throws ApiError */
  async function existing(document: D): Promise<R> {
    const known = record.get() ?? (lostCreate && (await findLost(lostCreate)));
    if (known) return known;
    const body = withoutLocal(document);
    const stored = await create(body);
    return begun(stored, body);
  }

  async function create(body: D): Promise<StoredOf<R>> {
    const at = now();
    try {
      return await api.create(body);
    } catch (error) {
      if (error instanceof ApiError && isPassing(error)) lostCreate = { body, at };
      throw error;
    }
  }

  async function findLost({ body, at }: NonNullable<typeof lostCreate>): Promise<R | null> {
    const found = await api.findCreated(body, at);
    lostCreate = null;
    return found && begun({ data: found, etag: null }, body);
  }

  function begun(stored: StoredOf<R>, body: D): R {
    adopt(stored);
    saved = body;
    onCreated?.(stored.data);
    return stored.data;
  }

  async function savePicture(document: D, hash: string, { type, source }: LocalPlaceOf<Type>): Promise<D> {
    const picture = await pictures.find(source);
    // The browser dropped the file: there is nothing to send, and the document goes on without it.
    const hosted = picture && (await api.upload(hash, type, picture, (share) => state.set({ kind: "saving", share })));
    if (hosted !== null) onUploaded?.(source, hosted);
    store.renamePicture(source, hosted);
    if (isLocalPath(source)) await pictures.forget([source]);
    return withPicture(document, source, hosted);
  }

  /** The revision to write over. What the server has rendered does not know it: whoever saved since then shows by the date. */
  async function revision(base: R): Promise<string> {
    if (etag !== null) return etag;
    const current = await api.get(base.hash);
    if (current.data.updatedAt !== base.updatedAt && !isSame(inputOf(current.data), saved)) throw conflict();
    etag = current.etag;
    return etag ?? "*";
  }

  function adopt(stored: StoredOf<R>) {
    record.set(stored.data);
    etag = stored.etag;
  }
}

/** Passes by itself: no network, or the server is briefly away, which a proxy may say in its own way. */
const isPassing = ({ code, status }: ApiError) => code === OFFLINE || code === "unavailable" || status === 503;
const conflict = () => new ApiError({ status: 409, code: "conflict", message: "" });
const asInternal = () => new ApiError({ status: 500, code: "internal", message: t(COMMON_ERRORS.internal.message) });

/** Undo gives back the very same document, typing it again an equal one. */
export const isSame = <D>(a: D, b: D) => a === b || JSON.stringify(a) === JSON.stringify(b);
