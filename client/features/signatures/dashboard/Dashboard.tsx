import clsx from "clsx";
import { Suspense, useEffect, useRef, useState } from "react";
import { UnconfirmedNotice } from "#client/features/auth/unconfirmed/UnconfirmedNotice.tsx";
import { useSession } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { Link } from "#client/lib/links.tsx";
import { raiseUnlockPro } from "#client/lib/unlockPro.ts";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { DialogOnItsWay } from "#client/ui/OnItsWay.tsx";
import { SearchField } from "#client/ui/SearchField.tsx";
import { Select } from "#client/ui/Select.tsx";
import { isNewcomer } from "#shared/account/onboarding.ts";
import { COMMON_ERRORS } from "#shared/errors/common.ts";
import { msg, t, translated } from "#shared/languages/translate.ts";
import type { Session } from "#shared/lib/ssr.ts";
import type { Wanted } from "#shared/members/access/schema.ts";
import { actingAs, can, isMember, managesOthers, refusalOf } from "#shared/members/rules.ts";
import { pathTo } from "#shared/routes.ts";
import { MAX_SEARCH_LENGTH, type Sort } from "#shared/signatures/constants.ts";
import type { Step } from "#shared/signatures/progress.ts";
import { deletions } from "./deletions.ts";
import { FirstSteps } from "./FirstSteps.tsx";
import { type Bar, Limit } from "./Limit.tsx";
import { CreateLink, NewSignature } from "./NewSignature.tsx";
import { nameOf } from "./names.ts";
import { SignatureTile } from "./SignatureTile.tsx";
import { SkeletonTiles } from "./SkeletonTiles.tsx";
import { isAtEnd, statesOf } from "./states.ts";
import type { Tile, TilePage } from "./tiles.ts";
import { useDefault } from "./useDefault.ts";
import { useListCommands } from "./useListCommands.ts";
import { useTileActions } from "./useTileActions.ts";
import { useTiles } from "./useTiles.ts";

const Overview = lazyPart(async () => (await import("./overview/Overview.tsx")).Overview);
const Chosen = lazyPart(async () => (await import("./Chosen.tsx")).Chosen);
const SendDialog = lazyPart(async () => (await import("../install/send/SendDialog.tsx")).SendDialog);
const AssignDialog = lazyPart(async () => (await import("./AssignDialog.tsx")).AssignDialog);
const RenameSignature = lazyPart(async () => (await import("./RenameSignature.tsx")).RenameSignature);
const AskDialog = lazyPart(async () => (await import("#client/features/access/AskDialog.tsx")).AskDialog);
const OwnerNotice = lazyPart(async () => (await import("./OwnerNotice.tsx")).OwnerNotice);

/** Fewer are found at a glance. */
const MIN_SEARCHED = 4;

/** In which order a list can be. */
const ORDERS: readonly { value: Sort; label: string }[] = [
  { value: "created", label: msg("Newest first") },
  { value: "edited", label: msg("Edited last") },
  { value: "name", label: msg("By name") },
];

type Props = {
  first: TilePage;
  /** of one company of an agency; null: of the team */
  group?: string | null;
  /** how far the viewer has come; null: nothing is said of that */
  steps?: Step[] | null;
};

/** The signatures, what can be done with them, and why another cannot be made. */
export function Dashboard({ first, group = null, steps = null }: Props) {
  const session = useSession();
  const [renamed, setRenamed] = useState<Tile | null>(null);
  const [assigned, setAssigned] = useState<Tile | null>(null);
  const [sent, setSent] = useState<readonly Tile[] | null>(null);
  const [asked, setAsked] = useState<{ wanted: Wanted; hash: string } | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [search, setSearch] = useState("");
  const [sort, setSort] = useState<Sort>("created");
  const limit = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const rights = session && actingAs(session.user);
  const { tiles, count, hasMore, isLoading, isSearching, problem, news, loadMore, remove, refresh } = useTiles(first, {
    search,
    sort,
    group,
  });
  const barred = session && barOf(session, count);
  const showLimit = () => {
    if (!(barred?.way && !session?.user.company && raiseUnlockPro("signatures"))) limit.current?.focus();
  };
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
    remove([tile]);
  };
  const isOfTeam = session !== null && managesOthers(session.user);
  // What somebody makes is of the company that they act in.
  const isMakersOwn = group === null || group === session?.user.company?.group;
  const mayDelete = rights !== null && can(rights, "signatures.delete");
  const maySend = rights !== null && can(rights, "signatures.send");
  const lacking = session ? lackingOf(session) : [];
  const hasEnded = session?.user.isTerminated === true && isMember(session.user);
  // What was chosen and has left the list since is not chosen any more.
  const picked = tiles.filter(({ hash }) => chosen.has(hash));
  const choose = (hash: string, isChosen: boolean) =>
    setChosen((now) => new Set(isChosen ? [...now, hash] : [...now].filter((other) => other !== hash)));

  const isEmpty = count === 0 && !hasMore;
  const [only] = count === 1 && !hasMore && search === "" ? tiles : [];
  const beginner = only?.canEdit && !isAtEnd(statesOf(only)) ? only : null;
  return (
    <>
      {!isEmpty && (
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
          {(count >= MIN_SEARCHED || search !== "" || sort !== "created") && (
            <>
              <SearchField
                label={t("Search signatures")}
                group="signatures"
                maxLength={MAX_SEARCH_LENGTH}
                onSearch={setSearch}
              />
              <Select
                label={t("Order of the list")}
                isLabelHidden
                options={translated(ORDERS)}
                value={sort}
                onChange={({ target }) => setSort(target.value as Sort)}
              />
            </>
          )}
          {isMakersOwn && <NewSignature isBarred={barred !== null} needsPlace={needsPlace} onRefused={showLimit} />}
        </div>
      )}
      <div className="-mt-4 w-full">
        <UnconfirmedNotice className="mt-4" />
        {hasEnded && (
          // In the place of the limit: there is no room for anything until it is paid.
          <div id="signature-limit" ref={limit} tabIndex={-1} className="mt-4 rounded-control">
            <Suspense>
              <OwnerNotice ownerEmail={session.user.team?.ownerEmail ?? null} />
            </Suspense>
          </div>
        )}
        {steps && (
          <div className="mt-6">
            <Suspense fallback={<div className="h-36" />}>
              <Overview first={steps} />
            </Suspense>
          </div>
        )}
        {barred && !isEmpty && !hasEnded && <Limit ref={limit} bar={barred} />}
        {picked.length > 0 && (
          <Suspense>
            <Chosen
              count={picked.length}
              onAll={() => setChosen(new Set(tiles.map(({ hash }) => hash)))}
              onNone={() => setChosen(new Set())}
              onSend={maySend ? () => setSent(picked) : null}
              onDelete={
                mayDelete
                  ? () => {
                      emptied.current = 0;
                      remove(picked);
                      setChosen(new Set());
                    }
                  : null
              }
            />
          </Suspense>
        )}
        {isEmpty && hasEnded ? null : isEmpty ? (
          <div className="mt-6">
            <EmptyState
              title={t("No signature yet")}
              text={
                barred?.text ?? t("Design one, see it as your recipients will, and install it in your mail client.")
              }
              action={
                barred === null &&
                isMakersOwn && (
                  <div className="flex flex-wrap justify-center gap-3">
                    <CreateLink needsPlace={needsPlace}>{t("Create signature")}</CreateLink>
                    <CreateLink needsPlace={needsPlace} isBrought>
                      {t("Bring your present signature along")}
                    </CreateLink>
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
                  isOfTeam={isOfTeam}
                  isChosen={chosen.has(tile.hash)}
                  onChosen={tiles.length > 1 && (mayDelete || maySend) ? (is) => choose(tile.hash, is) : null}
                  onDuplicate={
                    rights && can(rights, "signatures.duplicate") ? () => (barred ? showLimit() : copy(tile)) : null
                  }
                  onRename={() => setRenamed(tile)}
                  onTest={() => void sendTest(tile)}
                  onDefault={() => chooseDefault(tile)}
                  onSend={maySend ? () => setSent([tile]) : null}
                  onAssign={isOfTeam ? () => setAssigned(tile) : null}
                  onDelete={mayDelete ? () => removeAt(tile, index) : null}
                  lacking={lacking}
                  onAsk={(wanted) => setAsked({ wanted, hash: tile.hash })}
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
        {isLoading && <SkeletonTiles />}
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
          {sent && (
            <SendDialog
              signatures={sent.map(sentOf)}
              onSent={() => setChosen(new Set())}
              onClose={() => setSent(null)}
            />
          )}
          {assigned && <AssignDialog tile={assigned} onChanged={refresh} onClose={() => setAssigned(null)} />}
          {asked && <AskDialog {...asked} onClose={() => setAsked(null)} />}
          {renamed && <RenameSignature tile={renamed} onRenamed={refresh} onClose={() => setRenamed(null)} />}
        </Suspense>
      </div>
    </>
  );
}

const sentOf = (tile: Tile) => ({ hash: tile.hash, name: nameOf(tile), email: tile.assignee });

/** What a member may not do with signatures, and can ask their team for. */
function lackingOf({ user }: Session): Wanted[] {
  if (!isMember(user) || user.isTerminated) return [];
  return (["edit", "send", "duplicate", "delete"] as const).filter(
    (wanted) => !can(actingAs(user), `signatures.${wanted}`),
  );
}

/** Why the person cannot make another signature; null when they can. Of a team's other signatures a member knows nothing here. */
function barOf({ user, entitlements: { maxSignatures, canEdit } }: Session, count: number): Bar | null {
  // Where the team's plan has ended there is nothing to ask for: the notice above says what is to be done.
  if (!canEdit)
    return { text: t(COMMON_ERRORS.account_expired.message), way: isMember(user) ? null : t("See the plans") };
  if (!can(actingAs(user), "signatures.create")) {
    const text = `${t(COMMON_ERRORS[refusalOf("signatures.create")].message)}.`;
    return { text, way: null, wanted: "create" };
  }
  if (count < maxSignatures) return null;
  if (isMember(user)) return { text: `${t(COMMON_ERRORS.team_limit.message)}.`, way: null, wanted: "signature" };
  const used = t("{used} of {most, plural, one {# signature} other {# signatures}} used.", {
    used: count,
    most: maxSignatures,
  });
  // A company has what its agency gives it.
  if (user.company) return { text: used, way: t("Add more") };
  const text =
    maxSignatures === 1
      ? `${t("You can only have one signature.")} ${t("Edit it, or delete it to start over.")}`
      : used;
  return { text, way: t("Add more") };
}
