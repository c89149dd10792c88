import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { fail } from "#shared/errors/catalogue.ts";
import { MAX_PICTURE_BYTES, type PictureKind } from "#shared/signatures/thumbnails.ts";
import { type PictureOrder, renderer } from "../../../ports/renderer/renderer.ts";
import * as images from "../../images/service.ts";
import type { Hosts, SignatureService } from "../service.ts";

/** Some hundred pictures of 50 kB. */
const MAX_CACHE_BYTES = 12 * 1024 * 1024;

export type SignaturePicture = { etag: string; draw(): Promise<Buffer> };

/** Pictures of whole signatures, for whoever may see the preview. */
export function thumbnailService({ preview }: Pick<SignatureService, "preview">, { imageHost }: Hosts) {
  /** By what is drawn, so that a picture is never older than its signature; callers at once share one drawing. */
  const cache = new LRUCache<string, Buffer, PictureOrder>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ length }, { length: keyLength }) => length + keyLength + 500,
    fetchMethod: async (_key, _stale, { context }) =>
      renderer().picture({ ...context, pictures: await picturesIn(context.html, imageHost) }),
  });

  return {
    /**
     * A picture with its version, drawn when it is asked for.
     * @throws not_found (also while nothing is in the signature), account_expired, unavailable, busy
     */
    async find(hash: string, kind: PictureKind): Promise<SignaturePicture> {
      const { signature, html } = await preview(hash, null);
      if (!html) fail("not_found");
      const order: PictureOrder = { kind, html, color: signature.publicPageColor, pictures: {} };
      const key = createHash("sha256").update(`${kind} ${order.color} ${html}`).digest("base64url").slice(0, 22);
      return {
        etag: `"${key}"`,
        draw: async () => (await cache.fetch(key, { context: order })) ?? fail("unavailable"),
      };
    },
  };
}

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
