import type { Call } from "#client/lib/context.tsx";
import { picture } from "#shared/imports/endpoints.ts";

/** Brings a guessed picture here. @throws ApiError where it cannot be had */
export type GetPicture = (source: string) => Promise<Blob>;

/** At once; each makes the server ask somebody else's. */
const MAX_AT_ONCE = 2;

/** Pictures of one reading, each asked for once: what was shown is what is kept. */
export function createPictureFiles(call: Call): GetPicture {
  const files = new Map<string, Promise<Blob>>();
  const turns: Promise<unknown>[] = [];
  return (source) => {
    const known = files.get(source);
    if (known) return known;
    const before = turns[turns.length - MAX_AT_ONCE] ?? Promise.resolve();
    const file = before.then(() => (source.startsWith("data:") ? fileOf(source) : bring(source)));
    files.set(source, file);
    // Another reading asks again for what could not be had.
    turns.push(file.catch(() => files.delete(source)));
    return file;
  };

  function bring(source: string): Promise<Blob> {
    return call(picture, { body: { address: source } });
  }
}

/** `data:image/png;base64,…` as a file; the page's policy lets nothing be fetched from there. */
function fileOf(source: string): Blob {
  const [head = "", data = ""] = source.split(",", 2);
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? "" });
}
