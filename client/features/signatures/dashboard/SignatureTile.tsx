import clsx from "clsx";
import {
  Copy,
  CopyPlus,
  Ellipsis,
  Mail,
  Pencil,
  Send,
  Star,
  TextCursorInput,
  Trash2,
  UserRoundPlus,
} from "lucide-react";
import { Suspense } from "react";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { Link } from "#client/lib/links.tsx";
import { buttonLook } from "#client/ui/Button.tsx";
import { IconButton } from "#client/ui/IconButton.tsx";
import { Menu, type MenuItem } from "#client/ui/Menu.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { StateMark } from "#client/ui/StateMark.tsx";
import { COMMON_ERRORS } from "#shared/errors/common.ts";
import { t } from "#shared/languages/translate.ts";
import type { Wanted } from "#shared/members/access/schema.ts";
import { pathTo } from "#shared/routes.ts";
import { EditedAt } from "./EditedAt.tsx";
import { detailOf, nameOf } from "./names.ts";
import { statesOf } from "./states.ts";
import type { Tile } from "./tiles.ts";

const Snapshot = lazyPart(async () => (await import("./Snapshot.tsx")).Snapshot);

const icon = { className: "size-4", strokeWidth: 1.75, "aria-hidden": true } as const;

type Props = {
  tile: Tile;
  /** something chosen from its menu is under way */
  isBusy: boolean;
  /** there are others to whom it may be given */
  isOfTeam: boolean;
  isChosen: boolean;
  /** null where nothing is done with several at once */
  onChosen: ((isChosen: boolean) => void) | null;
  /** what can be done with it besides; null for whoever may not */
  onDuplicate: (() => void) | null;
  onSend: (() => void) | null;
  onAssign: (() => void) | null;
  onDelete: (() => void) | null;
  /** what a member may not do, and can ask their team for */
  lacking: readonly Wanted[];
  onAsk(wanted: Wanted): void;
  onRename(): void;
  onTest(): void;
  /** makes it the default, or has it as that no longer */
  onDefault(): void;
};

/** One signature of the list: how it looks, what it is called, and what can be done with it. */
export function SignatureTile(props: Props) {
  const { tile, isBusy, isOfTeam, isChosen, onChosen } = props;
  const { onDuplicate, onSend, onAssign, onDelete, lacking, onAsk, onRename, onTest, onDefault } = props;
  const { hash, canEdit, updatedAt, isDefault } = tile;
  const name = nameOf(tile);
  const detail = detailOf(tile);
  const lock = t(COMMON_ERRORS.no_permission.message);
  /** In the place of what a member may not do: greyed, and a way to ask for it. */
  const locked = (wanted: Wanted, item: Pick<MenuItem, "label" | "icon">): MenuItem[] =>
    lacking.includes(wanted) ? [{ ...item, lock, onChoose: () => onAsk(wanted) }] : [];
  const duplicate = { label: t("Duplicate"), icon: <CopyPlus {...icon} /> };
  const send = { label: t("Send it to somebody"), icon: <Mail {...icon} /> };
  const deletion = { label: t("Delete"), icon: <Trash2 {...icon} /> };
  const items: MenuItem[] = [
    ...(canEdit ? [] : locked("edit", { label: t("Edit"), icon: <Pencil {...icon} /> })),
    ...(onDuplicate ? [{ ...duplicate, onChoose: onDuplicate }] : locked("duplicate", duplicate)),
    ...(canEdit
      ? [
          { label: t("Rename"), icon: <TextCursorInput {...icon} />, onChoose: onRename },
          { label: t("Send me a test mail"), icon: <Send {...icon} />, onChoose: onTest },
        ]
      : []),
    ...(onSend ? [{ ...send, onChoose: onSend }] : locked("send", send)),
    ...(onAssign ? [{ label: t("Assign"), icon: <UserRoundPlus {...icon} />, onChoose: onAssign }] : []),
    {
      label: isDefault ? t("No longer the default") : t("Make default"),
      icon: <Star {...icon} />,
      onChoose: onDefault,
    },
    ...(onDelete ? [{ ...deletion, onChoose: onDelete }] : locked("delete", deletion)),
  ];
  return (
    <li
      className={clsx(
        "flex flex-col overflow-hidden rounded-card bg-surface shadow-2",
        isChosen && "ring-2 ring-primary",
      )}
      data-hash={hash}
    >
      {/* White in the dark theme too, as mails are. */}
      <div className="relative h-44 bg-white">
        <Suspense>
          <Snapshot tile={tile} name={name} />
        </Suspense>
      </div>
      <div className="flex flex-1 flex-col gap-1.5 border-t border-line px-4 pt-2.5 pb-3">
        <div className="min-w-0 flex-1">
          <div className="flex items-center gap-2">
            {/* Not on the picture, which it would cover a letter of. */}
            {onChosen && (
              <label className="-my-1 -ml-2 grid size-8 shrink-0 cursor-pointer place-items-center touch:-my-2 touch:size-11">
                <span className="sr-only">{t("Choose {name}", { name })}</span>
                <input
                  type="checkbox"
                  className="size-5"
                  checked={isChosen}
                  onChange={({ target }) => onChosen(target.checked)}
                />
              </label>
            )}
            <h2 className="min-w-0 flex-1 truncate text-16/5 font-semibold">{name}</h2>
            <IconButton
              size="small"
              className="-my-1 -mr-2 touch:-my-2"
              label={t("Default signature: {name}", { name })}
              title={
                isDefault
                  ? t("Your default: new signatures start with its details")
                  : t("Make it your default: new signatures start with its details")
              }
              icon={<Star {...icon} fill={isDefault ? "currentColor" : "none"} />}
              aria-pressed={isDefault}
              onClick={onDefault}
            />
          </div>
          <p className="flex text-13 text-ink-muted">
            {detail && <span className="min-w-0 truncate">{detail}</span>}
            {detail && <span className="whitespace-pre"> · </span>}
            <span className="shrink-0 text-ink-subtle">
              <EditedAt at={updatedAt} />
            </span>
          </p>
        </div>
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-12 text-ink-muted">
          {statesOf(tile, isOfTeam).map(({ name: key, mark, word, meaning }) => (
            <span key={key} title={meaning} className="inline-flex items-center gap-1">
              <StateMark mark={mark} className="size-3.5" />
              {word}
              <span className="sr-only">: {meaning}</span>
            </span>
          ))}
        </p>
        <div className="flex items-center gap-2">
          <Link to={pathTo("signature-preview", { hash })} className={buttonLook({ size: "small" })}>
            <Copy {...icon} />
            {t("Install")}
            <span className="sr-only"> {name}</span>
          </Link>
          {canEdit && (
            <Link to={pathTo("editor-edit", { hash })} className={buttonLook({ look: "secondary", size: "small" })}>
              <Pencil {...icon} />
              {t("Edit")}
              <span className="sr-only"> {name}</span>
            </Link>
          )}
          <span className="-mr-2 ml-auto">
            <Menu
              label={t("More for {name}", { name })}
              trigger={isBusy ? <Spinner label={t("Working")} className="size-4" /> : <Ellipsis {...icon} />}
              className="inline-grid size-8 place-items-center rounded-control text-ink-muted hover:bg-brand-soft hover:text-ink touch:size-11"
              items={isBusy ? items.map((item) => ({ ...item, isDisabled: true })) : items}
            />
          </span>
        </div>
      </div>
    </li>
  );
}
