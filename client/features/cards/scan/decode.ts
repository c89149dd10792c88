/** Finds a code in a picture, in this browser alone: by its own reader where it has one, else by ours, which is fetched then. */
import { FRAME_PX, PICTURE_MS, PICTURE_PX } from "./constants.ts";

type OwnReader = { detect(source: CanvasImageSource): Promise<{ rawValue: string }[]> };
type OwnReaders = { new (options: { formats: string[] }): OwnReader; getSupportedFormats(): Promise<string[]> };

/** Reads one picture. @returns what its code says; null: none is found */
export type Look = (
  source: CanvasImageSource,
  widthPx: number,
  heightPx: number,
  isPatient?: boolean,
) => Promise<string | null>;

/** Makes ready what reads codes here. @throws Error when ours cannot be fetched */
export async function openReader(): Promise<Look> {
  const own = await ownReader();
  if (!own) return ours();
  let fallback: Promise<Look> | null = null;
  return async (source, widthPx, heightPx, isPatient) => {
    try {
      const [found] = await own.detect(source);
      if (found?.rawValue) return found.rawValue;
      // A picture is looked at once: whichever reader finds it.
      if (!isPatient) return null;
    } catch {
      // Some have the reader and not the service behind it.
    }
    fallback ??= ours();
    return (await fallback)(source, widthPx, heightPx, isPatient);
  };
}

/** The browser's own, where it reads this kind of code: on some systems it has the name and reads nothing. */
async function ownReader(): Promise<OwnReader | null> {
  const Readers = (globalThis as { BarcodeDetector?: OwnReaders }).BarcodeDetector;
  try {
    if (!Readers || !(await Readers.getSupportedFormats()).includes("qr_code")) return null;
    return new Readers({ formats: ["qr_code"] });
  } catch {
    return null;
  }
}

async function ours(): Promise<Look> {
  const { decodeQR } = await import("qr/decode.js");
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return async (source, widthPx, heightPx, isPatient = false) => {
    const scale = Math.min(1, (isPatient ? PICTURE_PX : FRAME_PX) / Math.max(widthPx, heightPx));
    canvas.width = Math.round(widthPx * scale);
    canvas.height = Math.round(heightPx * scale);
    if (!context || canvas.width === 0 || canvas.height === 0) return null;
    // What is see-through is paper.
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(source, 0, 0, canvas.width, canvas.height);
    try {
      return decodeQR(
        context.getImageData(0, 0, canvas.width, canvas.height),
        isPatient ? { effort: Number.POSITIVE_INFINITY, timeLimit: PICTURE_MS } : {},
      );
    } catch {
      // It says so by throwing.
      return null;
    }
  };
}

/** Reads a picture of somebody's. @returns what its code says; null: none is found. @throws Error when it is no picture */
export async function readPicture(look: Look, file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file);
  try {
    return await look(picture, picture.width, picture.height, true);
  } finally {
    picture.close();
  }
}
