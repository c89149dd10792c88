import { Plus } from "lucide-react";
import { type ReactNode, type RefObject, useRef } from "react";
import { UnconfirmedNotice } from "#client/features/auth/unconfirmed/UnconfirmedNotice.tsx";
import { SkeletonTiles } from "#client/features/signatures/dashboard/SkeletonTiles.tsx";
import type { CommandGroup } from "#client/lib/commands.ts";
import { Link } from "#client/lib/links.tsx";
import { raiseUnlockPro } from "#client/lib/unlockPro.ts";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { Icon } from "#client/ui/Icon.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { SearchField } from "#client/ui/SearchField.tsx";
import { t } from "#shared/languages/translate.ts";
import { MAX_SEARCH_LENGTH } from "#shared/signatures/constants.ts";
import type { Bar } from "./deeds.ts";
import type { useTileList } from "./useTileList.ts";
import { WayOut } from "./WayOut.tsx";

/** Fewer are found at a glance. */
const MIN_SEARCHED = 4;
const LIMIT = "tile-limit";

type Props = {
  list: Pick<
    ReturnType<typeof useTileList>,
    "count" | "hasMore" | "isLoading" | "isSearching" | "problem" | "news" | "loadMore"
  > & { tiles: readonly unknown[] };
  /** the list itself, for whoever moves the focus in it */
  listRef: RefObject<HTMLUListElement | null>;
  search: string;
  onSearch(words: string): void;
  group: CommandGroup;
  /** why there cannot be another; null: there can */
  bar: Bar | null;
  /** where another is made */
  createPath: string;
  words: {
    create: string;
    createFirst: string;
    search: string;
    emptyTitle: string;
    emptyText: string;
    /** said of a search without a result */
    noneFound: string;
    /** said aloud of a search's results */
    found: string;
  };
  /** @param showLimit leads to the reason why there cannot be another */
  drawTiles(showLimit: () => void): ReactNode;
  /** what is asked above the list */
  children: ReactNode;
};

/** A dashboard of things shown as tiles: search, another one or why not, the tiles, more of them. */
export function TileBoard(props: Props) {
  const { list, listRef, search, onSearch, group, bar, createPath, words, drawTiles, children } = props;
  const { tiles, count, hasMore, isLoading, isSearching, problem, news, loadMore } = list;
  const limit = useRef<HTMLDivElement>(null);
  const showLimit = () => {
    if (!(bar?.way && raiseUnlockPro("pricing"))) limit.current?.focus();
  };
  const isEmpty = count === 0 && !hasMore && search === "";
  const create = (word: string) => (
    <Link to={createPath} className={buttonLook()}>
      <Plus className="size-4" aria-hidden="true" />
      {word}
    </Link>
  );
  return (
    <>
      {!isEmpty && (
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
          {(count >= MIN_SEARCHED || search !== "") && (
            <SearchField label={words.search} group={group} maxLength={MAX_SEARCH_LENGTH} onSearch={onSearch} />
          )}
          {bar ? (
            <Button
              aria-describedby={LIMIT}
              look="secondary"
              icon={<Icon name="lock" className="size-4" />}
              onClick={showLimit}
            >
              {words.create}
            </Button>
          ) : (
            create(words.create)
          )}
        </div>
      )}
      <div className="-mt-4 w-full">
        <UnconfirmedNotice className="mt-4" />
        {bar && !isEmpty && (
          <div id={LIMIT} ref={limit} tabIndex={-1} className="mt-4 rounded-control">
            <InlineAlert kind="info" actions={bar.way && <WayOut>{bar.way}</WayOut>}>
              {bar.text}
            </InlineAlert>
          </div>
        )}
        {isEmpty ? (
          <div className="mt-6">
            <EmptyState
              title={words.emptyTitle}
              text={bar?.text ?? words.emptyText}
              action={bar === null ? create(words.createFirst) : bar.way && <WayOut>{bar.way}</WayOut>}
            />
          </div>
        ) : (
          <ul
            ref={listRef}
            aria-busy={isSearching}
            className="mt-6 grid gap-4 aria-busy:opacity-60 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3"
          >
            {drawTiles(showLimit)}
          </ul>
        )}
        {search !== "" && !isSearching && tiles.length === 0 && !problem && (
          <p className="mt-6 text-center text-ink-muted">{words.noneFound}</p>
        )}
        {problem && (
          <InlineAlert kind="danger" className="mt-6">
            {problem}
          </InlineAlert>
        )}
        {isLoading && <SkeletonTiles />}
        {hasMore && (
          <div className="mt-8 text-center">
            <Button look="secondary" isLoading={isLoading} onClick={() => void loadMore()}>
              {t("Load more")}
            </Button>
          </div>
        )}
        <p role="status" className="sr-only">
          {search !== "" && !isSearching ? words.found : news}
        </p>
        {children}
      </div>
    </>
  );
}
