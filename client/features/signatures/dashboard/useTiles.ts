import { useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { remove } from "#shared/signatures/endpoints.ts";
import type { TilePage } from "./tiles.ts";

/** The dashboard's list: first page from the loader, more on demand, without those that were deleted. */
export function useTiles(first: TilePage) {
  const { call, site } = useApp();
  const [{ tiles, page, hasMore }, setList] = useState(first);
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  /** said aloud after more have come */
  const [news, setNews] = useState("");

  const loadMore = async () => {
    setLoading(true);
    setProblem(null);
    try {
      const { listTiles } = await import("./tiles.ts");
      const next = await listTiles(call, site, page + 1);
      const known = new Set(tiles.map(({ hash }) => hash));
      // A signature saved meanwhile moves the others down by one.
      const fresh = next.tiles.filter(({ hash }) => !known.has(hash));
      setList({ ...next, tiles: [...tiles, ...fresh] });
      setNews(t("{count, plural, one {# more signature} other {# more signatures}} loaded", { count: fresh.length }));
    } catch (error) {
      setProblem(
        error instanceof ApiError ? error : new ApiError({ status: 500, code: "internal", message: t(RELOAD) }),
      );
    } finally {
      setLoading(false);
    }
  };

  return {
    tiles,
    hasMore,
    isLoading,
    problem,
    news,
    loadMore,
    /** @throws ApiError */
    async remove(hash: string) {
      await call(remove, { params: { hash } });
      setList((list) => ({ ...list, tiles: list.tiles.filter((tile) => tile.hash !== hash) }));
    },
  };
}

const RELOAD = msg("Please, reload the page and try again.");
