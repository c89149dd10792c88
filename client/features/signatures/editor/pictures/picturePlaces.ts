import { IMAGE_TYPES } from "#shared/signatures/constants.ts";
import type { SignatureInput } from "#shared/signatures/schema.ts";
import type { FieldPath } from "../fields/fields.ts";
import { isLocalPath } from "./pictures.ts";

/** A picture that the server does not have yet, and where in the document it stands. */
export type PicturePlace = { path: FieldPath; source: string };

/** Pictures stand in the media, in the data of addons, with networks, and in what a form says otherwise; anywhere else a text is a text. */
const HOLDS_PICTURES = /^(media|general\.(addons|socials)|forms\.[a-z]+\.\d+\.value)(\.|$)/;
/** Photo, logo and banner: uploaded to a signature that exists, after its content was saved. */
const SLOTS: ReadonlySet<FieldPath> = new Set(IMAGE_TYPES.map((type) => `media.${type}`));

/** All local pictures of a document, in its order. */
export function localPlaces({ general, media, forms }: Pick<SignatureInput, "media" | "general" | "forms">) {
  const places: PicturePlace[] = [];
  mapTexts({ general, media, forms }, (text, path) => {
    if (isLocalPath(text) && HOLDS_PICTURES.test(path)) places.push({ path, source: text });
    return text;
  });
  return places;
}

/** Where a document shows one of these pictures first; null when it shows none of them. */
export function placeOf(document: Pick<SignatureInput, "media" | "general">, sources: readonly string[]) {
  let found: FieldPath | null = null;
  mapTexts({ general: document.general, media: document.media }, (text, path) => {
    if (HOLDS_PICTURES.test(path) && sources.includes(text)) found ??= path;
    return text;
  });
  return found as FieldPath | null;
}

/** Those that the content only names, of addons and networks: they go up before it. */
export const localParts = (document: SignatureInput): PicturePlace[] =>
  localPlaces(document).filter(({ path }) => !SLOTS.has(path));

/** The document with other addresses for pictures (null: none); the very same document when it shows none of them. */
export function withPictures(
  document: SignatureInput,
  addressOf: (source: string, path: FieldPath) => string | null,
): SignatureInput {
  return mapTexts(document, (text, path) =>
    // Addons know no null: an empty text is no picture.
    HOLDS_PICTURES.test(path) ? (addressOf(text, path) ?? (path.startsWith("general.addons") ? "" : null)) : text,
  );
}

/** What a save sends: photo, logo and banner travel on their own after it, and what is only here cannot be named. */
export function withoutPictures(input: SignatureInput): SignatureInput {
  const sendable = withPictures(input, (source) => (isLocalPath(source) ? null : source));
  return { ...sendable, media: { ...sendable.media, photo: null, photo2: null, banner: null, photo2Ink: null } };
}

/** Every text of a value, replaced; parts without a change stay the same objects. */
function mapTexts<T>(value: T, map: (text: string, path: FieldPath) => string | null, path = ""): T {
  if (typeof value === "string") return map(value, path) as T;
  if (typeof value !== "object" || value === null) return value;
  const before = Object.entries(value);
  const after = before.map(([key, inner]) => [key, mapTexts(inner, map, path ? `${path}.${key}` : key)] as const);
  if (after.every(([, inner], index) => inner === before[index]?.[1])) return value;
  return (Array.isArray(value) ? after.map(([, inner]) => inner) : Object.fromEntries(after)) as T;
}
