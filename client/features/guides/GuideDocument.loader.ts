import { loadDrawings } from "#client/features/signatures/install/drawings/drawings.ts";
import type { LoaderArgs } from "#client/lib/context.tsx";
import { notFound } from "#client/lib/notFound.ts";
import { INSTALL_GUIDES } from "#shared/catalog/installGuides.ts";

/** The guide that the address names, with its drawings. */
export async function loader({ params: { client } }: LoaderArgs) {
  const guide = INSTALL_GUIDES.find(({ id }) => id === client);
  if (!guide) throw notFound();
  return { guide, drawings: await loadDrawings(guide.id) };
}
