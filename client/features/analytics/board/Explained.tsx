import { Link } from "#client/lib/links.tsx";
import { buttonLook } from "#client/ui/Button.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import type { Event } from "#shared/analytics/constants.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { Example } from "./Example.tsx";

/** How numbers come about, for whoever has none yet. */
export function Explained({ event }: { event: Event }) {
  return (
    <div className="mt-6">
      <PageCard title={t("Nothing was counted in this period")}>
        <Example />
        <ol className="mt-5 space-y-2 pl-5 text-14 text-ink-muted" style={{ listStyle: "decimal" }}>
          {stepsOf(event).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div className="mt-5 flex flex-wrap gap-3">
          <Link to={pathTo("dashboard")} className={buttonLook()}>
            {t("Install a signature")}
          </Link>
          <Link to={pathTo("links")} className={buttonLook({ look: "secondary" })}>
            {t("See your short links")}
          </Link>
        </div>
      </PageCard>
    </div>
  );
}

function stepsOf(event: Event): string[] {
  const soon = t("Numbers are here within a second. Your own visits, scanners and programs are counted apart.");
  if (event === "open")
    return [
      t("Switch the pixel of a signature on, and install it anew."),
      t("Somebody opens a mail in a program that loads images."),
      soon,
    ];
  if (event === "view" || event === "save")
    return [
      t("Publish a link page, or hand out the address or the code of a business card."),
      event === "view" ? t("Somebody looks at it.") : t("Somebody presses “Save contact” on it."),
      soon,
    ];
  return [
    t("Buttons, icons and banners of a signature lead over short links once it is saved."),
    t("Install the signature, and write mails as you always do."),
    t("Somebody follows one of the links."),
    soon,
  ];
}
