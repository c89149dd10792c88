import clsx from "clsx";
import { useApp, useIsSold, useSession } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { msg, t } from "#shared/languages/translate.ts";
import { LEGAL_NAMES, LEGAL_PAGES } from "#shared/legal/constants.ts";
import type { Looks } from "#shared/reseller/brand/shown.ts";
import { pathTo } from "#shared/routes.ts";
import { LanguageSwitch } from "./LanguageSwitch.tsx";

/** `isCompact`: one line, below a screen that needs the room. `looks`: of an agency, in the place of ours */
export function Footer({ isCompact: isShort = false, looks = null }: { isCompact?: boolean; looks?: Looks | null }) {
  const { isHub } = useApp().site;
  const isOurs = !looks?.logo && !looks?.name;
  // What we offer to everybody is not for people of an agency.
  const isCompact = isShort || !isOurs || isHub === true;
  const isSignedIn = useSession() !== null;
  const isSold = useIsSold();
  const product = PRODUCT.filter(({ to }) => isSold || to !== PRICING);
  const own = isSignedIn
    ? [{ label: msg("Dashboard"), to: pathTo("dashboard") }]
    : [
        { label: msg("Create a signature"), to: pathTo("editor-create") },
        { label: msg("Log in"), to: pathTo("login") },
      ];
  return (
    <footer className="border-t border-line bg-bg text-14">
      <div className={clsx("mx-auto max-w-page px-4 sm:px-6", isCompact ? "py-2" : "py-8")}>
        {!isCompact && (
          <nav
            aria-label={t("Footer")}
            className="mb-6 grid grid-cols-2 gap-6 border-b border-line pb-6 sm:grid-cols-4"
          >
            <Group title={t("Product")} links={[...own, ...product]} />
            <Group title={t("Tools")} links={TOOLS} />
            <Group title={t("Help")} links={HELP} />
            <Group title={t("Legal")} links={LEGAL} />
          </nav>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          {(isOurs ? !isHub : looks.name) && (
            <p className="text-ink-muted">
              &copy; {new Date().getFullYear()} <bdi>{isOurs ? "Signoff" : looks?.name}</bdi>
            </p>
          )}
          {isCompact && (
            <nav aria-label={t("Footer")}>
              <LinkList label={t("Help")} links={[...HELP, ...LEGAL]} className="flex flex-wrap gap-x-6" />
            </nav>
          )}
          <LanguageSwitch className="flex flex-wrap gap-x-6" />
        </div>
      </div>
    </footer>
  );
}

type Links = readonly { label: string; to: string }[];

function Group({ title, links }: { title: string; links: Links }) {
  return (
    <div>
      <p className="font-medium">{title}</p>
      <LinkList label={title} links={links} className="mt-1" />
    </div>
  );
}

function LinkList({ label, links, className }: { label: string; links: Links; className: string }) {
  return (
    <ul aria-label={label} className={className}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className="inline-flex min-h-7 items-center text-ink-muted hover:text-ink touch:min-h-11">
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const PRICING = pathTo("pricing");
const PRODUCT: Links = [
  { label: msg("Examples"), to: pathTo("email-signature") },
  { label: msg("Pricing"), to: PRICING },
];
const TOOLS: Links = [
  { label: msg("Draw a signature"), to: pathTo("draw-signature-online") },
  { label: msg("Handwriting fonts"), to: pathTo("font-signature-generator") },
];
const HELP: Links = [
  { label: msg("Install guides"), to: pathTo("guides") },
  { label: msg("Contact us"), to: pathTo("contact-us") },
];
const LEGAL: Links = LEGAL_PAGES.map((page) => ({ label: LEGAL_NAMES[page], to: pathTo("legal", { page }) }));
