import { LRUCache } from "lru-cache";
import { type Extension, MEDIA_TYPES } from "#shared/images/variant.ts";
import { SANDBOXED } from "#shared/lib/headers.ts";

/** A picture with its reply's headers, made once, as flat pairs: Node writes those out without looking at them again. */
export type Hosted = { bytes: Buffer; etag: string; headers: string[]; unchangedHeaders: string[] };

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_MISSING = 20_000;
/** Short, as another process of ours may be making the picture just now. */
const MISSING_MS = 3000;

const hosted = new LRUCache<string, Hosted>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes.length + 500 });
const missing = new LRUCache<string, true>({ max: MAX_MISSING, ttl: MISSING_MS });

const COMMON = {
  "cache-control": "public, max-age=31536000, immutable",
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  "content-disposition": "inline",
  "x-content-type-options": "nosniff",
  // Nothing in a picture may run, even where one is opened as a page.
  ...SANDBOXED,
};

/** By the extension, which says the content: `variantName` sees to that. */
export const mediaType = (name: string) => MEDIA_TYPES[name.slice(-3) as Extension];

export const findHosted = (name: string): Hosted | undefined => hosted.get(name);

/** Keeps a picture at hand. Its name says its content, so the name is its version as well. */
export function keepHosted(name: string, bytes: Buffer): Hosted {
  const etag = `"${name}"`;
  const unchanged = { ...COMMON, etag };
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

export const isMissing = (name: string): boolean => missing.has(name);
export const keepMissing = (name: string) => void missing.set(name, true);
export const forgetMissing = (name: string) => void missing.delete(name);
