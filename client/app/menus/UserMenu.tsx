import { CommandCenter } from "#client/features/commands/CommandCenter.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { Avatar } from "#client/ui/Avatar.tsx";
import { Icon } from "#client/ui/Icon.tsx";
import type { User } from "#shared/account/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { HeaderMenu } from "./HeaderMenu.tsx";
import { Reauthentication } from "./Reauthentication.tsx";

// Most first pages are read by guests; the panel comes when somebody opens it.
const UserMenuPanel = lazyPart(async () => (await import("./UserMenuPanel.tsx")).UserMenuPanel);

export function UserMenu({ user }: { user: User }) {
  const name = user.name || user.email;
  return (
    <>
      <CommandCenter />
      <Reauthentication />
      <HeaderMenu
        label={t("Account menu")}
        trigger={
          <>
            <span className="flex items-center gap-2 max-lg:hidden">
              <Avatar user={user} className="size-7 text-13" />
              <span className="max-w-40 truncate">{name}</span>
              <Icon name="chevronDown" className="size-4" />
            </span>
            <Icon name="menu" className="size-5 lg:hidden" />
          </>
        }
      >
        <UserMenuPanel user={user} />
      </HeaderMenu>
    </>
  );
}
