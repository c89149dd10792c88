import { useCallback } from "react";
import {
  type LinkProps,
  type NavigateOptions,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
  type To,
  useLocation,
  useNavigate as useRouterNavigate,
} from "react-router";
import { inCompany } from "#shared/reseller/paths.ts";
import { useApp } from "./context.tsx";

/** Links and ways of the app: on a page of a company those to what a team has stay in it. */
export const Link = ({ to, ...link }: LinkProps) => <RouterLink to={useWay()(to)} {...link} />;
export const NavLink = ({ to, ...link }: NavLinkProps) => <RouterNavLink to={useWay()(to)} {...link} />;

type Navigate = { (to: To, options?: NavigateOptions): void | Promise<void>; (delta: number): void | Promise<void> };

/** What leads on, from the page that it is asked on: it stays in that one's company after another was entered. */
export function useNavigate(): Navigate {
  const navigate = useRouterNavigate();
  const way = useWay();
  return useCallback(
    (to: To | number, options?: NavigateOptions) =>
      typeof to === "number" ? navigate(to) : navigate(way(to), options),
    [navigate, way],
  );
}

/** What an address is on this page: in its company. */
export function useWay(): (to: To) => To {
  const { company } = useApp();
  const { pathname } = useLocation();
  return useCallback(
    (to) => {
      if (typeof to !== "string") return to;
      return inCompany(company !== null && (to === "" || to.startsWith("?")) ? pathname + to : to, company);
    },
    [company, pathname],
  );
}
