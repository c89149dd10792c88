import { NavLink } from "react-router";
import { Icon } from "#client/ui/Icon.tsx";
import { pathTo } from "#shared/routes.ts";
import { HeaderMenu } from "./HeaderMenu.tsx";

const LINKS = [
  { label: "Create free signature", route: "editor-create" },
  { label: "Log in", route: "login" },
  { label: "Sign up", route: "sign-up" },
] as const;

/** The mobile menu of somebody who is not signed in. */
export function GuestMenu() {
  return (
    <HeaderMenu label="Menu" className="lg:hidden" trigger={<Icon name="menu" />}>
      <ul>
        {LINKS.map(({ label, route }) => (
          <li key={route}>
            <NavLink
              to={pathTo(route)}
              className="flex min-h-11 items-center rounded-control px-3 text-16 hover:bg-brand-soft [&.active]:font-medium"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </HeaderMenu>
  );
}
