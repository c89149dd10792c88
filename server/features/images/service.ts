import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import mongoose, { type Types } from "mongoose";
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
import { fairQueue } from "#shared/lib/fairQueue.ts";
import { singleFlight } from "#shared/lib/singleFlight.ts";
import { limit } from "../../db/cache/limit.ts";
import { files } from "../../ports/files/files.ts";
import { type Caller, renderer } from "../../ports/renderer/renderer.ts";
import { claim, idOf } from "./blocked.ts";
import { forgetMissing, mediaType } from "./cache.ts";
import { PictureUseModel, storedUses } from "./model.ts";

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
 * @throws not_an_image, file_too_big, busy, unavailable, store_full
 */
export async function storeUpload(
  stream: Readable,
  crop?: Crop,
  caller: Caller = {},
): Promise<{ path: string; widthPx: number; heightPx: number }> {
  const draw = () => renderer().source(stream, crop, caller);
  const { bytes, widthPx, heightPx, extension } = await uploads(draw, caller);
  const content = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  const name = `${content}-${widthPx}x${heightPx}.${extension}`;
  if (!(await files().has(name))) await keep(name, bytes);
  return { path: `/i/${name}`, widthPx, heightPx };
}

/** Keeps an upload and notes which team it belongs to. @throws as `storeUpload` */
export async function storeUploadOf(team: Types.ObjectId, stream: Readable, crop?: Crop, signal?: AbortSignal) {
  const stored = await storeUpload(stream, crop, { owner: String(team), signal });
  await claim(stored.path, team);
  return stored;
}

/** Those of the stored pictures that others have brought and this team has not. What nobody is noted for is free. */
export async function ofOthers(paths: readonly string[], team: Types.ObjectId): Promise<Set<string>> {
  const ids = paths.map(idOf);
  const uses = storedUses.readAll(await PictureUseModel.find({ _id: mongoose.trusted({ $in: ids }) }).lean());
  const foreign = new Set(
    uses.filter(({ owners }) => owners.length > 0 && !owners.some((one) => one.equals(team))).map(({ _id }) => _id),
  );
  return new Set(paths.filter((path) => foreign.has(idOf(path))));
}

/** How many pictures a team has put into its name. */
export const countPicturesOf = (team: Types.ObjectId) => PictureUseModel.countDocuments({ owners: team });

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
    const bytes = await renderer().variant(original, variant, { owner: source.name });
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
