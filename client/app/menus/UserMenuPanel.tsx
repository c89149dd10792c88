import {
  Building2,
  ChartLine,
  CreditCard,
  Keyboard,
  LayoutDashboard,
  Link2,
  LogOut,
  Scissors,
  Search,
  Settings,
  Users,
} from "lucide-react";
import { type ReactNode, useContext } from "react";
import { KeyCaps } from "#client/features/commands/KeyCaps.tsx";
import { HELP_KEYS, PALETTE_KEYS } from "#client/features/commands/keys.ts";
import { commandDialog } from "#client/lib/commands.ts";
import { useApp, useSession } from "#client/lib/context.tsx";
import type { Keys } from "#client/lib/keys.ts";
import { NavLink } from "#client/lib/links.tsx";
import { logout } from "#client/lib/logout.ts";
import { visitorOf } from "#client/lib/visitor.ts";
import type { User } from "#shared/account/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { seesMembersLink } from "#shared/members/link.ts";
import { mayOpen } from "#shared/members/pagePolicies.ts";
import { isMember } from "#shared/members/rules.ts";
import { pathTo } from "#shared/routes.ts";
import { LanguageSwitch } from "../LanguageSwitch.tsx";
import { MenuClosing } from "./HeaderMenu.tsx";
import { TeamSwitch } from "./TeamSwitch.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

const ROW =
  "flex min-h-10 w-full items-center gap-3 rounded-control px-3 text-left hover:bg-brand-soft touch:min-h-11 [&.active]:font-medium";

/** Name, address, theme and the ways to account, members and out. */
export function UserMenuPanel({ user }: { user: User }) {
  const app = useApp();
  const session = useSession();
  return (
    <>
      <div className="px-3 pt-1 pb-3">
        {user.name && <p className="truncate font-medium">{user.name}</p>}
        <p className="truncate text-13 text-ink-muted">{user.email}</p>
        {isMember(user) && user.team?.ownerEmail && (
          <p className="mt-2 truncate text-13 text-ink-muted">
            {t("Your admin: {email}", { email: user.team.ownerEmail })}
          </p>
        )}
      </div>
      <TeamSwitch />
      <ul className="border-y border-line py-2">
        <Row to="dashboard" className="lg:hidden">
          <LayoutDashboard className="size-4" aria-hidden="true" /> {t("Dashboard")}
        </Row>
        <Row to="pages-dashboard">
          <Link2 className="size-4" aria-hidden="true" /> {t("Link pages")}
        </Row>
        <Row to="links">
          <Scissors className="size-4" aria-hidden="true" /> {t("Short links")}
        </Row>
        <Row to="analytics">
          <ChartLine className="size-4" aria-hidden="true" /> {t("Analytics")}
        </Row>
        <Row to="account">
          <Settings className="size-4" aria-hidden="true" /> {t("Account settings")}
        </Row>
        {session && mayOpen("account-companies", visitorOf(session, app.site)) && (
          <Row to="account-companies">
            <Building2 className="size-4" aria-hidden="true" /> {t("Companies")}
          </Row>
        )}
        {session && seesMembersLink(user) && mayOpen("members", visitorOf(session, app.site)) && (
          <Row to="members">
            <Users className="size-4" aria-hidden="true" /> {t("Members")}
          </Row>
        )}
        {session && mayOpen("account-billing", visitorOf(session, app.site)) && (
          <Row to="account-billing">
            <CreditCard className="size-4" aria-hidden="true" /> {t("Billing")}
          </Row>
        )}
      </ul>
      <ul className="border-b border-line py-2">
        <Opener dialog="palette" keys={PALETTE_KEYS[0]}>
          <Search className="size-4" aria-hidden="true" /> {t("Find a command")}
        </Opener>
        {/* Of use to whoever has a keyboard. */}
        <Opener dialog="shortcuts" keys={HELP_KEYS[0]} className="touch:hidden">
          <Keyboard className="size-4" aria-hidden="true" /> {t("Keyboard shortcuts")}
        </Opener>
      </ul>
      <div className="border-b border-line px-3 py-3">
        <ThemeSwitch />
        <LanguageSwitch className="mt-3 flex flex-wrap gap-x-6" />
      </div>
      <button type="button" className={`${ROW} mt-2`} onClick={() => logout(app)}>
        <LogOut className="size-4" aria-hidden="true" /> {t("Log out")}
      </button>
    </>
  );
}

function Row({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  return (
    <li className={className}>
      <NavLink to={pathTo(to)} className={ROW}>
        {children}
      </NavLink>
    </li>
  );
}

type OpenerProps = { dialog: "palette" | "shortcuts"; keys: Keys; className?: string; children: ReactNode };

/** Opens a dialog in the menu's place. */
function Opener({ dialog, keys, className, children }: OpenerProps) {
  const closeMenu = useContext(MenuClosing);
  const open = () => {
    // The dialog gives the focus back to where it is then.
    closeMenu();
    commandDialog.set(dialog);
  };
  return (
    <li className={className}>
      <button type="button" className={ROW} onClick={open}>
        {children}
        <span aria-hidden="true" className="ml-auto touch:hidden">
          <KeyCaps keys={keys} />
        </span>
      </button>
    </li>
  );
}
