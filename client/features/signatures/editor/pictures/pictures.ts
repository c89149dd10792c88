import { createStore, delMany, get, keys, set } from "idb-keyval";
import type { Crop } from "#shared/images/crop.ts";

/** A picture that the server does not have yet: the file as it was chosen, and the part to keep. */
export type LocalPicture = { file: Blob; crop: Crop };
/** All of a picture. */
export const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };

const PREFIX = "/i/local-";

/**
 * A stand-in address of the same form as a hosted one, so that document, drafts and renderer treat both alike. The
 * size in its name is that of the cropped picture.
 */
export function localPath(widthPx: number, heightPx: number): string {
  const random = crypto.getRandomValues(new Uint8Array(8));
  const name = Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${PREFIX}${name}-${Math.round(widthPx)}x${Math.round(heightPx)}.jpg`;
}

export const isLocalPath = (path: string | null): path is string => path?.startsWith(PREFIX) ?? false;

/** Pictures of unsaved work, kept by the browser through reloads and sign-up. */
export type PictureStore = {
  keep(path: string, picture: LocalPicture): Promise<void>;
  find(path: string): Promise<LocalPicture | null>;
  forget(paths: string[]): Promise<void>;
  /** forgets what an earlier visit left and no draft names: replaced pictures, work that was let go */
  sweep(drafts: readonly string[]): Promise<void>;
};

/**
 * Kept in memory and in IndexedDB. Where the browser has no IndexedDB, or it is full, the pictures last until the page
 * is left, which is all that can be done.
 */
export function openPictures(): PictureStore {
  const inMemory = new Map<string, LocalPicture>();
  const onDisk = createStore("signoff-pictures", "unsaved");
  const attempt = async <T>(work: () => Promise<T>) => {
    try {
      return await work();
    } catch {
      return undefined;
    }
  };
  return {
    async keep(path, picture) {
      inMemory.set(path, picture);
      await attempt(() => set(path, picture, onDisk));
    },
    async find(path) {
      return inMemory.get(path) ?? (await attempt(() => get<LocalPicture>(path, onDisk))) ?? null;
    },
    async forget(paths) {
      for (const path of paths) inMemory.delete(path);
      await attempt(() => delMany(paths, onDisk));
    },
    async sweep(drafts) {
      const kept = (await attempt(() => keys<string>(onDisk))) ?? [];
      // Pictures in memory are this page's own.
      const left = kept.filter((path) => !inMemory.has(path) && !drafts.some((draft) => draft.includes(path)));
      await attempt(() => delMany(left, onDisk));
    },
  };
}
