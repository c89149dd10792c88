import { Plus } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { UnconfirmedNotice } from "#client/features/auth/unconfirmed/UnconfirmedNotice.tsx";
import { SkeletonTiles } from "#client/features/signatures/dashboard/SkeletonTiles.tsx";
import { useSession } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { showToast } from "#client/lib/toasts.ts";
import { raiseUnlockPro } from "#client/lib/unlockPro.ts";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { ConfirmModal } from "#client/ui/ConfirmModal.tsx";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { Icon } from "#client/ui/Icon.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { DialogOnItsWay } from "#client/ui/OnItsWay.tsx";
import { SearchField } from "#client/ui/SearchField.tsx";
import { COMMON_ERRORS } from "#shared/errors/common.ts";
import { PAGE_ERRORS } from "#shared/errors/pages.ts";
import { t } from "#shared/languages/translate.ts";
import type { Session } from "#shared/lib/ssr.ts";
import { actingAs, can, isMember, managesOthers, refusalOf } from "#shared/members/rules.ts";
import { pathTo } from "#shared/routes.ts";
import { MAX_SEARCH_LENGTH } from "#shared/signatures/constants.ts";
import { type Deed, PageTile } from "./PageTile.tsx";
import { nameOf, type Tile, type TilePage } from "./tiles.ts";
import { usePageActions } from "./usePageActions.ts";
import { usePages } from "./usePages.ts";

const AssignPage = lazyPart(async () => (await import("./AssignPage.tsx")).AssignPage);
const ShareDialog = lazyPart(async () => (await import("../share/ShareDialog.tsx")).ShareDialog);

/** Fewer are found at a glance. */
const MIN_SEARCHED = 4;

type Asked = { kind: "share" | "assign" | "delete" | "unpublish"; tile: Tile };
/** Why there cannot be another page, and how there could be: `way` leads to the plans. */
type Bar = { text: string; way: string | null };

/** The pages, what can be done with them, and why another cannot be made. */
export function Dashboard({ first }: { first: TilePage }) {
  const session = useSession();
  const [search, setSearch] = useState("");
  const [asked, setAsked] = useState<Asked | null>(null);
  const limit = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { tiles, count, hasMore, isLoading, isSearching, problem, news, loadMore, refresh } = usePages(first, search);
  const actions = usePageActions(refresh);
  const close = () => setAsked(null);

  const rights = session && actingAs(session.user);
  const may = (verb: "edit" | "send" | "duplicate" | "delete") => rights !== null && can(rights, `pages.${verb}`);
  const bar = session && barOf(session, count);
  const isOfTeam = session !== null && managesOthers(session.user);
  const showLimit = () => {
    if (!(bar?.way && raiseUnlockPro("pricing"))) limit.current?.focus();
  };
  const canUnpublish = session?.entitlements.hasAllParts === true;

  /** the place in the list that somebody has just emptied */
  const emptied = useRef<number | null>(null);
  useEffect(() => {
    if (emptied.current === null) return;
    const index = Math.min(emptied.current, tiles.length - 1);
    emptied.current = null;
    // The next one takes the focus, or the page's heading when it was the last.
    const next = list.current?.children[index]?.querySelector<HTMLElement>("a, button");
    (next ?? document.querySelector<HTMLElement>("main h1"))?.focus();
  }, [tiles]);

  /** What a permission does not allow is locked, with the sentence that says so. */
  const deed = (verb: "edit" | "duplicate" | "delete", run: () => void): Deed => {
    if (may(verb)) return { lock: null, run };
    const lock = t(COMMON_ERRORS[refusalOf(`pages.${verb}`)].message);
    return { lock, run: () => void showToast({ kind: "info", text: lock }) };
  };
  const isEmpty = count === 0 && !hasMore && search === "";
  const emptySentence = t("One address with all your links, to put into profiles, signatures and on paper.");

  return (
    <>
      {!isEmpty && (
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
          {(count >= MIN_SEARCHED || search !== "") && (
            <SearchField label={t("Search pages")} group="pages" maxLength={MAX_SEARCH_LENGTH} onSearch={setSearch} />
          )}
          {bar ? (
            <Button
              aria-describedby="page-limit"
              look="secondary"
              icon={<Icon name="lock" className="size-4" />}
              onClick={showLimit}
            >
              {t("New page")}
            </Button>
          ) : (
            <CreateLink />
          )}
        </div>
      )}
      <div className="-mt-4 w-full">
        <UnconfirmedNotice className="mt-4" />
        {bar && !isEmpty && (
          <div id="page-limit" ref={limit} tabIndex={-1} className="mt-4 rounded-control">
            <InlineAlert kind="info" actions={bar.way && <WayOut>{bar.way}</WayOut>}>
              {bar.text}
            </InlineAlert>
          </div>
        )}
        {isEmpty ? (
          <div className="mt-6">
            <EmptyState
              title={t("No page yet")}
              text={bar?.text ?? emptySentence}
              action={
                bar === null ? <CreateLink>{t("Create page")}</CreateLink> : bar.way && <WayOut>{bar.way}</WayOut>
              }
            />
          </div>
        ) : (
          <ul
            ref={list}
            aria-busy={isSearching}
            className="mt-6 grid gap-4 aria-busy:opacity-60 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3"
          >
            {tiles.map((tile, index) => (
              <PageTile
                key={tile.hash}
                tile={tile}
                isBusy={actions.busy === tile.hash}
                onShare={() => setAsked({ kind: "share", tile })}
                onDuplicate={
                  bar ? { lock: bar.text, run: showLimit } : deed("duplicate", () => void actions.copy(tile))
                }
                onPublish={deed("edit", () => void actions.publish(tile))}
                onUnpublish={
                  canUnpublish || !may("edit")
                    ? deed("edit", () => setAsked({ kind: "unpublish", tile }))
                    : { lock: t("Please upgrade"), run: () => void raiseUnlockPro("pricing") }
                }
                onDelete={deed("delete", () => {
                  emptied.current = null;
                  setAsked({ kind: "delete", tile: tiles[index] ?? tile });
                })}
                onAssign={isOfTeam ? () => setAsked({ kind: "assign", tile }) : null}
                onUnassign={isOfTeam ? () => void actions.take(tile) : null}
              />
            ))}
          </ul>
        )}
        {search !== "" && !isSearching && tiles.length === 0 && !problem && (
          <p className="mt-6 text-center text-ink-muted">{t("No page has “{words}”.", { words: search })}</p>
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
            ? t("{count, plural, one {# page} other {# pages}} found", { count: tiles.length })
            : news}
        </p>
        <Suspense fallback={<DialogOnItsWay />}>
          {asked?.kind === "share" && (
            <ShareDialog
              page={tiles.find(({ hash }) => hash === asked.tile.hash) ?? asked.tile}
              name={nameOf(asked.tile)}
              maySend={may("send")}
              publish={may("edit") ? () => actions.publish(asked.tile) : null}
              onClose={close}
            />
          )}
          {asked?.kind === "assign" && (
            <AssignPage
              tile={asked.tile}
              give={(email) => actions.give(asked.tile, email)}
              take={() => actions.take(asked.tile)}
              onClose={close}
            />
          )}
        </Suspense>
        {asked?.kind === "delete" && (
          <ConfirmModal
            isOpen
            isDangerous
            title={t("Delete the page “{name}”?", { name: nameOf(asked.tile) })}
            description={
              asked.tile.assignee === null
                ? t("It is deleted for good, and its address leads nowhere.")
                : t("It is deleted for good, its address leads nowhere, and it leaves the dashboard of {email}.", {
                    email: asked.tile.assignee,
                  })
            }
            action={t("Delete page")}
            isLoading={actions.busy === asked.tile.hash}
            onConfirm={() => {
              const index = tiles.findIndex(({ hash }) => hash === asked.tile.hash);
              void actions.remove(asked.tile).then((isDone) => {
                if (isDone) emptied.current = index;
                close();
              });
            }}
            onClose={close}
          />
        )}
        {asked?.kind === "unpublish" && (
          <ConfirmModal
            isOpen
            title={t("Unpublish {name}?", { name: nameOf(asked.tile) })}
            description={t(
              "Nobody sees it then, and it is taken out of the signatures that show it. You can publish it again.",
            )}
            action={t("Unpublish")}
            isLoading={actions.busy === asked.tile.hash}
            onConfirm={() => void actions.unpublish(asked.tile).then(close)}
            onClose={close}
          />
        )}
      </div>
    </>
  );
}

const CreateLink = ({ children = t("New page") }: { children?: string }) => (
  <Link to={pathTo("page-create")} className={buttonLook()}>
    <Plus className="size-4" aria-hidden="true" />
    {children}
  </Link>
);

const WayOut = ({ children }: { children: string }) => (
  <Link
    to={pathTo("pricing")}
    className="font-medium underline underline-offset-2"
    onClick={(click) => raiseUnlockPro("pricing") && click.preventDefault()}
  >
    {children}
  </Link>
);

/** Why the person cannot make another page; null when they can. Of a team's other pages a member knows nothing here. */
function barOf({ user, entitlements: { maxPages, canEdit } }: Session, count: number): Bar | null {
  const sentence = (text: string) => `${t(text)}.`.replace(/\.\.$/, ".");
  if (!canEdit)
    return { text: t(COMMON_ERRORS.account_expired.message), way: isMember(user) ? null : t("See the plans") };
  if (!can(actingAs(user), "pages.create"))
    return { text: sentence(COMMON_ERRORS[refusalOf("pages.create")].message), way: null };
  if (count < maxPages) return null;
  if (isMember(user)) return { text: sentence(COMMON_ERRORS.team_limit.message), way: null };
  return { text: sentence(PAGE_ERRORS.page_limit.message), way: t("Please upgrade") };
}
