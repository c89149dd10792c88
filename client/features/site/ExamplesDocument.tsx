import clsx from "clsx";
import { useLoaderData } from "react-router";
import { Island } from "#client/lib/island.ts";
import { Link } from "#client/lib/links.tsx";
import { buttonLook } from "#client/ui/Button.tsx";
import { Logo } from "#client/ui/Logo.tsx";
import { ShortenedLabel } from "#client/ui/ShortenedLabel.tsx";
import { PROFESSIONS } from "#shared/catalog/professions.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { STYLE_PARAM } from "./components/exampleStyle.ts";
import type { loader } from "./ExamplesDocument.loader.ts";
import { Island as Examples } from "./ExamplesIsland.tsx";

/** Every ready design, to look at and to begin with. It has no header: the way home and the way on stand in the page. */
export function Document() {
  const { profession, designs } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto w-full max-w-page px-4 pb-18 sm:px-6">
      <div className="flex h-16 items-center justify-between gap-4">
        <Link to={pathTo("home")} aria-label={t("Signoff, home")} className="rounded-chip">
          <Logo />
        </Link>
        <Link to={pathTo("editor-create")} className={clsx(buttonLook(), "text-14")}>
          <ShortenedLabel short={t("Create signature")}>{t("Create free signature")}</ShortenedLabel>
        </Link>
      </div>
      <h1 tabIndex={-1} className="mt-8 font-display text-30 font-semibold tracking-[-0.02em]">
        {profession
          ? t("Email signature examples: {profession}", { profession: t(profession) })
          : t("Email signature examples")}
      </h1>
      <p className="mt-3 max-w-reading text-16 text-ink-muted">
        {t(
          "Each one is a real signature, drawn as mail clients show it. Choose one and put your own words in their place; nothing of the sample stays.",
        )}
      </p>
      <Professions chosen={profession} />
      <Island part={Examples} props={{ designs }} wakes={{ when: "touch", query: STYLE_PARAM }} />
    </div>
  );
}

/** A page of its own for each: found by whoever looks for it, and by whoever has no script. */
function Professions({ chosen }: { chosen: string | null }) {
  return (
    <nav aria-label={t("Profession")} className="mt-8">
      <ul className="-mx-1 flex gap-x-1 gap-y-0.5 max-sm:overflow-x-auto sm:flex-wrap">
        <Profession to={pathTo("email-signature")} isChosen={chosen === null}>
          {t("All professions")}
        </Profession>
        {[...PROFESSIONS].map(([word, profession]) => (
          <Profession
            key={word}
            to={pathTo("email-signature-profession", { profession: word })}
            isChosen={profession === chosen}
          >
            {t(profession)}
          </Profession>
        ))}
      </ul>
    </nav>
  );
}

function Profession({ to, isChosen, children }: { to: string; isChosen: boolean; children: string }) {
  return (
    <li>
      <Link
        to={to}
        aria-current={isChosen ? "page" : undefined}
        className="inline-flex h-8 items-center rounded-full px-3 text-14 whitespace-nowrap text-ink-muted hover:bg-bg-muted hover:text-ink aria-[current]:bg-ink aria-[current]:text-bg touch:h-11"
      >
        {children}
      </Link>
    </li>
  );
}
