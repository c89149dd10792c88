import { MailSearch } from "lucide-react";
import { Menu } from "#client/ui/Menu.tsx";
import { t, translated } from "#shared/languages/translate.ts";
import { CLIENT_VIEWS, type ClientView } from "../../preview/views.ts";

type Props = { view: ClientView; onChoose(view: ClientView): void };

/** Through whose eyes the mail is looked at, where there is no room for the choice itself: lit while it is not as it is sent. */
export function SeenMenu({ view, onChoose }: Props) {
  const views = translated(CLIENT_VIEWS);
  const seen = view === "sent" ? null : views.find(({ value }) => value === view);
  return (
    <Menu
      label={seen ? `${t("Seen in")}: ${seen.label}` : t("Seen in")}
      trigger={<MailSearch className="size-5" aria-hidden="true" />}
      className={`grid size-9 shrink-0 place-items-center rounded-control touch:h-11 ${seen ? "bg-brand-soft text-on-brand-soft" : "text-ink-muted hover:bg-brand-soft hover:text-ink"}`}
      items={views.map(({ value, label }) => ({ label, isChosen: value === view, onChoose: () => onChoose(value) }))}
    />
  );
}
