import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { IconButton } from "#client/ui/IconButton.tsx";
import { t } from "#shared/languages/translate.ts";

type Props = {
  /** what the row holds, for the names of the buttons: "Phone" */
  name: string;
  index: number;
  count: number;
  onMove(by: -1 | 1): void;
  onRemove?: () => void;
};

/** Move up, move down and remove: the way of ordering that needs no dragging. */
export function RowActions({ name, index, count, onMove, onRemove }: Props) {
  return (
    <div className="flex shrink-0">
      <IconButton
        icon={<ArrowUp className="size-4" aria-hidden="true" />}
        label={t("Move {name} up", { name })}
        size="small"
        disabled={index === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon={<ArrowDown className="size-4" aria-hidden="true" />}
        label={t("Move {name} down", { name })}
        size="small"
        disabled={index === count - 1}
        onClick={() => onMove(1)}
      />
      {onRemove && (
        <IconButton
          icon={<Trash2 className="size-4" aria-hidden="true" />}
          label={t("Remove {name}", { name })}
          size="small"
          onClick={onRemove}
        />
      )}
    </div>
  );
}
