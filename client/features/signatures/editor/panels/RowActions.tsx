import { ArrowDown, ArrowUp } from "lucide-react";
import { IconButton } from "#client/ui/IconButton.tsx";
import { t } from "#shared/languages/translate.ts";

type Props = {
  /** what the row holds, for the names of the buttons: "Contacts" */
  name: string;
  index: number;
  count: number;
  onMove(by: -1 | 1): void;
};

/** Move up and move down, in sight: for short rows that are there to be put in order. */
export function RowActions({ name, index, count, onMove }: Props) {
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
    </div>
  );
}
