import clsx from "clsx";
import { Outlet, useLocation } from "react-router";
import { useApp, useSession } from "#client/lib/context.tsx";
import { NavLink } from "#client/lib/links.tsx";
import { visitorOf } from "#client/lib/visitor.ts";
import { useOpenInSight } from "#client/ui/useOpenInSight.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { mayOpen } from "#shared/members/pagePolicies.ts";
import { PLAIN_SCREEN, pathTo, routeNamed } from "#shared/routes.ts";

const hasScreen = (name: string) => routeNamed(name).route.screen !== PLAIN_SCREEN;

/** The ways through the account, with a page that one comes to from there (`also`); those that have nothing of their own yet are left out. */
const LINKS = [
  { route: "account-view", label: msg("Profile"), also: "account-edit" },
  { route: "account-pictures", label: msg("Pictures") },
  { route: "account-edit-pass", label: msg("Password") },
  { route: "account-security", label: msg("Security") },
  { route: "account-domains", label: msg("Domains") },
  { route: "account-billing", label: msg("Billing"), also: "account-cancel" },
  { route: "account-upgrade", label: msg("Upgrade") },
  { route: "account-activation-code", label: msg("Activation code"), also: "account-activation-code-success" },
  { route: "invite-friend", label: msg("Invite a friend") },
  { route: "account-privacy", label: msg("Your data") },
  { route: "account-companies", label: msg("Companies") },
  { route: "account-shared", label: msg("Shared designs") },
  { route: "account-admin", label: msg("Administrators") },
  { route: "account-admin-brand", label: msg("Brand") },
] as const satisfies readonly { route: string; label: string; also?: string }[];

/** Whose account it is, the ways through it, and one of its pages. */
export function Screen() {
  const session = useSession();
  const { site } = useApp();
  const { pathname } = useLocation();
  const ways = useOpenInSight<HTMLUListElement>(pathname);
  if (!session) return null;
  const { user } = session;
  const links = LINKS.filter(({ route }) => hasScreen(route) && mayOpen(route, visitorOf(session, site)));
  return (
    <div className="mx-auto grid w-full max-w-page gap-x-10 px-4 pt-6 sm:px-6 lg:grid-cols-[240px_minmax(0,1fr)]">
      <div className="min-w-0">
        <p className="truncate text-16 font-semibold">
          <bdi>{user.name || user.email}</bdi>
        </p>
        {user.name && <p className="truncate text-13 text-ink-muted">{user.email}</p>}
        <nav aria-label={t("Account")} className="mt-4">
          <ul ref={ways} className="relative flex gap-1 max-lg:overflow-x-auto max-lg:pb-2 lg:flex-col">
            {links.map(({ route, label, ...more }) => (
              <li key={route}>
                <NavLink
                  end
                  to={pathTo(route)}
                  className={clsx(
                    "also" in more && pathname === pathTo(more.also) && "active",
                    "flex min-h-9 items-center rounded-control px-3 text-14 whitespace-nowrap text-ink-muted hover:bg-brand-soft hover:text-ink touch:min-h-11 [&.active]:bg-brand-soft [&.active]:font-medium [&.active]:text-on-brand-soft",
                  )}
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
