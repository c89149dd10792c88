import { Send, Trash2 } from "lucide-react";
import { Button } from "#client/ui/Button.tsx";
import { ChosenBar } from "#client/ui/ChosenBar.tsx";
import { t } from "#shared/languages/translate.ts";

type Props = {
  count: number;
  onAll(): void;
  onNone(): void;
  /** null for whoever may not */
  onSend: (() => void) | null;
  onDelete: (() => void) | null;
};

/** What can be done with all signatures that were chosen. */
export function Chosen({ onSend, onDelete, ...bar }: Props) {
  const icon = { className: "size-4", strokeWidth: 1.75, "aria-hidden": true } as const;
  return (
    <ChosenBar {...bar} label={t("Chosen signatures")}>
      {onSend && (
        <Button look="secondary" size="small" icon={<Send {...icon} />} onClick={onSend}>
          {t("Send")}
        </Button>
      )}
      {onDelete && (
        <Button look="secondary" size="small" icon={<Trash2 {...icon} />} onClick={onDelete}>
          {t("Delete")}
        </Button>
      )}
    </ChosenBar>
  );
}
