import type { Call } from "#client/lib/context.tsx";
import { endpointPath } from "#shared/lib/endpoint.ts";
import type { SiteConfig } from "#shared/lib/ssr.ts";
import { list, picture } from "#shared/signatures/endpoints.ts";
import type { Signature } from "#shared/signatures/schema.ts";

/** What the dashboard shows of a signature. */
export type Tile = { hash: string; name: string; position: string; canEdit: boolean; pictureUrl: string };
export type TilePage = { tiles: Tile[]; page: number; hasMore: boolean };

/** One page of the viewer's signatures, newest first. @throws ApiError */
export async function listTiles(
  call: Call,
  site: SiteConfig,
  pageNumber: number,
  signal?: AbortSignal,
): Promise<TilePage> {
  const { items, page, hasMore } = await call(list, { params: { page: pageNumber } }, { signal });
  return { tiles: items.map((signature) => tileOf(signature, site)), page, hasMore: hasMore && items.length > 0 };
}

function tileOf({ hash, general, canEdit, updatedAt }: Signature, { apiBase }: SiteConfig): Tile {
  // A browser shows the picture of an address that it knows without asking again, so each save has an address of its own.
  const pictureUrl = apiBase + endpointPath(picture, { hash }, { saved: Date.parse(updatedAt) });
  return { hash, name: general.name, position: general.position, canEdit, pictureUrl };
}
