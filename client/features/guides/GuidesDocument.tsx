import { ClientMark } from "#client/features/signatures/install/ClientMark.tsx";
import { Link } from "#client/lib/links.tsx";
import { buttonLook } from "#client/ui/Button.tsx";
import { INSTALL_GUIDES } from "#shared/catalog/installGuides.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";

const PLACES = [
  { place: "web", label: msg("In a browser") },
  { place: "computer", label: msg("On a computer") },
  { place: "phone", label: msg("On a phone or tablet") },
  { place: "source", label: msg("Everywhere else") },
] as const;

/** All mail clients there is a guide for, by where they run. */
export function Document() {
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-6 pb-18 sm:px-6 sm:pt-12">
      <h1 tabIndex={-1} className="font-display text-30 font-semibold tracking-[-0.02em]">
        {t("Install your email signature")}
      </h1>
      <p className="mt-3 max-w-reading text-16 text-ink-muted">
        {t(
          "Step by step for each mail client, with a drawing of what you see, how to check that it worked, and what to do if something is off.",
        )}
      </p>
      {PLACES.map(({ place, label }) => (
        <section key={place} aria-labelledby={place} className="mt-12">
          <h2 id={place} className="text-20 font-semibold">
            {t(label)}
          </h2>
          <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {INSTALL_GUIDES.filter((guide) => guide.place === place).map((guide) => (
              <li key={guide.id}>
                <Link
                  to={pathTo("guide", { client: guide.id })}
                  className="flex min-h-18 items-center gap-4 rounded-card border border-line bg-surface px-4 py-3 hover:border-control"
                >
                  <ClientMark guide={guide} />
                  <span className="min-w-0">
                    <span className="block text-16 font-medium">{t(guide.name)}</span>
                    {guide.ways.length > 1 && (
                      <span className="block text-14 text-ink-muted">
                        {guide.ways.map(({ name }) => t(name)).join(" · ")}
                      </span>
                    )}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className="mt-16 rounded-card bg-bg-muted p-6 sm:p-8">
        <h2 className="text-20 font-semibold">{t("No signature yet?")}</h2>
        <p className="mt-2 max-w-reading text-16 text-ink-muted">
          {t("Type your details, pick a layout, and come back with it. It is free, and no account is needed to begin.")}
        </p>
        <Link to={pathTo("editor-create")} className={`mt-5 ${buttonLook()}`}>
          {t("Create free signature")}
        </Link>
      </section>
    </div>
  );
}
