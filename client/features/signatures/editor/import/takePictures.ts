import type { Call } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { MAX_IMAGE_WIDTH, MIN_IMAGE_WIDTH, SHAPES } from "#shared/images/variant.ts";
import { picture } from "#shared/imports/endpoints.ts";
import type { GuessOf } from "#shared/imports/guess.ts";
import type { SignatureInput } from "#shared/signatures/schema.ts";
import { WHOLE } from "../pictures/pictures.ts";
import type { Editing } from "../session/editing.ts";

type Pictured = GuessOf<"picture">;
/** A picture that is here now, and what it does to a document. */
export type Taken = (document: SignatureInput) => void;

/** How wide the editor shows a picture. */
const WIDTH_OF = { photo: "logoWidth", photo2: "logo2Width", banner: "bannerWidth" } as const;

/**
 * Fetches the pictures that were taken and keeps them as if they had been chosen from a disk: of several for one place the
 * first that can be had.
 * @returns what puts them into a document, and how many could not be had
 */
export async function takePictures(
  { keepPicture }: Editing,
  call: Call,
  wanted: readonly Pictured[],
): Promise<{ taken: Taken[]; lost: number }> {
  const done = new Set<Pictured["type"]>();
  const taken: Taken[] = [];
  let lost = 0;
  for (const guess of wanted) {
    if (done.has(guess.type)) continue;
    const kept = await keep(guess).catch((error: unknown) => {
      if (error instanceof ApiError || error instanceof DOMException) return null;
      throw error;
    });
    if (kept) {
      done.add(guess.type);
      taken.push(kept);
    } else lost += 1;
  }
  return { taken, lost: Math.max(0, lost - (wanted.length - new Set(wanted.map(({ type }) => type)).size)) };

  async function keep({ type, source, link, widthPx }: Pictured): Promise<Taken> {
    const file = source.startsWith("data:") ? fileOf(source) : await call(picture, { body: { address: source } });
    const { width, height } = await sizeOf(file);
    const path = await keepPicture({ file, crop: WHOLE }, width, height, SHAPES.square);
    return ({ media, design }) => {
      media[type] = path;
      if (link) media[`${type}Url`] = link;
      if (widthPx !== null)
        design[WIDTH_OF[type]] = Math.min(MAX_IMAGE_WIDTH, Math.max(MIN_IMAGE_WIDTH, Math.round(widthPx)));
    };
  }
}

/** `data:image/png;base64,…` as a file; the page's policy lets nothing be fetched from there. */
function fileOf(source: string): Blob {
  const [head = "", data = ""] = source.split(",", 2);
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? "" });
}

/** @throws DOMException for what is no picture */
async function sizeOf(file: Blob) {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}
