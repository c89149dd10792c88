import { Outlet, useLocation } from "react-router";
import { NavLink } from "#client/lib/links.tsx";
import { useOpenInSight } from "#client/ui/useOpenInSight.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";

const TABS = [
  { route: "members-list", label: msg("Members") },
  { route: "members-installed", label: msg("Versions in use") },
  { route: "members-designs", label: msg("Designs") },
  { route: "members-import", label: msg("Import and directory") },
  { route: "members-settings", label: msg("Team") },
];

/** The people of a team and what they get: the tabs of whoever manages it. */
export function Screen() {
  const { pathname } = useLocation();
  const tabs = useOpenInSight<HTMLElement>(pathname);
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-2 pb-14 sm:px-6 sm:pt-6">
      <nav
        ref={tabs}
        aria-label={t("Team")}
        className="relative -mx-4 flex gap-1 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
      >
        {TABS.map(({ route, label }) => (
          <NavLink
            key={route}
            to={pathTo(route)}
            end
            className="flex min-h-11 items-center border-b-2 border-transparent px-3 text-14 whitespace-nowrap text-ink-muted hover:text-ink focus-visible:-outline-offset-2 [&.active]:border-primary [&.active]:font-medium [&.active]:text-ink"
          >
            {t(label)}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </div>
  );
}
