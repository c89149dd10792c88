import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { type ErrorCode, Failure, fail } from "#shared/errors/catalogue.ts";
import { singleFlight } from "#shared/lib/singleFlight.ts";
import { MAX_PICTURE_BYTES, MAX_PICTURE_HTML_CHARS, type PictureKind } from "#shared/signatures/snapshots.ts";
import { type Drawing, type PictureOrder, renderer } from "../../../ports/renderer/renderer.ts";
import { settings } from "../../../settings.ts";
import * as images from "../../images/service.ts";
import { teamsOf } from "../service.ts";
import { preview } from "../show.ts";

/** Some hundred pictures. */
const MAX_CACHE_BYTES = 12 * 1024 * 1024;
/** What could not be drawn is not tried again for so long. */
const FAILED_MS = 60_000;
const MAX_FAILED = 2000;
/** Refusals that are the order's own fault, and come again with the next attempt. */
const LASTING: ReadonlySet<ErrorCode> = new Set(["undrawable", "invalid_input", "body_too_big"]);

/** `draw` ends when the caller's signal says that they have left. */
export type SignaturePicture = { etag: string; draw(signal?: AbortSignal): Promise<Drawing> };

/** By what is drawn, so that a picture is never older than its signature; callers at once share one drawing. */
const drawn = new LRUCache<string, Drawing>({
  maxSize: MAX_CACHE_BYTES,
  sizeCalculation: ({ bytes }, { length: keyLength }) => bytes.length + keyLength + 500,
});
/** Negative caching: one content that cannot be drawn costs one attempt a minute, whoever asks how often. */
const failed = new LRUCache<string, true>({ max: MAX_FAILED, ttl: FAILED_MS });
const together = singleFlight<Drawing>();

/**
 * A picture of a whole signature with its version, drawn when it is asked for.
 * @throws not_found (also while nothing is in the signature), account_expired, unavailable, busy, undrawable
 */
export async function find(hash: string, kind: PictureKind): Promise<SignaturePicture> {
  const { signature, html } = await preview(hash, null);
  if (!html) fail("not_found");
  const order: PictureOrder = { kind, html: cut(html), color: signature.publicPageColor, pictures: {} };
  const key = createHash("sha256").update(`${kind} ${order.color} ${html}`).digest("base64url").slice(0, 22);
  return {
    etag: `"${key}"`,
    draw: async (caller) => {
      if (failed.has(key)) undrawable();
      return drawn.get(key) ?? together(key, (signal) => draw(key, hash, order, signal), caller);
    },
  };
}

async function draw(key: string, hash: string, order: PictureOrder, signal: AbortSignal): Promise<Drawing> {
  const [teams, pictures] = await Promise.all([teamsOf([hash]), picturesIn(order.html, settings().IMAGE_HOST)]);
  try {
    const picture = await renderer().picture(
      { ...order, pictures },
      { owner: String(teams.get(hash) ?? fail("not_found")), signal },
    );
    drawn.set(key, picture);
    return picture;
  } catch (error) {
    if (!(error instanceof Failure) || !LASTING.has(error.code)) throw error;
    failed.set(key, true);
    return undrawable(error);
  }
}

const undrawable = (cause?: unknown) => fail("undrawable", { retryAfterSeconds: FAILED_MS / 1000, cause });

/** HTML as long as it may be to be drawn, ending before a tag: what is open there closes by itself. */
const cut = (html: string) =>
  html.length <= MAX_PICTURE_HTML_CHARS ? html : html.slice(0, html.lastIndexOf("<", MAX_PICTURE_HTML_CHARS));

/** The stored pictures that the HTML shows, by their addresses; the renderer draws icons itself. */
async function picturesIn(html: string, imageHost: string): Promise<Record<string, Buffer>> {
  const found: Record<string, Buffer> = {};
  let size = 0;
  for (const src of new Set(Array.from(html.matchAll(/<img src="([^"]+)"/g), ([, address]) => address as string))) {
    const name = src.startsWith(`${imageHost}/i/`) ? src.slice(imageHost.length + 3) : "/";
    const bytes = name.includes("/") ? null : await images.findPicture(name);
    if (!bytes || size + bytes.length > MAX_PICTURE_BYTES) continue;
    found[src] = bytes;
    size += bytes.length;
  }
  return found;
}
