import { useTileList } from "#client/features/editing/dashboard/useTileList.ts";
import { useApp } from "#client/lib/context.tsx";
import { t } from "#shared/languages/translate.ts";
import { listTiles, type TilePage } from "./tiles.ts";

/** The key that all lists of pages begin with. */
const LISTS = ["pages", "tiles"];

/**
 * The dashboard's list of pages.
 * @param search words that the shown ones have; empty: all are shown
 */
export function usePages(first: TilePage, search: string) {
  const app = useApp();
  return useTileList({
    lists: LISTS,
    first,
    search,
    fetch: (wanted, signal) => listTiles(app, wanted, signal),
    moreWords: (count) => t("{count, plural, one {# more page} other {# more pages}} loaded", { count }),
  });
}
