import { Ellipsis, Pencil, Share2 } from "lucide-react";
import { Link } from "#client/lib/links.tsx";
import { useMore } from "#client/lib/more.ts";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { Menu, type MenuItem } from "#client/ui/Menu.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";

type Props = {
  name: string;
  /** where it is edited; null: not by whoever looks */
  editPath: string | null;
  /** its plan has ended: nobody is shown it, and its owner may restore it */
  isExpired: boolean;
  canRestore: boolean;
  /** while something is done with it, nothing else is */
  isBusy: boolean;
  items: readonly MenuItem[];
  onShare(): void;
};

const icon = { className: "size-4", strokeWidth: 1.75, "aria-hidden": true } as const;

/** What is done with a page or a card from its tile: one or two buttons, and the rest in a menu. */
export const TileActions = ({ name, editPath, isExpired, canRestore, isBusy, items, onShare }: Props) => (
  <div className="mt-auto flex items-center gap-2 pt-2">
    {editPath && (
      <Link to={editPath} className={buttonLook({ size: "small" })}>
        <Pencil {...icon} />
        {t("Edit")}
        <span className="sr-only"> {name}</span>
      </Link>
    )}
    {isExpired && canRestore && <RestoreLink name={name} />}
    {!isExpired && (
      <Button look="secondary" size="small" icon={<Share2 {...icon} />} onClick={onShare}>
        {t("Share")}
        <span className="sr-only"> {name}</span>
      </Button>
    )}
    <span className="-mr-2 ml-auto">
      <Menu
        label={t("More for {name}", { name })}
        trigger={isBusy ? <Spinner label={t("Working")} className="size-4" /> : <Ellipsis {...icon} />}
        className="inline-grid size-8 place-items-center rounded-control text-ink-muted hover:bg-brand-soft hover:text-ink touch:size-11"
        items={isBusy ? items.map((one) => ({ ...one, isDisabled: true })) : items}
      />
    </span>
  </div>
);

/** To what shows it again: a plan, and in a company its agency's package. */
function RestoreLink({ name }: { name: string }) {
  const more = useMore();
  if (more?.to === null) return null;
  return (
    <Link to={more?.to ?? pathTo("pricing")} className={buttonLook({ size: "small" })}>
      {t("Restore")}
      <span className="sr-only"> {name}</span>
    </Link>
  );
}
