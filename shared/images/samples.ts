import { parseSource, parseVariant } from "./variant.ts";

/**
 * Addresses of the pictures in ready designs: drawings of ours that are kept nowhere, drawn by the renderer when they are
 * asked for. They have the form of stored pictures, with a name in place of the content's digest, so that whatever shows
 * a picture shows them: `/i/face-architect________-480x480.png`, and its copies.
 *
 * They stand for somebody who does not exist, and nobody's signature may keep one.
 */
export const SAMPLE_KINDS = ["face", "logo", "mark", "banner", "sign"] as const;
export type SampleKind = (typeof SAMPLE_KINDS)[number];
export type Sample = { kind: SampleKind; id: string };

/** Pixels; what is drawn is twice as dense as the largest that a design shows. */
export type SampleSize = readonly [widthPx: number, heightPx: number];

const DIGEST_CHARS = 22;
/** No digest of 22 characters looks like it, but for one in some 10^15. */
const SAMPLE = /^(face|logo|mark|banner|sign)-([a-z][a-z-]*)_*-\d/;

export const samplePath = ({ kind, id }: Sample, [widthPx, heightPx]: SampleSize): string =>
  `/i/${`${kind}-${id}`.padEnd(DIGEST_CHARS, "_")}-${widthPx}x${heightPx}.png`;

/** Reads the name of a sample or of a copy of one, with or without `/i/`; null for any other picture. */
export function parseSample(pathOrName: string): Sample | null {
  const name = pathOrName.startsWith("/i/") ? pathOrName.slice(3) : pathOrName;
  const [, kind, id] = SAMPLE.exec(name) ?? [];
  if (!kind || !id || !(parseSource(name) || parseVariant(name))) return null;
  return { kind: kind as SampleKind, id };
}

export const isSample = (path: string): boolean => parseSample(path) !== null;

/** The fields of a signature that hold a picture. */
const PICTURES = new Set(["photo", "photo2", "banner", "image", "originalUrl", "croppedUrl"]);

/** A signature, or a part of one, with no sample in it: none is there in its place, which addons say with an empty text. */
export const withoutSamples = <T>(value: T): T => strip(value, null) as T;

function strip(value: unknown, nothing: null | ""): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => strip(one, nothing));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (typeof inner === "string") return [key, PICTURES.has(key) && isSample(inner) ? nothing : inner];
      return [key, strip(inner, key === "addons" ? "" : nothing)];
    }),
  );
}
