import { Send, Trash2 } from "lucide-react";
import { Button } from "#client/ui/Button.tsx";
import { t } from "#shared/languages/translate.ts";

type Props = {
  count: number;
  onAll(): void;
  onNone(): void;
  /** null for whoever may not */
  onSend: (() => void) | null;
  onDelete: (() => void) | null;
};

/** What can be done with all that were chosen; stays in sight while the list is scrolled. */
export function Chosen({ count, onAll, onNone, onSend, onDelete }: Props) {
  const icon = { className: "size-4", strokeWidth: 1.75, "aria-hidden": true } as const;
  return (
    <section
      aria-label={t("Chosen signatures")}
      className="sticky top-16 z-50 mt-4 flex flex-wrap items-center gap-2 rounded-card bg-surface-raised px-4 py-2.5 shadow-2 ring-1 ring-line"
    >
      <p role="status" className="mr-auto text-14 font-medium">
        {t("{count, plural, one {# chosen} other {# chosen}}", { count })}
      </p>
      <Button look="ghost" size="small" onClick={onAll}>
        {t("Choose all")}
      </Button>
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
      <Button look="ghost" size="small" onClick={onNone}>
        {t("Choose none")}
      </Button>
    </section>
  );
}
