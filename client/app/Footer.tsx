import { Link } from "react-router";
import { useSession } from "#client/lib/context.tsx";
import { msg, t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { LanguageSwitch } from "./LanguageSwitch.tsx";

export function Footer() {
  const isSignedIn = useSession() !== null;
  return (
    <footer className="border-t border-line bg-bg text-14">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-6 sm:px-6">
        <p className="text-ink-muted">&copy; {new Date().getFullYear()} Signoff</p>
        <nav aria-label={t("Footer")}>
          <ul className="flex flex-wrap gap-x-6">
            {(isSignedIn ? OWN_LINKS : GUEST_LINKS).map(({ label, route }) => (
              <li key={route}>
                <Link
                  to={pathTo(route)}
                  className="inline-flex min-h-6 items-center text-ink-muted hover:text-ink touch:min-h-11"
                >
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch className="flex flex-wrap gap-x-6" />
      </div>
    </footer>
  );
}

const LINKS = [
  { label: msg("Examples"), route: "email-signature" },
  { label: msg("Pricing"), route: "pricing" },
  { label: msg("Contact us"), route: "contact-us" },
] as const;
const GUEST_LINKS = [
  { label: msg("Create a signature"), route: "editor-create" },
  ...LINKS,
  { label: msg("Log in"), route: "login" },
] as const;
const OWN_LINKS = [{ label: msg("Dashboard"), route: "dashboard" }, ...LINKS] as const;
