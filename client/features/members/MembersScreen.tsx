import { NavLink, Outlet } from "react-router";
import { msg, t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";

const TABS = [
  { route: "members-list", label: msg("Members") },
  { route: "members-designs", label: msg("Designs") },
  { route: "members-import", label: msg("Import and directory") },
  { route: "members-settings", label: msg("Team") },
];

/** The people of a team and what they get: the tabs of whoever manages it. */
export function Screen() {
  return (
    <div className="mx-auto w-full max-w-page px-4 py-6 sm:px-6 sm:py-10">
      <nav aria-label={t("Team")} className="flex gap-1 overflow-x-auto border-b border-line">
        {TABS.map(({ route, label }) => (
          <NavLink key={route} to={pathTo(route)} end className="px-3 py-2 [&.active]:font-medium">
            {t(label)}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </div>
  );
}
