import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import mongoose, { type Types } from "mongoose";
import { FONT_FILES } from "#renderer/page/fonts.ts";
import { CONTACTS } from "#shared/catalog/contacts.ts";
import { SOCIALS } from "#shared/catalog/socials.ts";
import { Failure } from "#shared/errors/catalogue.ts";
import type { Crop } from "#shared/images/crop.ts";
import { parseEmblemName } from "#shared/images/drawnName.ts";
import { iconName, isMarkShape, parseIconName } from "#shared/images/icon.ts";
import { isSample } from "#shared/images/samples.ts";
import {
  fitted,
  type ImageSource,
  MEDIA_TYPES,
  parseSource,
  parseVariant,
  SOURCE_NAME,
  type Variant,
  variantName,
} from "#shared/images/variant.ts";
import { fairQueue } from "#shared/lib/fairQueue.ts";
import { singleFlight } from "#shared/lib/singleFlight.ts";
import type { StoredPicture } from "#shared/signatures/schema.ts";
import { limit } from "../../db/cache/limit.ts";
import { files } from "../../ports/files/files.ts";
import { type Caller, type Ink, renderer } from "../../ports/renderer/renderer.ts";
import { claim, claimWithin, idOf } from "./blocked.ts";
import { forgetMissing, mediaType } from "./cache.ts";
import { isDeleted, letGo } from "./deletion.ts";
import { loadsOf } from "./loads.ts";
import { PictureUseModel, storedUses } from "./model.ts";
import { type Bringer, findOwn, leave, noteBrought, type OwnPicture, pageOfOwn, type Whose } from "./owned.ts";
import {
  addedTo,
  bringerOf,
  countPicturesOf,
  idsOf,
  mayAddPicture,
  mayUpload,
  mustOwn,
  refused,
  type Saver,
} from "./ownership.ts";
import { receiveUpload, receivingOf } from "./upload.ts";

export type { OwnPicture, Whose };
export {
  addedTo,
  bringerOf,
  claim,
  claimWithin,
  countPicturesOf,
  findOwn,
  idOf,
  idsOf,
  isDeleted,
  leave,
  letGo,
  loadsOf,
  mayAddPicture,
  mayUpload,
  mustOwn,
  pageOfOwn,
  receiveUpload,
  receivingOf,
  refused,
};

/** A person who saves needs a dozen of them; nobody may fill the disk, or keep others waiting, with sizes of their own choice. */
const COPIES_PER_ACCOUNT = { limit: 300, windowMs: 3_600_000 };
/** Uploads wait here, where they cost no memory, and not before the renderer, whose line is for several of us. */
const uploads = fairQueue({ running: 4, waiting: 200, waitingEach: 8, patienceMs: 20_000 });
/** A program that saves a hundred signatures at once has one logo: its copies are drawn once. */
const copies = singleFlight<void>();
/** How long a copy waits for its turn when the renderer is busy with uploads. */
const PATIENCE_MS = [250, 500, 1000, 2000];

/**
 * Keeps an upload under a name made of its content: the same picture twice is one file.
 * @param before has to be done as soon as the name is known, and before anything is kept under it
 * @throws not_an_image, file_too_big, busy, unavailable, store_full
 */
export async function storeUpload(
  stream: Readable,
  crop?: Crop,
  caller: Caller = {},
  before?: (path: string) => Promise<void>,
): Promise<{ path: string; widthPx: number; heightPx: number; ink: Ink; bytes: number }> {
  const draw = () => renderer().source(stream, crop, caller);
  const { bytes, widthPx, heightPx, extension, ink } = await uploads(draw, caller);
  const content = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  const name = `${content}-${widthPx}x${heightPx}.${extension}`;
  const path = `/i/${name}`;
  await before?.(path);
  if (!(await files().has(name))) await keep(name, bytes);
  return { path, widthPx, heightPx, ink, bytes: bytes.length };
}

/** Keeps an upload, and notes which team it belongs to and who brought it. @throws as `storeUpload` */
export async function storeUploadOf(by: Bringer, stream: Readable, crop?: Crop, signal?: AbortSignal) {
  const { team } = by;
  const stored = await storeUpload(stream, crop, { owner: String(team), signal }, (path) => claim(path, team));
  await noteBrought(stored.path, stored.bytes, by);
  return stored;
}

type Upload = Parameters<typeof storeUploadOf> extends [unknown, ...infer Rest] ? Rest : never;

/** Keeps a picture that somebody will put into what they save, in the name of their team. @throws as `storeUpload` */
export async function addPicture(saver: Saver, ...upload: Upload): Promise<StoredPicture> {
  const { path, widthPx, heightPx } = await storeUploadOf(bringerOf(saver), ...upload);
  return { url: path, widthPx, heightPx };
}

/** Whether there is a file of a stored picture (`/i/<name>`). @throws unavailable */
export async function isKept(path: string): Promise<boolean> {
  const source = parseSource(path);
  return source !== null && files().has(source.name);
}

/**
 * The ink of a stored picture, for one from before that was measured at upload; null where we do not have it.
 * @throws not_an_image, busy, unavailable
 */
export async function inkOf(path: string, caller: Caller = {}): Promise<Ink> {
  const source = parseSource(path);
  // Opaque, and moving.
  if (source?.extension !== "png") return source?.extension === "jpg" ? [] : null;
  const original = await files().get(source.name);
  return original ? renderer().ink(original, caller) : null;
}

/** Pictures that are looked through at once. */
const PAGE = 500;
/** A use does not say how its picture ends. */
const EXTENSIONS = Object.keys(MEDIA_TYPES);

/** File names of the pictures that a team has put into its name. Those whose file is gone are left out. @throws unavailable */
export async function* picturesOf(team: Types.ObjectId): AsyncGenerator<string> {
  for (let after = ""; ; ) {
    const filter = { owners: team, _id: mongoose.trusted({ $gt: after }) };
    const uses = storedUses.readAll(await PictureUseModel.find(filter).sort({ _id: 1 }).limit(PAGE).lean());
    for (const { _id } of uses)
      for (const extension of EXTENSIONS) if (await files().has(`${_id}.${extension}`)) yield `${_id}.${extension}`;
    if (uses.length === 0) return;
    after = uses.at(-1)?._id ?? "";
  }
}

/**
 * Makes the shaped copies that an output refers to, before anybody asks for them: mail clients remember a picture that
 * was not there. One after the other, so that the renderer's second place stays free for others. Pictures that we do not have are
 * left out.
 * @param account whose hour pays for copies that are new; without it nobody's
 * @throws too_many_requests, busy, unavailable, store_full
 */
export async function ensureVariants(list: { source: string; variant: Variant }[], account?: string): Promise<void> {
  const missing = new Map<string, { source: ImageSource; variant: Variant }>();
  for (const { source: path, variant } of list) {
    const source = parseSource(path);
    const name = source && variantName(source, variant);
    if (name && !missing.has(name) && !(await files().has(name)))
      missing.set(name, { source, variant: fitted(source, variant) });
  }
  if (account && missing.size > 0)
    await limit(`copies:account:${account}`, { ...COPIES_PER_ACCOUNT, cost: missing.size });
  for (const [name, { source, variant }] of missing)
    await copies(name, async () => {
      const original = await files().get(source.name);
      if (original) await keep(name, await patiently(() => renderer().variant(original, variant, { owner: account })));
    });
}

/**
 * A hosted picture by its file name; null for what is not ours. Copies at another density than the usual are made when
 * they are first asked for, if the usual one exists: nobody else decides what we draw.
 * @param caller who waits for their own samples and not for those of others
 * @throws busy, unavailable, store_full
 */
export async function findPicture(name: string, caller?: Caller): Promise<Buffer | null> {
  const variant = parseVariant(name);
  if (!variant && !SOURCE_NAME.test(name)) return null;
  if (isSample(name)) return drawSample(name, caller);
  return (await files().get(name)) ?? (variant && drawSibling(name, variant));
}

/** Samples are kept in memory alone: they are drawn by us from nothing, and anybody may ask for any size. */
async function drawSample(name: string, caller?: Caller): Promise<Buffer | null> {
  try {
    return await renderer().sample(name, caller);
  } catch (error) {
    if (error instanceof Failure && error.code === "not_found") return null;
    throw error;
  }
}

async function drawSibling(name: string, { sources, variant }: NonNullable<ReturnType<typeof parseVariant>>) {
  if (variant.density === 2) return null;
  for (const source of sources) {
    if (!(await files().has(variantName(source, { ...variant, density: 2 })))) continue;
    const original = await files().get(source.name);
    if (!original) continue;
    const bytes = await renderer().variant(original, variant, { owner: source.name });
    await keep(name, bytes);
    return bytes;
  }
  return null;
}

/** An icon or an emblem by its file name; null for what the catalogues do not have. @throws busy, unavailable */
export async function findIcon(name: string): Promise<Buffer | null> {
  return isIcon(name) || parseEmblemName(name) ? renderer().icon(name) : null;
}

/** The letters of pages, from the packages that hold them; null for what is no such file. */
export async function findFont(name: string): Promise<Buffer | null> {
  const file = FONT_FILES.get(name);
  return file === undefined ? null : readFile(fileURLToPath(import.meta.resolve(file)));
}

function isIcon(name: string): boolean {
  const icon = parseIconName(name);
  if (!icon || iconName(icon) !== name) return false;
  return Object.hasOwn(isMarkShape(icon.shape) ? CONTACTS : SOCIALS, icon.network);
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
