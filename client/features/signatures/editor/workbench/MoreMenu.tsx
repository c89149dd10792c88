import { Ellipsis, History, Import, Keyboard, Users } from "lucide-react";
import { commandDialog } from "#client/lib/commands.ts";
import { useSession } from "#client/lib/context.tsx";
import { Menu } from "#client/ui/Menu.tsx";
import { t } from "#shared/languages/translate.ts";
import { managesOthers } from "#shared/members/rules.ts";
import { useEditing } from "../session/EditingContext.tsx";

/** What is done with the signature as a whole, and seldom. */
export function MoreMenu() {
  const { hash, change } = useEditing();
  const user = useSession()?.user;
  const isGuest = !user;
  return (
    <Menu
      label={t("More")}
      trigger={<Ellipsis className="size-5" aria-hidden="true" />}
      className="grid size-9 place-items-center rounded-control text-ink-muted hover:bg-brand-soft hover:text-ink touch:size-11 max-sm:touch:w-9"
      items={[
        {
          label: t("Bring your present signature along"),
          icon: <Import className="size-4" aria-hidden="true" />,
          onChoose: () => change({ dialog: "import" }),
        },
        ...(hash !== null && !isGuest
          ? [
              {
                label: t("Earlier versions"),
                icon: <History className="size-4" aria-hidden="true" />,
                onChoose: () => change({ dialog: "history" as const }),
              },
            ]
          : []),
        ...(hash !== null && user && managesOthers(user)
          ? [
              {
                label: t("Preview as …"),
                icon: <Users className="size-4" aria-hidden="true" />,
                onChoose: () => change({ dialog: "as" as const }),
              },
            ]
          : []),
        {
          label: t("Keyboard shortcuts"),
          icon: <Keyboard className="size-4" aria-hidden="true" />,
          onChoose: () => commandDialog.set("shortcuts"),
        },
      ]}
    />
  );
}
