import clsx from "clsx";
import { Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { UnconfirmedNotice } from "#client/features/auth/unconfirmed/UnconfirmedNotice.tsx";
import { useSession } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { DialogOnItsWay } from "#client/ui/OnItsWay.tsx";
import { isNewcomer } from "#shared/account/onboarding.ts";
import { COMMON_ERRORS } from "#shared/errors/common.ts";
import { t } from "#shared/languages/translate.ts";
import type { Session } from "#shared/lib/ssr.ts";
import { actingAs, can, isMember, refusalOf } from "#shared/members/rules.ts";
import { pathTo } from "#shared/routes.ts";
import { deletions } from "./deletions.ts";
import { FirstSteps } from "./FirstSteps.tsx";
import { type Bar, Limit } from "./Limit.tsx";
import { CreateLink, NewSignature } from "./NewSignature.tsx";
import { Search } from "./Search.tsx";
import { SignatureTile } from "./SignatureTile.tsx";
import { isAtEnd, statesOf } from "./states.ts";
import type { Tile, TilePage } from "./tiles.ts";
import { useDefault } from "./useDefault.ts";
import { useListCommands } from "./useListCommands.ts";
import { useTileActions } from "./useTileActions.ts";
import { useTiles } from "./useTiles.ts";

const RenameSignature = lazyPart(async () => (await import("./RenameSignature.tsx")).RenameSignature);

/** Fewer are found at a glance. */
const MIN_SEARCHED = 4;

/** The signatures, what can be done with them, and why another cannot be made. */
export function Dashboard({ first }: { first: TilePage }) {
  const session = useSession();
  const [renamed, setRenamed] = useState<Tile | null>(null);
  const [search, setSearch] = useState("");
  const limit = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const rights = session && actingAs(session.user);
  const { tiles, count, hasMore, isLoading, isSearching, problem, news, loadMore, remove, refresh } = useTiles(
    first,
    search,
  );
  const barred = session && barOf(session, count);
  const showLimit = () => limit.current?.focus();
  // A member's other limit is the team's, and of pages not yet shown nobody here knows how many they hold.
  const needsPlace = () =>
    !session || hasMore || isMember(session.user) || count + deletions.get().size >= session.entitlements.maxSignatures;
  useListCommands({
    tiles,
    loadMore: hasMore ? () => void loadMore() : null,
    showLimit: barred ? showLimit : null,
    needsPlace,
  });
  const { busy, copy, sendTest } = useTileActions({ refresh, needsPlace });
  const chooseDefault = useDefault();

  /** the place in the list that somebody has just emptied */
  const emptied = useRef<number | null>(null);
  useEffect(() => {
    if (emptied.current === null) return;
    const index = Math.min(emptied.current, tiles.length - 1);
    emptied.current = null;
    // The next one takes the focus, or the page's heading when it was the last.
    const next = list.current?.children[index]?.querySelector<HTMLElement>("a");
    (next ?? document.querySelector<HTMLElement>("main h1"))?.focus();
  }, [tiles]);
  const removeAt = (tile: Tile, index: number) => {
    emptied.current = index;
    remove(tile);
  };

  const isEmpty = count === 0 && !hasMore;
  const [only] = count === 1 && !hasMore && search === "" ? tiles : [];
  const beginner = only?.canEdit && !isAtEnd(statesOf(only)) ? only : null;
  return (
    <>
      {!isEmpty && (
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
          {(count >= MIN_SEARCHED || search !== "") && <Search onSearch={setSearch} />}
          <NewSignature isBarred={barred !== null} needsPlace={needsPlace} onRefused={showLimit} />
        </div>
      )}
      <div className="-mt-4 w-full">
        <UnconfirmedNotice className="mt-4" />
        {barred && !isEmpty && <Limit ref={limit} bar={barred} />}
        {isEmpty ? (
          <div className="mt-6">
            <EmptyState
              title={t("No signature yet")}
              text={
                barred?.text ?? t("Design one, see it as your recipients will, and install it in your mail client.")
              }
              action={
                barred === null && (
                  <div className="flex flex-wrap justify-center gap-3">
                    <CreateLink needsPlace={needsPlace}>{t("Create signature")}</CreateLink>
                    {session && isNewcomer(session.user) && (
                      <Link to={pathTo("welcome")} className={buttonLook({ look: "secondary" })}>
                        {t("Begin with five questions")}
                      </Link>
                    )}
                  </div>
                )
              }
            />
          </div>
        ) : (
          <div className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            <ul
              ref={list}
              aria-busy={isSearching}
              className={clsx("grid grid-cols-subgrid gap-6 aria-busy:opacity-60", !beginner && "col-span-full")}
            >
              {tiles.map((tile, index) => (
                <SignatureTile
                  key={tile.hash}
                  tile={tile}
                  isBusy={busy === tile.hash}
                  onDuplicate={
                    rights && can(rights, "signatures.duplicate") && can(rights, "signatures.create")
                      ? () => (barred ? showLimit() : copy(tile))
                      : null
                  }
                  onRename={() => setRenamed(tile)}
                  onTest={() => void sendTest(tile)}
                  onDefault={() => chooseDefault(tile)}
                  onDelete={rights && can(rights, "signatures.delete") ? () => removeAt(tile, index) : null}
                />
              ))}
            </ul>
            {beginner && <FirstSteps tile={beginner} onTest={() => void sendTest(beginner)} />}
          </div>
        )}
        {search !== "" && !isSearching && tiles.length === 0 && !problem && (
          <p className="mt-6 text-center text-ink-muted">{t("No signature has “{words}”.", { words: search })}</p>
        )}
        {problem && (
          <InlineAlert kind="danger" className="mt-6">
            {problem}
          </InlineAlert>
        )}
        {hasMore && (
          <div className="mt-8 text-center">
            <Button look="secondary" isLoading={isLoading} onClick={() => void loadMore()}>
              {t("Load more")}
            </Button>
          </div>
        )}
        <p role="status" className="sr-only">
          {search !== "" && !isSearching
            ? t("{count, plural, one {# signature} other {# signatures}} found", { count: tiles.length })
            : news}
        </p>
        <Suspense fallback={<DialogOnItsWay />}>
          {renamed && <RenameSignature tile={renamed} onRenamed={refresh} onClose={() => setRenamed(null)} />}
        </Suspense>
      </div>
    </>
  );
}

/** Why the person cannot make another signature; null when they can. Of a team's other signatures a member knows nothing here. */
function barOf({ user, entitlements: { maxSignatures } }: Session, count: number): Bar | null {
  if (!can(actingAs(user), "signatures.create"))
    return { text: `${t(COMMON_ERRORS[refusalOf("signatures.create")].message)}.`, way: null };
  if (count < maxSignatures) return null;
  if (isMember(user)) return { text: `${t(COMMON_ERRORS.team_limit.message)}.`, way: null };
  const used = t("{used} of {most, plural, one {# signature} other {# signatures}} used.", {
    used: count,
    most: maxSignatures,
  });
  return {
    text: maxSignatures === 1 ? `${used} ${t("Edit it, or delete it to start over.")}` : used,
    way: t("Add more"),
  };
}
