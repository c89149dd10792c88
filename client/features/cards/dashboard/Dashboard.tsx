import { Suspense, useRef, useState } from "react";
import type { Bar, Deed } from "#client/features/editing/dashboard/deeds.ts";
import { TileBoard } from "#client/features/editing/dashboard/TileBoard.tsx";
import { useFocusAfterRemoval } from "#client/features/editing/dashboard/useFocusAfterRemoval.ts";
import { noEditCode } from "#client/features/editing/noEdit.ts";
import { useSession } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { Link } from "#client/lib/links.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { ConfirmModal } from "#client/ui/ConfirmModal.tsx";
import { DialogOnItsWay } from "#client/ui/OnItsWay.tsx";
import { COMMON_ERRORS } from "#shared/errors/common.ts";
import { PAGE_ERRORS } from "#shared/errors/pages.ts";
import { t } from "#shared/languages/translate.ts";
import type { Session } from "#shared/lib/ssr.ts";
import { actingAs, can, isMember, managesOthers, refusalOf } from "#shared/members/rules.ts";
import { pathTo } from "#shared/routes.ts";
import { CardTile } from "./CardTile.tsx";
import { nameOf, type Tile, type TilePage } from "./tiles.ts";
import { useCardActions } from "./useCardActions.ts";
import { useCards } from "./useCards.ts";

const AssignMember = lazyPart(
  async () => (await import("#client/features/editing/dashboard/AssignMember.tsx")).AssignMember,
);
const ShareCard = lazyPart(async () => (await import("../share/ShareCard.tsx")).ShareCard);
const RenameCard = lazyPart(async () => (await import("./RenameCard.tsx")).RenameCard);

type Asked = { kind: "share" | "assign" | "delete" | "rename"; tile: Tile };

/** The business cards, what can be done with them, and why another cannot be made. */
export function Dashboard({ first }: { first: TilePage }) {
  const session = useSession();
  const [search, setSearch] = useState("");
  const [asked, setAsked] = useState<Asked | null>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const list = useCards(first, search);
  const { tiles } = list;
  const actions = useCardActions(list.refresh);
  const close = () => setAsked(null);
  const focusAfter = useFocusAfterRemoval(listRef, tiles);

  const rights = session && actingAs(session.user);
  const may = (verb: "edit" | "send" | "duplicate" | "delete") => rights !== null && can(rights, `cards.${verb}`);
  const bar = session && barOf(session, list.count);
  const isOfTeam = session !== null && managesOthers(session.user);

  const noEdit = t(COMMON_ERRORS[noEditCode(session)].message);

  /** What a permission does not allow is locked, with the sentence that says so. */
  const deed = (verb: "edit" | "duplicate" | "delete", run: () => void): Deed => {
    if (may(verb)) return { lock: null, run };
    const lock = t(COMMON_ERRORS[refusalOf(`cards.${verb}`)].message);
    return { lock, run: () => void showToast({ kind: "info", text: lock }) };
  };

  return (
    <TileBoard
      list={list}
      listRef={listRef}
      search={search}
      onSearch={setSearch}
      group="cards"
      bar={bar}
      createPath={pathTo("card-create")}
      words={{
        create: t("New card"),
        createFirst: t("Create card"),
        search: t("Search cards"),
        emptyTitle: t("No business card yet"),
        emptyText: t("Whoever scans its code has you in their address book: on screen, on paper, in a wallet."),
        noneFound: t("No card has “{words}”.", { words: search }),
        found: t("{count, plural, one {# card} other {# cards}} found", { count: tiles.length }),
      }}
      drawTiles={(showLimit) =>
        tiles.map((tile) => (
          <CardTile
            key={tile.hash}
            tile={tile}
            noEdit={noEdit}
            canRestore={rights?.member === null}
            isBusy={actions.busy === tile.hash}
            onShare={() => setAsked({ kind: "share", tile })}
            onDuplicate={bar ? { lock: bar.text, run: showLimit } : deed("duplicate", () => void actions.copy(tile))}
            onRename={deed("edit", () => setAsked({ kind: "rename", tile }))}
            onDelete={deed("delete", () => setAsked({ kind: "delete", tile }))}
            onAssign={isOfTeam ? () => setAsked({ kind: "assign", tile }) : null}
            onUnassign={isOfTeam ? () => void actions.take(tile) : null}
          />
        ))
      }
    >
      <p className="mt-8 text-center">
        <Link to={pathTo("scan")} className="text-14 font-medium text-link touch:py-3">
          {t("Scan a code")}
        </Link>
      </p>
      <Suspense fallback={<DialogOnItsWay />}>
        {asked?.kind === "share" && (
          <ShareCard card={asked.tile} name={nameOf(asked.tile)} maySend={may("send")} onClose={close} />
        )}
        {asked?.kind === "rename" && (
          <RenameCard tile={asked.tile} rename={(label) => actions.rename(asked.tile, label)} onClose={close} />
        )}
        {asked?.kind === "assign" && (
          <AssignMember
            name={nameOf(asked.tile)}
            description={t("A member has one business card: this one takes the place of the one that they had.")}
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
          title={t("Delete the business card “{name}”?", { name: nameOf(asked.tile) })}
          description={
            asked.tile.assignee === null
              ? t("It is deleted for good: its address and its codes lead nowhere, and it stops working in wallets.")
              : t(
                  "It is deleted for good: its address and its codes lead nowhere, it stops working in wallets, and it leaves the dashboard of {email}.",
                  {
                    email: asked.tile.assignee,
                  },
                )
          }
          action={t("Delete card")}
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
    </TileBoard>
  );
}

/** Why the person cannot make another card; null when they can. Of a team's other cards a member knows nothing here. */
function barOf({ user, entitlements: { maxCards, canEdit } }: Session, count: number): Bar | null {
  const sentence = (text: string) => `${t(text)}.`.replace(/\.\.$/, ".");
  if (!canEdit)
    return { text: t(COMMON_ERRORS.account_expired.message), way: isMember(user) ? null : t("See the plans") };
  if (!can(actingAs(user), "cards.create"))
    return { text: sentence(COMMON_ERRORS[refusalOf("cards.create")].message), way: null };
  if (count < maxCards) return null;
  if (isMember(user)) return { text: sentence(COMMON_ERRORS.team_limit.message), way: null };
  const text = maxCards === 1 ? t("You can only have one business card.") : sentence(PAGE_ERRORS.card_limit.message);
  return { text, way: t("Please upgrade") };
}
