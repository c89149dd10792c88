import { isLocalPath, type PictureStore } from "#client/features/signatures/editor/pictures/pictures.ts";
import type { SaveState } from "#client/features/signatures/editor/session/save.ts";
import { ApiError, OFFLINE } from "#client/lib/problem.ts";
import { createStore } from "#client/lib/store.ts";
import type { Card, CardInput } from "#shared/cards/schema.ts";
import { COMMON_ERRORS } from "#shared/errors/common.ts";
import { t } from "#shared/languages/translate.ts";
import { type LocalPlace, localPlaces, withoutLocal, withPicture } from "./cardPictures.ts";
import { inputOf, type SaveApi, type Stored } from "./saveApi.ts";
import type { CardStore } from "./store.ts";

/** What the editor starts from. `etag` is null when the page was rendered by the server, which tells no revision. */
export type Origin = { card: Card; etag: string | null } | null;

type Parts = {
  api: SaveApi;
  store: CardStore;
  pictures: PictureStore;
  origin: Origin;
  /** ends after so long, or earlier when the browser comes back online */
  pause(ms: number): Promise<void>;
  /** a picture has its hosted address now */
  onUploaded?(from: string, to: string): void;
  /** a new card has its address now */
  onCreated?(card: Card): void;
  now?: () => number;
};

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

export type CardSaver = ReturnType<typeof createCardSaver>;

/**
 * Saves the card, one request at a time. A save asked for while another runs follows it with the card of that later moment:
 * the newest wins and nothing typed meanwhile is lost. While the server is away it tries again with growing pauses.
 */
export function createCardSaver(parts: Parts) {
  const { api, store, pictures, origin, pause, onUploaded, onCreated, now = Date.now } = parts;
  const state = createStore<SaveState>({ kind: "idle" });
  let card = origin?.card ?? null;
  let etag = origin?.etag ?? null;
  /** what counts as saved: the server's, or the untouched new one */
  let saved = store.document();
  let running: Promise<Card | null> | null = null;
  let isAskedAgain = false;
  /** a create without a clear answer: it may have worked */
  let lostCreate: { body: CardInput; at: number } | null = null;
  let isStopped = false;

  return {
    state,
    card: () => card,
    isDirty: () => !isSame(store.document(), saved),
    save,

    /** Writes over what somebody else saved. */
    async keepMine(): Promise<Card | null> {
      if (card) adopt(await api.get(card.hash));
      return save();
    },

    /** Loads what somebody else saved over the own work. */
    async takeTheirs(): Promise<void> {
      if (!card) return;
      adopt(await api.get(card.hash));
      saved = inputOf(card);
      store.load(saved);
      state.set({ kind: "idle" });
    },

    /** ends the waiting for the server: the work was let go */
    stop() {
      isStopped = true;
    },
  };

  /** @returns the saved card, or null when it was refused (see `state`) */
  function save(): Promise<Card | null> {
    isAskedAgain = running !== null;
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  }

  async function run(): Promise<Card | null> {
    for (let failures = 0; ; ) {
      isAskedAgain = false;
      state.set({ kind: "saving", share: null });
      let picture: string | null = null;
      try {
        let document = store.document();
        const { hash } = await existing(document);
        for (let [place] = localPlaces(document); place; [place] = localPlaces(document)) {
          picture = `content.${place.type}`;
          document = await savePicture(document, hash, place);
        }
        picture = null;
        if (!isSame(document, saved)) adopt(await api.update(hash, document, await revision(card as Card)));
        saved = document;
        failures = 0;
        if (isAskedAgain) continue;
        state.set({ kind: "saved", at: new Date(now()) });
        return card;
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

  /** The card on the server, made where there is none yet: pictures go up to one that exists. */
  async function existing(document: CardInput): Promise<Card> {
    const body = withoutLocal(document);
    if (!card && lostCreate) await findLost(lostCreate);
    if (!card) {
      adopt(await create(body));
      saved = body;
      onCreated?.(card as unknown as Card);
    }
    return card as unknown as Card;
  }

  async function create(body: CardInput): Promise<Stored> {
    const at = now();
    try {
      return await api.create(body);
    } catch (error) {
      if (error instanceof ApiError && isPassing(error)) lostCreate = { body, at };
      throw error;
    }
  }

  async function findLost({ body, at }: NonNullable<typeof lostCreate>): Promise<void> {
    const found = await api.findCreated(body, at);
    lostCreate = null;
    if (!found) return;
    adopt({ data: found, etag: null });
    saved = body;
    onCreated?.(found);
  }

  async function savePicture(document: CardInput, hash: string, { type, source }: LocalPlace): Promise<CardInput> {
    const picture = await pictures.find(source);
    // The browser dropped the file: there is nothing to send, and the card goes on without it.
    const hosted = picture && (await api.upload(hash, type, picture, (share) => state.set({ kind: "saving", share })));
    if (hosted !== null) onUploaded?.(source, hosted);
    store.renamePicture(source, hosted);
    if (isLocalPath(source)) await pictures.forget([source]);
    return withPicture(document, source, hosted);
  }

  /** The revision to write over. A page from the server does not know it: whoever saved since then shows by the date. */
  async function revision(base: Card): Promise<string> {
    if (etag !== null) return etag;
    const current = await api.get(base.hash);
    if (current.data.updatedAt !== base.updatedAt) throw conflict();
    etag = current.etag;
    return etag ?? "*";
  }

  function adopt(stored: Stored) {
    card = stored.data;
    etag = stored.etag;
  }
}

/** Passes by itself: no network, or the server is briefly away, which a proxy may say in its own way. */
const isPassing = ({ code, status }: ApiError) => code === OFFLINE || code === "unavailable" || status === 503;
const conflict = () => new ApiError({ status: 409, code: "conflict", message: "" });
const asInternal = () => new ApiError({ status: 500, code: "internal", message: t(COMMON_ERRORS.internal.message) });

/** Undo gives back the very same card, typing it again an equal one. */
export const isSame = (a: CardInput, b: CardInput) => a === b || JSON.stringify(a) === JSON.stringify(b);
