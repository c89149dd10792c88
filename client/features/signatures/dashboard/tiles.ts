import type { Call } from "#client/lib/context.tsx";
import { optionsFor } from "#renderer/signature/options.ts";
import { render } from "#renderer/signature/render.ts";
import { signatures } from "#shared/account/endpoints.ts";
import type { SiteConfig } from "#shared/lib/ssr.ts";
import type { Signature } from "#shared/signatures/schema.ts";

/** What the dashboard shows of a signature. */
export type Tile = { hash: string; name: string; position: string; canEdit: boolean; html: string };
export type TilePage = { tiles: Tile[]; page: number; hasMore: boolean };

/** One page of the viewer's signatures, newest first, drawn. @throws ApiError */
export async function listTiles(call: Call, site: SiteConfig, pageNumber: number): Promise<TilePage> {
  const { items, page, hasMore } = await call(signatures, { params: { page: pageNumber } });
  return { tiles: items.map((signature) => tileOf(signature, site)), page, hasMore: hasMore && items.length > 0 };
}

function tileOf(signature: Signature, { imageHost, publicUrl }: SiteConfig): Tile {
  const { hash, general, canEdit } = signature;
  const options = optionsFor(signature, { imageHost, brandingUrl: publicUrl });
  return { hash, name: general.name, position: general.position, canEdit, html: render(signature, options).html };
}
