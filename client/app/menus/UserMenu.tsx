import { lazyPart } from "#client/lib/lazyPart.ts";
import { Icon } from "#client/ui/Icon.tsx";
import type { User } from "#shared/account/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { HeaderMenu } from "./HeaderMenu.tsx";

// Most first pages are read by guests; the panel comes when somebody opens it.
const UserMenuPanel = lazyPart(async () => (await import("./UserMenuPanel.tsx")).UserMenuPanel);

export function UserMenu({ user }: { user: User }) {
  const name = user.name || user.email;
  return (
    <HeaderMenu
      label={t("Account menu")}
      trigger={
        <>
          <span className="flex items-center gap-2 max-lg:hidden">
            <span
              aria-hidden="true"
              className="grid size-7 place-items-center rounded-full bg-brand-soft text-13 font-semibold text-on-brand-soft uppercase"
            >
              {name.slice(0, 1)}
            </span>
            <span className="max-w-40 truncate">{name}</span>
            <Icon name="chevronDown" className="size-4" />
          </span>
          <Icon name="menu" className="size-5 lg:hidden" />
        </>
      }
    >
      <UserMenuPanel user={user} />
    </HeaderMenu>
  );
}
