import { ApiError } from "#client/lib/problem.ts";
import { MAX_IMAGE_WIDTH, MIN_IMAGE_WIDTH, SHAPES } from "#shared/images/variant.ts";
import type { GuessOf } from "#shared/imports/guess.ts";
import type { SignatureInput } from "#shared/signatures/schema.ts";
import { WHOLE } from "../pictures/pictures.ts";
import type { Editing } from "../session/editing.ts";
import type { GetPicture } from "./pictureFiles.ts";

type Pictured = GuessOf<"picture">;
/** A picture that is here now, and what it does to a document. */
export type Taken = (document: SignatureInput) => void;

/** How wide the editor shows a picture. */
const WIDTH_OF = { photo: "logoWidth", photo2: "logo2Width", banner: "bannerWidth" } as const;

/**
 * Keeps the pictures that were taken as if they had been chosen from a disk.
 * @returns what puts them into a document, and how many could not be had
 */
export async function takePictures(
  { keepPicture }: Editing,
  getPicture: GetPicture,
  wanted: readonly Pictured[],
): Promise<{ taken: Taken[]; lost: number }> {
  const taken: Taken[] = [];
  for (const guess of wanted) {
    const kept = await keep(guess).catch((error: unknown) => {
      if (error instanceof ApiError || error instanceof DOMException) return null;
      throw error;
    });
    if (kept) taken.push(kept);
  }
  return { taken, lost: wanted.length - taken.length };

  async function keep({ type, source, link, widthPx }: Pictured): Promise<Taken> {
    const file = await getPicture(source);
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

/** @throws DOMException for what is no picture */
async function sizeOf(file: Blob) {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}
