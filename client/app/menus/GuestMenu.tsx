import { useIsSold } from "#client/lib/context.tsx";
import { NavLink } from "#client/lib/links.tsx";
import { Icon } from "#client/ui/Icon.tsx";
import { msg, t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";

const ID = "guest-menu";

const LINKS = [
  { label: msg("Create free signature"), route: "editor-create" },
  { label: msg("Examples"), route: "email-signature" },
  { label: msg("Pricing"), route: "pricing" },
  { label: msg("Log in"), route: "login" },
  { label: msg("Sign up"), route: "sign-up" },
] as const;

/** The mobile menu of somebody who is not signed in. The browser opens and closes it, before any script is there too. */
export function GuestMenu() {
  const isSold = useIsSold();
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget={ID}
        className="flex size-10 items-center justify-center rounded-control hover:bg-brand-soft touch:size-11 [.on-plate_&]:hover:bg-white/10"
      >
        <Icon name="menu" />
        <span className="sr-only">{t("Menu")}</span>
      </button>
      <nav
        id={ID}
        popover="auto"
        aria-label={t("Menu")}
        className="appear inset-x-4 top-[calc(4rem+var(--staff-bar,0px))] bottom-auto m-0 w-auto rounded-card border border-line bg-surface-raised p-2 text-14 text-ink shadow-3"
      >
        <ul>
          {LINKS.filter(({ route }) => isSold || route !== "pricing").map(({ label, route }) => (
            <li key={route}>
              <NavLink
                to={pathTo(route)}
                className="flex min-h-11 items-center rounded-control px-3 text-16 hover:bg-brand-soft [&.active]:font-medium"
                onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()}
              >
                {t(label)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
