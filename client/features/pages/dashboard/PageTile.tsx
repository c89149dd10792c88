import {
  CopyPlus,
  ExternalLink,
  EyeOff,
  Globe,
  Pencil,
  Share2,
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

const Miniature = lazyPart(async () => (await import("./Miniature.tsx")).Miniature);

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
  onPublish: Deed;
  onUnpublish: Deed;
  onDelete: Deed;
  /** null where there is nobody to give it to */
  onAssign: (() => void) | null;
  onUnassign: (() => void) | null;
};

/** One page of the list: how it looks, how it stands, and what can be done with it. */
export function PageTile(props: Props) {
  const {
    tile,
    isBusy,
    noEdit,
    canRestore,
    onShare,
    onDuplicate,
    onPublish,
    onUnpublish,
    onDelete,
    onAssign,
    onUnassign,
  } = props;
  const { hash, canEdit, isPublished, state, assignee, updatedAt, views, clicks, slug } = tile;
  const name = nameOf(tile);
  const isExpired = state === "expired";
  const url = isPublished && !isExpired ? (tile.ownUrl ?? tile.url) : null;
  const item = (label: string, picture: MenuItem["icon"], { lock, run }: Deed): MenuItem => ({
    label,
    icon: picture,
    ...(lock !== null && { lock }),
    onChoose: run,
  });
  const items: MenuItem[] = [
    ...(canEdit
      ? []
      : [
          {
            label: t("Edit"),
            icon: <Pencil {...icon} />,
            lock: noEdit,
            onChoose: () => void showToast({ kind: "info", text: noEdit }),
          },
        ]),
    ...(isExpired ? [] : [{ label: t("Share"), icon: <Share2 {...icon} />, onChoose: onShare }]),
    ...(url
      ? [
          {
            label: t("Open"),
            icon: <ExternalLink {...icon} />,
            onChoose: () => void window.open(url, "_blank", "noopener"),
          },
        ]
      : []),
    item(t("Duplicate"), <CopyPlus {...icon} />, onDuplicate),
    ...(onAssign ? [{ label: t("Assign to a member"), icon: <UserRoundPlus {...icon} />, onChoose: onAssign }] : []),
    ...(onUnassign && assignee !== null
      ? [{ label: t("Unassign"), icon: <UserRoundMinus {...icon} />, onChoose: onUnassign }]
      : []),
    isPublished
      ? item(t("Unpublish"), <EyeOff {...icon} />, onUnpublish)
      : item(t("Publish"), <Globe {...icon} />, onPublish),
    item(t("Delete"), <Trash2 {...icon} />, onDelete),
  ];
  return (
    <li className="flex overflow-hidden rounded-card bg-surface shadow-2 sm:flex-col" data-hash={hash}>
      <div className="relative min-h-40 w-28 shrink-0 overflow-hidden bg-bg-muted sm:min-h-60 sm:w-full">
        <div className="absolute inset-0">
          <Suspense>
            <Miniature tile={tile} name={name} />
          </Suspense>
        </div>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 border-line px-4 pt-3 pb-3 sm:border-t">
        <div className="flex items-center gap-2">
          <h2 className="min-w-0 flex-1 truncate text-16/5 font-semibold">{name}</h2>
          <StatePill tile={tile} />
        </div>
        <p className="truncate text-13 text-ink-muted">
          {slug ? `/${slug}` : t("No address yet")}{" "}
          <span className="text-ink-subtle">
            · <EditedAt at={updatedAt} />
          </span>
        </p>
        {assignee !== null && (
          <p className="truncate text-13 text-ink-muted">{t("Assigned to {email}", { email: assignee })}</p>
        )}
        <p className="text-13 text-ink-muted tabular-nums">
          {t("{count, plural, one {# view} other {# views}}", { count: views })} ·{" "}
          {t("{count, plural, one {# click} other {# clicks}}", { count: clicks })}
        </p>
        <TileActions
          name={name}
          editPath={canEdit ? pathTo("page-edit", { hash }) : null}
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

/** How a page stands. A draft is one that nobody could have seen yet. */
function StatePill({ tile: { state, slug } }: { tile: Tile }) {
  if (state === "expired") return <StatusPill kind="danger">{t("Expired")}</StatusPill>;
  if (state === "published") return <StatusPill kind="success">{t("Published")}</StatusPill>;
  return slug === "" ? (
    <StatusPill kind="neutral">{t("Draft")}</StatusPill>
  ) : (
    <StatusPill kind="warning">{t("Unpublished")}</StatusPill>
  );
}
