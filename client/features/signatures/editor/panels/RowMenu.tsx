import { ArrowDown, ArrowUp, Ellipsis, Trash2 } from "lucide-react";
import { Menu, type MenuItem } from "#client/ui/Menu.tsx";
import type { RowMove } from "#client/ui/SortableList.tsx";
import { t } from "#shared/languages/translate.ts";

export type RowMenuProps = {
  /** what the row holds, for the name of the button: "Phone" */
  name: string;
  move: RowMove;
  /** what only this kind of row can do, between moving and removing */
  items?: readonly MenuItem[];
  onRemove(): void;
};

const icon = { className: "size-4", "aria-hidden": true } as const;

/** What can be done with a row besides filling it in: the way of ordering that needs no dragging, and taking it out. */
export function RowMenu({ name, move, items = [], onRemove }: RowMenuProps) {
  return (
    <Menu
      label={t("More for {name}", { name })}
      trigger={<Ellipsis {...icon} />}
      className="inline-grid size-8 shrink-0 place-items-center rounded-control text-ink-muted transition-colors hover:bg-brand-soft hover:text-ink touch:size-11"
      items={[
        {
          label: t("Move up"),
          icon: <ArrowUp {...icon} />,
          isDisabled: !move.canGo(-1),
          onChoose: () => move.move(-1),
        },
        {
          label: t("Move down"),
          icon: <ArrowDown {...icon} />,
          isDisabled: !move.canGo(1),
          onChoose: () => move.move(1),
        },
        ...items,
        { label: t("Remove"), icon: <Trash2 {...icon} />, onChoose: onRemove },
      ]}
    />
  );
}
