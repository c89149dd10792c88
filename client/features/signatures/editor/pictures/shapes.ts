import { fetchPicture } from "#client/lib/http.ts";
import { ROUNDED_RADIUS_PCT } from "#shared/images/constants.ts";
import type { Crop } from "#shared/images/crop.ts";
import { BACKINGS, type Backing, backingPadding, MAX_IMAGE_WIDTH, SHAPES, type Shape } from "#shared/images/variant.ts";
import { WHITE } from "#shared/lib/color.ts";
import { paper } from "./paper.ts";
import { isLocalPath, type LocalPicture, type PictureStore, WHOLE } from "./pictures.ts";

/** How a picture is to look: its corners, and what lies behind it (which depends on how wide it is shown). */
type Look = { shape: Shape; backing: Backing; widthPx: number };

/** Draws the editor's pictures in their shape, as the server will: mail clients cannot cut corners by themselves. */
export type Shaper = ReturnType<typeof createShaper>;

/**
 * One bitmap per picture, shape and backing, as wide as a signature can show it, so that no width under the slider asks
 * for another one. Only the edge of a backing has a width of its own: there the one before stays until the next is drawn.
 * @param onReady a picture that `urlOf` had to leave out can be shown now
 */
export function createShaper(pictures: PictureStore, imageHost: string, onReady: () => void) {
  /** `widthPx` is 0 where the width makes no difference; a null `url` cannot be drawn here */
  const drawings = new Map<string, { path: string; widthPx: number; url: string | null }>();
  const underWay = new Map<string, Promise<void>>();
  const keyOf = (path: string, { shape, backing }: Look) => `${shape} ${backing} ${path}`;
  const widthOf = ({ backing, widthPx }: Look) => (backing === BACKINGS.none ? 0 : widthPx);

  const prepareLook = (path: string, look: Look): Promise<void> => {
    const key = keyOf(path, look);
    const widthPx = widthOf(look);
    const job = `${widthPx} ${key}`;
    const known = underWay.get(job);
    if (known) return known;
    const work = load(path)
      .then((picture) => picture && draw(picture, look))
      .catch(() => null)
      .then((bitmap) => {
        const before = drawings.get(key);
        drawings.set(key, { path, widthPx, url: bitmap && URL.createObjectURL(bitmap) });
        if (widthPx === 0 || !before) return;
        underWay.delete(`${before.widthPx} ${key}`);
        if (before.url) URL.revokeObjectURL(before.url);
      });
    underWay.set(job, work);
    return work;
  };

  const load = async (path: string): Promise<LocalPicture | null> => {
    if (isLocalPath(path)) return pictures.find(path);
    return { file: await fetchPicture(imageHost + path), crop: WHOLE };
  };

  return {
    prepare: (path: string, shape: Shape) => prepareLook(path, { shape, backing: BACKINGS.none, widthPx: 0 }),
    /** The address to show, empty while the picture is being drawn, null where it cannot be drawn here. */
    urlOf(path: string, shape: Shape, backing: Backing = BACKINGS.none, widthPx = 0): string | null {
      const look = { shape, backing, widthPx };
      const drawn = drawings.get(keyOf(path, look));
      if (drawn?.widthPx !== widthOf(look)) void prepareLook(path, look).then(onReady);
      return drawn === undefined ? "" : drawn.url;
    },
    /** The address of one that is drawn here as it is, without having any drawn; null where it is not. */
    drawnUrl: (path: string, shape: Shape): string | null =>
      drawings.get(keyOf(path, { shape, backing: BACKINGS.none, widthPx: 0 }))?.url ?? null,
    /** The pictures that an address shows: a local one and its uploaded copy may share it. */
    sourcesOf: (url: string): string[] =>
      [...drawings.values()].filter((drawn) => drawn.url === url).map(({ path }) => path),
    /** The uploaded copy looks the same: no reason to fetch it. */
    rename(from: string, to: string) {
      for (const [key, drawn] of [...drawings]) {
        if (drawn.path !== from) continue;
        const renamed = key.slice(0, -from.length) + to;
        drawings.set(renamed, { ...drawn, path: to });
        underWay.set(`${drawn.widthPx} ${renamed}`, Promise.resolve());
      }
    },
    dispose() {
      for (const url of new Set([...drawings.values()].map((drawn) => drawn.url))) if (url) URL.revokeObjectURL(url);
      drawings.clear();
      underWay.clear();
    },
  };
}

const PLAIN: Look = { shape: SHAPES.square, backing: BACKINGS.none, widthPx: 0 };

/** A picture as a data address, to be sent inside of JSON: the file as it was chosen, or the part of it that is kept. */
export async function inlineData(picture: LocalPicture, maxWidthPx: number): Promise<string> {
  const { width, height } = picture.crop;
  const part = width === 1 && height === 1 ? null : await draw(picture, PLAIN, maxWidthPx);
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

async function draw({ file, crop }: LocalPicture, look: Look, maxWidthPx = MAX_IMAGE_WIDTH): Promise<Blob | null> {
  const image = new Image();
  const source = URL.createObjectURL(file);
  image.src = source;
  try {
    await image.decode();
    // On a plate the whole picture is seen: the plate has the shape.
    const shape = look.backing === BACKINGS.plate ? SHAPES.square : look.shape;
    const drawn = layBehind(cut(image, crop, shape, maxWidthPx), look);
    return await new Promise((resolve) => drawn.toBlob(resolve));
  } finally {
    URL.revokeObjectURL(source);
  }
}

function cut(image: HTMLImageElement, crop: Crop, shape: Shape, maxWidthPx: number): HTMLCanvasElement {
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
  const { canvas, pen } = paper(kept.width * scale, kept.height * scale);
  const { width, height } = canvas;
  pen.beginPath();
  pen.roundRect(0, 0, width, height, radiusOf(shape, width, height));
  pen.clip();
  pen.drawImage(image, kept.x, kept.y, kept.width, kept.height, 0, 0, width, height);
  return canvas;
}

/** The edge of an outline is drawn by copies of the picture in so many directions. */
const DIRECTIONS = 24;

/** Lays a white plate or a light outline behind a picture, which gets larger by the room for it. */
function layBehind(picture: HTMLCanvasElement, { shape, backing, widthPx }: Look): HTMLCanvasElement {
  const padding = backingPadding({ shape, widthPx, backing });
  if (padding === 0) return picture;
  const isRoundPlate = backing === BACKINGS.plate && shape === SHAPES.circle;
  const longest = Math.max(picture.width, picture.height);
  const innerWidth = isRoundPlate ? longest : picture.width;
  const innerHeight = isRoundPlate ? longest : picture.height;
  const room = (padding * innerWidth) / (widthPx - 2 * padding);
  const { canvas, pen } = paper(innerWidth + 2 * room, innerHeight + 2 * room);
  const { width, height } = canvas;
  const left = (width - picture.width) / 2;
  const top = (height - picture.height) / 2;
  if (backing === BACKINGS.plate) {
    pen.fillStyle = WHITE;
    pen.beginPath();
    // Sharp corners of a plate look like a mistake beside a logo.
    pen.roundRect(0, 0, width, height, radiusOf(isRoundPlate ? shape : SHAPES.rounded, width, height));
    pen.fill();
  } else {
    for (let step = 0; step < DIRECTIONS; step += 1) {
      const angle = (2 * Math.PI * step) / DIRECTIONS;
      pen.drawImage(picture, left + Math.cos(angle) * room, top + Math.sin(angle) * room);
    }
    pen.globalCompositeOperation = "source-in";
    pen.fillStyle = WHITE;
    pen.fillRect(0, 0, width, height);
    pen.globalCompositeOperation = "source-over";
  }
  pen.drawImage(picture, left, top);
  return canvas;
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
