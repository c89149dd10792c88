import { Suspense, useRef, useState } from "react";
import type { Bar, Deed } from "#client/features/editing/dashboard/deeds.ts";
import { TileBoard } from "#client/features/editing/dashboard/TileBoard.tsx";
import { useFocusAfterRemoval } from "#client/features/editing/dashboard/useFocusAfterRemoval.ts";
import { noEditCode } from "#client/features/editing/noEdit.ts";
import { useSession } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { showToast } from "#client/lib/toasts.ts";
import { raiseUnlockPro } from "#client/lib/unlockPro.ts";
import { ConfirmModal } from "#client/ui/ConfirmModal.tsx";
import { DialogOnItsWay } from "#client/ui/OnItsWay.tsx";
import { COMMON_ERRORS } from "#shared/errors/common.ts";
import { PAGE_ERRORS } from "#shared/errors/pages.ts";
import { t } from "#shared/languages/translate.ts";
import type { Session } from "#shared/lib/ssr.ts";
import { actingAs, can, isMember, managesOthers, refusalOf } from "#shared/members/rules.ts";
import { pathTo } from "#shared/routes.ts";
import { PageTile } from "./PageTile.tsx";
import { nameOf, type Tile, type TilePage } from "./tiles.ts";
import { usePageActions } from "./usePageActions.ts";
import { usePages } from "./usePages.ts";

const AssignMember = lazyPart(
  async () => (await import("#client/features/editing/dashboard/AssignMember.tsx")).AssignMember,
);
const ShareDialog = lazyPart(async () => (await import("../share/ShareDialog.tsx")).ShareDialog);

type Asked = { kind: "share" | "assign" | "delete" | "unpublish"; tile: Tile };

/** The pages, what can be done with them, and why another cannot be made. */
export function Dashboard({ first }: { first: TilePage }) {
  const session = useSession();
  const [search, setSearch] = useState("");
  const [asked, setAsked] = useState<Asked | null>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const list = usePages(first, search);
  const { tiles } = list;
  const actions = usePageActions(list.refresh);
  const close = () => setAsked(null);
  const focusAfter = useFocusAfterRemoval(listRef, tiles);

  const rights = session && actingAs(session.user);
  const may = (verb: "edit" | "send" | "duplicate" | "delete") => rights !== null && can(rights, `pages.${verb}`);
  const bar = session && barOf(session, list.count);
  const isOfTeam = session !== null && managesOthers(session.user);
  const canUnpublish = session?.entitlements.canUnpublish === true;

  const noEdit = t(COMMON_ERRORS[noEditCode(session)].message);

  /** What a permission does not allow is locked, with the sentence that says so. */
  const deed = (verb: "edit" | "duplicate" | "delete", run: () => void): Deed => {
    if (may(verb)) return { lock: null, run };
    const lock = t(COMMON_ERRORS[refusalOf(`pages.${verb}`)].message);
    return { lock, run: () => void showToast({ kind: "info", text: lock }) };
  };

  return (
    <TileBoard
      list={list}
      listRef={listRef}
      search={search}
      onSearch={setSearch}
      group="pages"
      bar={bar}
      createPath={pathTo("page-create")}
      words={{
        create: t("New page"),
        createFirst: t("Create page"),
        search: t("Search pages"),
        emptyTitle: t("No page yet"),
        emptyText: t("One address with all your links, to put into profiles, signatures and on paper."),
        noneFound: t("No page has “{words}”.", { words: search }),
        found: t("{count, plural, one {# page} other {# pages}} found", { count: tiles.length }),
      }}
      drawTiles={(showLimit) =>
        tiles.map((tile) => (
          <PageTile
            key={tile.hash}
            tile={tile}
            isBusy={actions.busy === tile.hash}
            noEdit={noEdit}
            canRestore={rights?.member === null}
            onShare={() => setAsked({ kind: "share", tile })}
            onDuplicate={bar ? { lock: bar.text, run: showLimit } : deed("duplicate", () => void actions.copy(tile))}
            onPublish={deed("edit", () => void actions.publish(tile))}
            onUnpublish={
              canUnpublish || !may("edit")
                ? deed("edit", () => setAsked({ kind: "unpublish", tile }))
                : { lock: t("Please upgrade"), run: () => void raiseUnlockPro("pricing") }
            }
            onDelete={deed("delete", () => setAsked({ kind: "delete", tile }))}
            onAssign={isOfTeam ? () => setAsked({ kind: "assign", tile }) : null}
            onUnassign={isOfTeam ? () => void actions.take(tile) : null}
          />
        ))
      }
    >
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
          <AssignMember
            name={nameOf(asked.tile)}
            description={t("A member has one page: this one takes the place of the one that they had.")}
            assignee={asked.tile.assignee}
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
            const forget = focusAfter(tiles.findIndex(({ hash }) => hash === asked.tile.hash));
            void actions.remove(asked.tile).then((isDone) => {
              if (!isDone) forget();
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
    </TileBoard>
  );
}

/** Why the person cannot make another page; null when they can. Of a team's other pages a member knows nothing here. */
function barOf({ user, entitlements: { maxPages, canEdit } }: Session, count: number): Bar | null {
  const sentence = (text: string) => `${t(text)}.`.replace(/\.\.$/, ".");
  if (!canEdit)
    return { text: t(COMMON_ERRORS.account_expired.message), way: isMember(user) ? null : t("Upgrade to publish") };
  if (!can(actingAs(user), "pages.create"))
    return { text: sentence(COMMON_ERRORS[refusalOf("pages.create")].message), way: null };
  if (count < maxPages) return null;
  if (isMember(user)) return { text: sentence(COMMON_ERRORS.team_limit.message), way: null };
  const text = maxPages === 1 ? t("You can only have one page.") : sentence(PAGE_ERRORS.page_limit.message);
  return { text, way: t("Please upgrade") };
}
