import { ROUNDED_RADIUS_PCT } from "#shared/images/constants.ts";
import type { Crop } from "#shared/images/crop.ts";
import { MAX_IMAGE_WIDTH, SHAPES, type Shape } from "#shared/images/variant.ts";
import { isLocalPath, type LocalPicture, type PictureStore, WHOLE } from "./pictures.ts";

/** Draws the editor's pictures in their shape, as the server will: mail clients cannot cut corners by themselves. */
export type Shaper = ReturnType<typeof createShaper>;

/**
 * One bitmap per picture and shape, as wide as a signature can show it, so that no width under the slider asks for
 * another one.
 * @param onReady a picture that `urlOf` had to leave out can be shown now
 */
export function createShaper(pictures: PictureStore, imageHost: string, onReady: () => void) {
  const urls = new Map<string, string | null>();
  const underWay = new Map<string, Promise<void>>();
  const keyOf = (path: string, shape: Shape) => `${shape} ${path}`;

  const prepare = (path: string, shape: Shape): Promise<void> => {
    const key = keyOf(path, shape);
    const known = underWay.get(key);
    if (known) return known;
    const work = load(path)
      .then((picture) => picture && draw(picture, shape))
      .catch(() => null)
      .then((bitmap) => void urls.set(key, bitmap && URL.createObjectURL(bitmap)));
    underWay.set(key, work);
    return work;
  };

  const load = async (path: string): Promise<LocalPicture | null> => {
    if (isLocalPath(path)) return pictures.find(path);
    const answer = await fetch(imageHost + path);
    return answer.ok ? { file: await answer.blob(), crop: WHOLE } : null;
  };

  return {
    prepare,
    /** The address to show, empty while the picture is being drawn, null where it cannot be drawn here. */
    urlOf(path: string, shape: Shape): string | null {
      const url = urls.get(keyOf(path, shape));
      if (url === undefined) void prepare(path, shape).then(onReady);
      return url === undefined ? "" : url;
    },
    /** The pictures that an address shows: a local one and its uploaded copy may share it. */
    sourcesOf(url: string): string[] {
      return [...urls].filter(([, shown]) => shown === url).map(([key]) => key.slice(key.indexOf(" ") + 1));
    },
    /** The uploaded copy looks the same: no reason to fetch it. */
    rename(from: string, to: string) {
      for (const shape of Object.values(SHAPES)) {
        const url = urls.get(keyOf(from, shape));
        if (url === undefined) continue;
        urls.set(keyOf(to, shape), url);
        underWay.set(keyOf(to, shape), Promise.resolve());
      }
    },
    dispose() {
      for (const url of new Set(urls.values())) if (url) URL.revokeObjectURL(url);
      urls.clear();
      underWay.clear();
    },
  };
}

/** A picture as a data address, to be sent inside of JSON: the file as it was chosen, or the part of it that is kept. */
export async function inlineData(picture: LocalPicture, maxWidthPx: number): Promise<string> {
  const { width, height } = picture.crop;
  const part = width === 1 && height === 1 ? null : await draw(picture, SHAPES.square, maxWidthPx);
  return toDataUrl(part ?? picture.file);
}

function toDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

async function draw({ file, crop }: LocalPicture, shape: Shape, maxWidthPx = MAX_IMAGE_WIDTH): Promise<Blob | null> {
  const image = new Image();
  const source = URL.createObjectURL(file);
  image.src = source;
  try {
    await image.decode();
    return await cut(image, crop, shape, maxWidthPx);
  } finally {
    URL.revokeObjectURL(source);
  }
}

function cut(image: HTMLImageElement, crop: Crop, shape: Shape, maxWidthPx: number): Promise<Blob | null> {
  const kept = squared(
    {
      x: crop.x * image.naturalWidth,
      y: crop.y * image.naturalHeight,
      width: crop.width * image.naturalWidth,
      height: crop.height * image.naturalHeight,
    },
    shape,
  );
  const scale = Math.min(1, maxWidthPx / kept.width);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(kept.width * scale));
  canvas.height = Math.max(1, Math.round(kept.height * scale));
  const { width, height } = canvas;
  const paper = canvas.getContext("2d");
  if (!paper) return Promise.resolve(null);
  paper.beginPath();
  paper.roundRect(0, 0, width, height, radiusOf(shape, width, height));
  paper.clip();
  paper.imageSmoothingQuality = "high";
  paper.drawImage(image, kept.x, kept.y, kept.width, kept.height, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve));
}

/** A circle shows the middle of what was kept. */
export function squared(kept: Crop, shape: Shape): Crop {
  if (shape !== SHAPES.circle) return kept;
  const side = Math.min(kept.width, kept.height);
  return { x: kept.x + (kept.width - side) / 2, y: kept.y + (kept.height - side) / 2, width: side, height: side };
}

const radiusOf = (shape: Shape, width: number, height: number) =>
  shape === SHAPES.circle
    ? width / 2
    : shape === SHAPES.rounded
      ? (Math.min(width, height) * ROUNDED_RADIUS_PCT) / 100
      : 0;
