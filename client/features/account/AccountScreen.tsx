import { NavLink, Outlet } from "react-router";
import { useSession } from "#client/lib/context.tsx";
import { msg, t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";

const LINKS = [
  { route: "account-view", label: msg("Profile") },
  { route: "account-edit-pass", label: msg("Password") },
  { route: "account-billing", label: msg("Billing") },
  { route: "account-upgrade", label: msg("Upgrade") },
  { route: "account-activation-code", label: msg("Activation code") },
  { route: "invite-friend", label: msg("Invite a friend") },
] as const;

/** Whose account it is, the ways through it, and one of its pages. */
export function Screen() {
  const user = useSession()?.user;
  if (!user) return null;
  const links = user.isReseller ? [...LINKS, { route: "account-admin", label: msg("Administrators") }] : LINKS;
  return (
    <div className="mx-auto grid w-full max-w-page gap-x-10 px-4 pt-6 sm:px-6 lg:grid-cols-[240px_minmax(0,1fr)]">
      <div className="min-w-0">
        <p className="truncate text-16 font-semibold">{user.name || user.email}</p>
        {user.name && <p className="truncate text-13 text-ink-muted">{user.email}</p>}
        <nav aria-label={t("Account")} className="mt-4">
          <ul className="flex gap-1 max-lg:overflow-x-auto max-lg:pb-2 lg:flex-col">
            {links.map(({ route, label }) => (
              <li key={route}>
                <NavLink
                  end
                  to={pathTo(route)}
                  className="flex min-h-9 items-center rounded-control px-3 text-14 whitespace-nowrap text-ink-muted hover:bg-brand-soft hover:text-ink touch:min-h-11 [&.active]:bg-brand-soft [&.active]:font-medium [&.active]:text-on-brand-soft"
                >
                  {t(label)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
