import type { MouseEvent } from "react";
import { LANGUAGE_NAMES, LANGUAGE_PARAMETER, LANGUAGES } from "#shared/languages/constants.ts";
import { languageNow, t } from "#shared/languages/translate.ts";

/** Each language under the name that its speakers give it; a link, so that it works before the page is alive. */
export function LanguageSwitch({ className }: { className?: string }) {
  return (
    <ul aria-label={t("Language")} className={className}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            href={`?${LANGUAGE_PARAMETER}=${language}`}
            lang={language}
            aria-current={language === languageNow() || undefined}
            className="inline-flex min-h-6 items-center text-ink-muted hover:text-ink aria-[current]:font-medium aria-[current]:text-ink touch:min-h-11"
            onClick={keepQuery}
          >
            {LANGUAGE_NAMES[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The address may hold more, such as the token of a mailed link. */
function keepQuery(click: MouseEvent<HTMLAnchorElement>) {
  const url = new URL(location.href);
  url.searchParams.set(LANGUAGE_PARAMETER, click.currentTarget.lang);
  click.currentTarget.href = url.href;
}
