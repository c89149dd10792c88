import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { brand } from "#shared/reseller/brand/endpoints.ts";
import type { SavedBrand } from "#shared/reseller/brand/schema.ts";

export type BrandData = { saved: SavedBrand };

/** How the agency looks to the people of its companies. */
export async function loader({ context }: LoaderArgs): Promise<BrandData> {
  return { saved: await context.get(appContext).call(brand, {}) };
}
