import { useLoaderData } from "react-router";
import { useApp } from "#client/lib/context.tsx";
import { Island } from "#client/lib/island.ts";
import { Link } from "#client/lib/links.tsx";
import { formatMoment } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { LEGAL_NAMES, LEGAL_PAGES } from "#shared/legal/constants.ts";
import { pathTo } from "#shared/routes.ts";
import { Island as Choice } from "./ChoiceIsland.tsx";
import type { loader } from "./LegalDocument.loader.ts";

/** Terms, privacy or imprint, as whoever runs this installation has written them. */
export function Document() {
  const { page, title, html, changedAt } = useLoaderData<typeof loader>();
  const { site } = useApp();
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-6 pb-18 sm:px-6 sm:pt-12">
      <h1 tabIndex={-1} className="font-display text-30 font-semibold tracking-[-0.02em]">
        {title ?? t(LEGAL_NAMES[page])}
      </h1>
      <nav aria-label={t("Legal")} className="mt-5">
        <ul className="flex flex-wrap gap-x-6 border-b border-line text-16">
          {LEGAL_PAGES.map((name) => (
            <li key={name}>
              <Link
                to={pathTo("legal", { page: name })}
                aria-current={name === page ? "page" : undefined}
                className="-mb-px inline-flex h-11 items-center border-b-2 border-transparent text-ink-muted hover:text-ink aria-[current]:border-primary aria-[current]:font-medium aria-[current]:text-ink"
              >
                {t(LEGAL_NAMES[name])}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div
        className="prose mt-6 max-w-reading text-16"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server makes it of Markdown, without any HTML of its own
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {page === "privacy" && site.vendors && <Island part={Choice} props={{}} wakes={{ when: "idle" }} />}
      {changedAt && (
        <p className="mt-10 text-14 text-ink-subtle">
          {t("Last changed on {date}", { date: formatMoment(new Date(changedAt), { dateStyle: "long" }) })}
        </p>
      )}
    </div>
  );
}
