import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type { Types } from "mongoose";
import { SOCIALS } from "#shared/catalog/socials.ts";
import { Failure } from "#shared/errors/catalogue.ts";
import type { Crop } from "#shared/images/crop.ts";
import { iconName, parseIconName } from "#shared/images/icon.ts";
import {
  fitted,
  type ImageSource,
  parseSource,
  parseVariant,
  SOURCE_NAME,
  type Variant,
  variantName,
} from "#shared/images/variant.ts";
import { files } from "../../ports/files/files.ts";
import { renderer } from "../../ports/renderer/renderer.ts";
import { claim } from "./blocked.ts";
import { forgetMissing, mediaType } from "./cache.ts";

/** As many as the renderer draws at a time: more would only stand in its line. */
const AT_ONCE = 2;
/** How long a copy waits for its turn when the renderer is busy with uploads. */
const PATIENCE_MS = [250, 500, 1000, 2000];

/**
 * Keeps an upload under a name made of its content: the same picture twice is one file.
 * @throws not_an_image, file_too_big, busy, unavailable, store_full
 */
export async function storeUpload(
  stream: Readable,
  crop?: Crop,
): Promise<{ path: string; widthPx: number; heightPx: number }> {
  const { bytes, widthPx, heightPx, extension } = await renderer().source(stream, crop);
  const content = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  const name = `${content}-${widthPx}x${heightPx}.${extension}`;
  if (!(await files().has(name))) await keep(name, bytes);
  return { path: `/i/${name}`, widthPx, heightPx };
}

/** Keeps an upload and notes whose it is. @throws as `storeUpload` */
export async function storeUploadOf(owner: Types.ObjectId, stream: Readable, crop?: Crop) {
  const stored = await storeUpload(stream, crop);
  await claim(stored.path, owner);
  return stored;
}

/**
 * Makes the shaped copies that an output refers to, before anybody asks for them: mail clients remember a picture that
 * was not there. Pictures that we do not have are left out.
 * @throws busy, unavailable, store_full
 */
export async function ensureVariants(list: { source: string; variant: Variant }[]): Promise<void> {
  const wanted = new Map<string, { source: ImageSource; variant: Variant }>();
  for (const { source: path, variant } of list) {
    const source = parseSource(path);
    if (source) wanted.set(variantName(source, variant), { source, variant: fitted(source, variant) });
  }
  const jobs = [...wanted.values()];
  const work = async () => {
    for (let job = jobs.pop(); job; job = jobs.pop()) await ensureVariant(job.source, job.variant);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function ensureVariant(source: ImageSource, variant: Variant): Promise<void> {
  const name = variantName(source, variant);
  if (await files().has(name)) return;
  const original = await files().get(source.name);
  if (original) await keep(name, await patiently(() => renderer().variant(original, variant)));
}

/**
 * A hosted picture by its file name; null for what is not ours. Copies at another density than the usual are made when
 * they are first asked for, if the usual one exists: nobody else decides what we draw.
 * @throws busy, unavailable, store_full
 */
export async function findPicture(name: string): Promise<Buffer | null> {
  const variant = parseVariant(name);
  if (!variant && !SOURCE_NAME.test(name)) return null;
  return (await files().get(name)) ?? (variant && drawSibling(name, variant));
}

async function drawSibling(name: string, { sources, variant }: NonNullable<ReturnType<typeof parseVariant>>) {
  if (variant.density === 2) return null;
  for (const source of sources) {
    if (!(await files().has(variantName(source, { ...variant, density: 2 })))) continue;
    const original = await files().get(source.name);
    if (!original) continue;
    const bytes = await renderer().variant(original, variant);
    await keep(name, bytes);
    return bytes;
  }
  return null;
}

/** A social icon by its file name; null for what the catalogue does not have. @throws busy, unavailable */
export async function findIcon(name: string): Promise<Buffer | null> {
  const icon = parseIconName(name);
  if (!icon || !SOCIALS[icon.network] || iconName(icon) !== name) return null;
  return renderer().icon(name);
}

async function keep(name: string, bytes: Buffer) {
  await files().put(name, bytes, mediaType(name));
  forgetMissing(name);
}

async function patiently<T>(job: () => Promise<T>): Promise<T> {
  for (const waitMs of PATIENCE_MS) {
    try {
      return await job();
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== "busy") throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
  return job();
}
