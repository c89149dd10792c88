import { NavLink } from "react-router";
import { Icon } from "#client/ui/Icon.tsx";
import { msg, t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { HeaderMenu } from "./HeaderMenu.tsx";

const LINKS = [
  { label: msg("Create free signature"), route: "editor-create" },
  { label: msg("Log in"), route: "login" },
  { label: msg("Sign up"), route: "sign-up" },
] as const;

/** The mobile menu of somebody who is not signed in. */
export function GuestMenu() {
  return (
    <HeaderMenu label={t("Menu")} className="lg:hidden" trigger={<Icon name="menu" />}>
      <ul>
        {LINKS.map(({ label, route }) => (
          <li key={route}>
            <NavLink
              to={pathTo(route)}
              className="flex min-h-11 items-center rounded-control px-3 text-16 hover:bg-brand-soft [&.active]:font-medium"
            >
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </HeaderMenu>
  );
}
