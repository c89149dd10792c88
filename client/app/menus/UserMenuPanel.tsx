import { LayoutDashboard, LogOut, Settings, Users } from "lucide-react";
import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { useApp } from "#client/lib/context.tsx";
import { logout } from "#client/lib/logout.ts";
import type { User } from "#shared/account/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { isMember } from "#shared/members/rules.ts";
import { pathTo } from "#shared/routes.ts";
import { LanguageSwitch } from "../LanguageSwitch.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

const ROW =
  "flex min-h-10 w-full items-center gap-3 rounded-control px-3 text-left hover:bg-brand-soft touch:min-h-11 [&.active]:font-medium";

/** Name, address, theme and the ways to account, members and out. */
export function UserMenuPanel({ user }: { user: User }) {
  const app = useApp();
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
      <ul className="border-y border-line py-2">
        <Row to="dashboard" className="lg:hidden">
          <LayoutDashboard className="size-4" aria-hidden="true" /> {t("Dashboard")}
        </Row>
        <Row to="account">
          <Settings className="size-4" aria-hidden="true" /> {t("Account settings")}
        </Row>
        {!isMember(user) && !user.isReseller && (
          <Row to="members">
            <Users className="size-4" aria-hidden="true" /> {t("Members")}
          </Row>
        )}
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
