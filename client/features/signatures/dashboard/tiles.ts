import type { Call } from "#client/lib/context.tsx";
import { list } from "#shared/signatures/endpoints.ts";
import type { Content, ListedSignature } from "#shared/signatures/schema.ts";

/** What the dashboard shows of a signature; `content` and `shortLinks` are what its picture is drawn from. */
export type Tile = Pick<ListedSignature, "hash" | "label" | "canEdit" | "updatedAt" | "shortLinks" | "progress"> & {
  content: Content;
  /** the viewer's default */
  isDefault: boolean;
};
export type TilePage = { tiles: Tile[]; page: number; hasMore: boolean };

/** One page of the viewer's signatures, newest first. @param search words that they have; empty: all @throws ApiError */
export async function listTiles(call: Call, pageNumber: number, search = "", signal?: AbortSignal): Promise<TilePage> {
  const input = { params: { page: pageNumber }, querystring: search ? { search } : {} };
  const { items, page, hasMore } = await call(list, input, { signal });
  return { tiles: items.map(tileOf), page, hasMore: hasMore && items.length > 0 };
}

const tileOf = ({ general, design, media, byDefault, ...listed }: ListedSignature): Tile => ({
  hash: listed.hash,
  label: listed.label,
  canEdit: listed.canEdit,
  updatedAt: listed.updatedAt,
  shortLinks: listed.shortLinks,
  progress: listed.progress,
  content: { general, design, media },
  isDefault: byDefault !== null,
});
