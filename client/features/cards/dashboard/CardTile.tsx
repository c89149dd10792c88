import {
  BookUser,
  CopyPlus,
  ExternalLink,
  Pencil,
  Printer,
  Share2,
  TextCursorInput,
  Trash2,
  UserRoundMinus,
  UserRoundPlus,
} from "lucide-react";
import { Suspense } from "react";
import type { Deed } from "#client/features/editing/dashboard/deeds.ts";
import { TileActions } from "#client/features/editing/dashboard/TileActions.tsx";
import { EditedAt } from "#client/features/signatures/dashboard/EditedAt.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { showToast } from "#client/lib/toasts.ts";
import type { MenuItem } from "#client/ui/Menu.tsx";
import { StatusPill } from "#client/ui/StatusPill.tsx";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { nameOf, type Tile } from "./tiles.ts";

const CardPicture = lazyPart(async () => (await import("./CardPicture.tsx")).CardPicture);

const icon = { className: "size-4", strokeWidth: 1.75, "aria-hidden": true } as const;

type Props = {
  tile: Tile;
  /** something chosen from its menu is under way */
  isBusy: boolean;
  /** what is said of one that cannot be edited */
  noEdit: string;
  /** whether the viewer is who renews the plan */
  canRestore: boolean;
  onShare(): void;
  onDuplicate: Deed;
  onRename: Deed;
  onDelete: Deed;
  /** null where there is nobody to give it to */
  onAssign: (() => void) | null;
  onUnassign: (() => void) | null;
};

/** One card of the list: its front, how it stands, and what can be done with it. */
export function CardTile(props: Props) {
  const { tile, isBusy, noEdit, canRestore, onShare, onDuplicate, onRename, onDelete, onAssign, onUnassign } = props;
  const { hash, canEdit, assignee, updatedAt, views, saves, content, label } = tile;
  const url = tile.ownUrl ?? tile.url;
  const isExpired = tile.state === "expired";
  const name = nameOf(tile);
  const below = [label.trim() && content.title.trim(), content.subheader.trim(), content.header.trim()].filter(Boolean);
  const item = (word: string, picture: MenuItem["icon"], { lock, run }: Deed): MenuItem => ({
    label: word,
    icon: picture,
    ...(lock !== null && { lock }),
    onChoose: run,
  });
  const free = (run: () => void): Deed => ({ lock: null, run });
  const open = (address: string) => free(() => void window.open(address, "_blank", "noopener"));
  const items: MenuItem[] = [
    ...(canEdit
      ? []
      : [
          item(t("Edit"), <Pencil {...icon} />, {
            lock: noEdit,
            run: () => void showToast({ kind: "info", text: noEdit }),
          }),
        ]),
    ...(isExpired
      ? []
      : [
          item(t("Share"), <Share2 {...icon} />, free(onShare)),
          item(t("Open"), <ExternalLink {...icon} />, open(url)),
          item(t("Contact file (.vcf)"), <BookUser {...icon} />, open(`${url}.vcf`)),
          item(t("Print sheet (PDF)"), <Printer {...icon} />, open(`${url}/print.pdf`)),
        ]),
    item(t("Duplicate"), <CopyPlus {...icon} />, onDuplicate),
    item(t("Rename"), <TextCursorInput {...icon} />, onRename),
    ...(onAssign ? [item(t("Assign to a member"), <UserRoundPlus {...icon} />, free(onAssign))] : []),
    ...(onUnassign && assignee !== null ? [item(t("Unassign"), <UserRoundMinus {...icon} />, free(onUnassign))] : []),
    item(t("Delete"), <Trash2 {...icon} />, onDelete),
  ];
  return (
    <li className="flex overflow-hidden rounded-card bg-surface shadow-2 sm:flex-col" data-hash={hash}>
      <div className="relative w-28 shrink-0 bg-bg-muted p-3 sm:w-full sm:p-5">
        <div className="mx-auto" style={{ maxWidth: "10rem" }}>
          <Suspense fallback={<div style={{ aspectRatio: "5 / 7" }} />}>
            <CardPicture tile={tile} />
          </Suspense>
        </div>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 border-line px-4 pt-3 pb-3 sm:border-t">
        <div className="flex items-center gap-2">
          <h2 dir="auto" className="min-w-0 flex-1 truncate text-16/5 font-semibold">
            {name}
          </h2>
          {isExpired ? (
            <StatusPill kind="danger">{t("Expired")}</StatusPill>
          ) : (
            <StatusPill kind="success">{t("Active")}</StatusPill>
          )}
        </div>
        <p className="truncate text-13 text-ink-muted">
          <bdi>{below.join(" · ")}</bdi>
        </p>
        <p className="truncate text-13 text-ink-subtle">
          <EditedAt at={updatedAt} />
        </p>
        {assignee !== null && (
          <p className="truncate text-13 text-ink-muted">{t("Assigned to {email}", { email: assignee })}</p>
        )}
        <p className="text-13 text-ink-muted tabular-nums">
          {t("{count, plural, one {# view} other {# views}}", { count: views })} ·{" "}
          {t("{count, plural, one {# contact saved} other {# contacts saved}}", { count: saves })}
        </p>
        <TileActions
          name={name}
          editPath={canEdit ? pathTo("card-edit", { hash }) : null}
          isExpired={isExpired}
          canRestore={canRestore}
          isBusy={isBusy}
          items={items}
          onShare={onShare}
        />
      </div>
    </li>
  );
}
