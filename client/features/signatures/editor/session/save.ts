import { ApiError, OFFLINE } from "#client/lib/problem.ts";
import { createStore } from "#client/lib/store.ts";
import { t } from "#shared/languages/translate.ts";
import { withLocked } from "#shared/members/masters/locks.ts";
import { IMAGE_TYPES, type ImageType } from "#shared/signatures/constants.ts";
import { inputOf } from "#shared/signatures/input.ts";
import type { Signature, SignatureInput } from "#shared/signatures/schema.ts";
import type { FieldPath } from "../fields/fields.ts";
import { localParts, type PicturePlace, withoutPictures } from "../pictures/picturePlaces.ts";
import { isLocalPath, type LocalPicture, type PictureStore } from "../pictures/pictures.ts";
import type { SaveApi, Stored } from "./saveApi.ts";
import { type EditorStore, withRenamedPicture } from "./store.ts";

export type SaveState =
  | { kind: "idle" }
  /** `share` of the pictures that are up, 0 to 1; null while there is nothing to measure */
  | { kind: "saving"; share: number | null }
  /** tries again by itself */
  | { kind: "waiting"; reason: "offline" | "unavailable" }
  | { kind: "saved"; at: Date }
  /** somebody saved in between; `keepMine` or `takeTheirs` goes on */
  | { kind: "conflict" }
  /** `picture`: where in the document the refused picture stands; null when the content was refused */
  | { kind: "refused"; error: ApiError; picture: FieldPath | null };

/** What the editor starts from. `etag` is null when the page was rendered by the server, which tells no revision. */
export type Origin = { signature: Signature; etag: string | null } | null;

type Parts = {
  api: SaveApi;
  editor: EditorStore;
  pictures: PictureStore;
  origin: Origin;
  /** the document that counts as saved before the first save: the server's, or the untouched new one */
  saved: SignatureInput;
  /** ends after so long, or earlier when the browser comes back online */
  pause(ms: number): Promise<void>;
  /** a picture has its hosted address now */
  onUploaded?(from: string, to: string): void;
  now?: () => number;
};

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

export type Saver = ReturnType<typeof createSaver>;

/**
 * Saves the document, one request at a time. A save asked for while another runs follows it with the document of that
 * later moment: the newest wins and nothing typed meanwhile is lost. While the server is away it tries again with
 * growing pauses.
 */
export function createSaver({
  api,
  editor,
  pictures,
  origin,
  saved: initial,
  pause,
  onUploaded,
  now = Date.now,
}: Parts) {
  const state = createStore<SaveState>({ kind: "idle" });
  let signature = origin?.signature ?? null;
  let etag = origin?.etag ?? null;
  let saved = initial;
  let running: Promise<Signature | null> | null = null;
  let isAskedAgain = false;
  /** a create without a clear answer: it may have worked */
  let lostCreate: { body: SignatureInput; at: number } | null = null;
  let isStopped = false;
  let judged = { document: initial, saved: initial, isDirty: false };

  return {
    state,
    signature: () => signature,
    etag: () => etag,
    isDirty,
    save,
    keepMine,
    takeTheirs,
    /** The untouched new signature is this one, which is no change of anybody's. */
    beginWith(document: SignatureInput) {
      saved = document;
      editor.load(document);
    },
    /** ends the waiting for the server: the work was let go */
    stop() {
      isStopped = true;
    },
  };

  /** Asked with every drawing, so it compares each pair of documents once. */
  function isDirty(): boolean {
    const document = editor.whole();
    if (document !== judged.document || saved !== judged.saved) {
      judged = { document, saved, isDirty: !isSame(document, saved) };
    }
    return judged.isDirty;
  }

  /** @returns the saved signature, or null when it was refused (see `state`) */
  function save(): Promise<Signature | null> {
    isAskedAgain = running !== null;
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  }

  async function run(): Promise<Signature | null> {
    for (let failures = 0; ; ) {
      isAskedAgain = false;
      state.set({ kind: "saving", share: null });
      let picture: FieldPath | null = null;
      try {
        let document = editor.whole();
        for (let [part] = localParts(document); part; [part] = localParts(document)) {
          picture = part.path;
          document = await savePart(document, part);
        }
        picture = null;
        document = await saveContent(document);
        for (const type of IMAGE_TYPES) {
          picture = `media.${type}`;
          document = await savePicture(document, type);
        }
        saved = document;
        failures = 0;
        if (isAskedAgain) continue;
        state.set({ kind: "saved", at: new Date(now()) });
        return signature;
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

  /** Stores a picture that the content names, so that it can name it. */
  async function savePart(document: SignatureInput, { path, source }: PicturePlace): Promise<SignatureInput> {
    const picture = await pictures.find(source);
    const hosted = picture && (await upload(path, picture));
    // The browser dropped the file: there is nothing to send, and the content goes on without it.
    return renamed(document, source, hosted);
  }

  function upload(path: FieldPath, picture: LocalPicture): Promise<string> {
    return path.startsWith("media.customSocialIcons") ? api.uploadIcon(picture) : api.uploadPart(picture, showShare);
  }

  function showShare(share: number) {
    state.set({ kind: "saving", share });
  }

  /** The picture has its hosted address now, everywhere. */
  async function renamed(document: SignatureInput, from: string, to: string | null): Promise<SignatureInput> {
    if (to !== null) onUploaded?.(from, to);
    editor.renamePicture(from, to);
    if (isLocalPath(from)) await pictures.forget([from]);
    return withRenamedPicture(document, from, to);
  }

  async function saveContent(document: SignatureInput): Promise<SignatureInput> {
    const body = withoutPictures(document);
    if (!signature && lostCreate) await findLost(lostCreate);
    if (!signature) adopt(await create(body));
    else if (!isSame(body, withoutPictures(saved))) {
      adopt(await api.update(signature.hash, body, await revision(signature)));
    }
    // Pictures of the old state count as saved until they are replaced one by one.
    const stored = signature as Signature | null;
    saved = { ...document, media: { ...document.media, ...picturesOf(stored) } };
    return document;
  }

  async function create(body: SignatureInput): Promise<Stored> {
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
  }

  /** The revision to write over. A page from the server does not know it: whoever saved since then shows by the date. */
  async function revision(base: Signature): Promise<string> {
    if (etag !== null) return etag;
    const current = await api.get(base.hash);
    if (current.data.updatedAt !== base.updatedAt) throw conflict();
    etag = current.etag;
    return etag ?? "*";
  }

  /** Brings one picture of the server to what the document shows. */
  async function savePicture(document: SignatureInput, type: ImageType): Promise<SignatureInput> {
    const { hash, media } = signature as Signature;
    const wanted = document.media[type];
    if (wanted === media[type]) return document;
    if (wanted === null) {
      adopt(await api.removeImage(hash, type));
      return document;
    }
    if (!isLocalPath(wanted)) {
      adopt(await api.choose(hash, type, wanted));
      return document;
    }
    const picture = await pictures.find(wanted);
    // The browser dropped the file: there is nothing to send, and the signature goes on without it.
    if (picture) adopt(await api.upload(hash, type, picture, showShare));
    const hosted = (signature as Signature).media[type];
    if (hosted === null || hosted === wanted) return document;
    return renamed(document, wanted, hosted);
  }

  function adopt(stored: Stored) {
    signature = stored.data;
    etag = stored.etag;
  }

  /** Writes over what somebody else saved. */
  async function keepMine(): Promise<Signature | null> {
    if (signature) {
      adopt(await api.get(signature.hash));
      keepTheirLocks(signature);
    }
    return save();
  }

  /** What is the team's is as the team has it now: one's own work is in the rest. */
  function keepTheirLocks(stored: Signature) {
    if (stored.locks.length === 0) return;
    const theirs = inputOf(stored);
    const mine = withLocked(editor.whole(), theirs, stored.locks);
    editor.load(stored.locks.includes("forms") ? { ...mine, forms: theirs.forms } : mine);
  }

  /** Loads what somebody else saved over the own work. */
  async function takeTheirs(): Promise<void> {
    if (!signature) return;
    adopt(await api.get(signature.hash));
    saved = inputOf(signature);
    editor.load(saved);
    state.set({ kind: "idle" });
  }
}

/** Passes by itself: no network, or the server is briefly away, which a proxy may say in its own way. */
const isPassing = ({ code, status }: ApiError) => code === OFFLINE || code === "unavailable" || status === 503;

const picturesOf = (signature: Signature | null) => ({
  photo: signature?.media.photo ?? null,
  photo2: signature?.media.photo2 ?? null,
  banner: signature?.media.banner ?? null,
});

const conflict = () => new ApiError({ status: 409, code: "conflict", message: "" });
const asInternal = () =>
  new ApiError({ status: 500, code: "internal", message: t("Please, reload the page and try again.") });

/** Undo gives back the very same document, typing it again an equal one. */
export const isSame = (a: SignatureInput, b: SignatureInput) => a === b || JSON.stringify(a) === JSON.stringify(b);
