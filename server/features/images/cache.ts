import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { isSample } from "#shared/images/samples.ts";
import { type Extension, MEDIA_TYPES } from "#shared/images/variant.ts";
import { SANDBOXED } from "#shared/lib/headers.ts";

/** A picture with its reply's headers, made once, as flat pairs: Node writes those out without looking at them again. */
export type Hosted = { bytes: Buffer; etag: string; headers: string[]; unchangedHeaders: string[] };

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_MISSING = 20_000;
/** Short, as another process of ours may be making the picture just now. */
const MISSING_MS = 3000;

const hosted = new LRUCache<string, Hosted>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes.length + 500 });
/** Why there is nothing of a name: nobody knows it, or its owner has deleted it. */
export type Missing = "unknown" | "deleted";
const missing = new LRUCache<string, Missing>({ max: MAX_MISSING, ttl: MISSING_MS });

const COMMON = {
  "cache-control": "public, max-age=31536000, immutable",
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  "content-disposition": "inline",
  "x-content-type-options": "nosniff",
  // Nothing in a picture may run, even where one is opened as a page.
  ...SANDBOXED,
};

/** A sample is named by what it is for: the next release may draw it anew. */
const OF_THIS_RELEASE = { ...COMMON, "cache-control": "public, max-age=86400" };

/** By the extension, which says the content: `variantName` sees to that. */
export const mediaType = (name: string) =>
  name.endsWith(".woff2") ? "font/woff2" : MEDIA_TYPES[name.slice(-3) as Extension];

export const findHosted = (name: string): Hosted | undefined => hosted.get(name);

/** What all copies of a picture have in common: `abc-300x200_s3w100@2.png` and `abc-300x200.jpg` -> `abc-300x200` */
export const baseOf = (name: string) => /^[\w-]{22}-\d+x\d+/.exec(name)?.[0] ?? name;

/** Keeps a picture at hand. Its name says its content, so the name is its version as well; not that of a sample. */
export function keepHosted(name: string, bytes: Buffer): Hosted {
  const isOwn = isSample(name);
  const etag = isOwn ? `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"` : `"${name}"`;
  const unchanged = { ...(isOwn ? OF_THIS_RELEASE : COMMON), etag };
  const full = { ...unchanged, "content-type": mediaType(name), "content-length": String(bytes.length) };
  const entry = {
    bytes,
    etag,
    headers: Object.entries(full).flat(),
    unchangedHeaders: Object.entries(unchanged).flat(),
  };
  hosted.set(name, entry);
  missing.delete(name);
  return entry;
}

export const findMissing = (name: string): Missing | undefined => missing.get(name);
export const keepMissing = (name: string, why: Missing) => void missing.set(name, why);
export const forgetMissing = (name: string) => void missing.delete(name);

/** Keeps nothing at hand of some pictures, by what all copies of one have in common. */
export function forgetHosted(ids: ReadonlySet<string>): void {
  for (const name of hosted.keys()) if (ids.has(baseOf(name))) hosted.delete(name);
}
