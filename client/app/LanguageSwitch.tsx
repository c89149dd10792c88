import { addressIn } from "#client/lib/languageAddress.ts";
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
            onClick={({ currentTarget }) => {
              currentTarget.href = addressIn(language);
            }}
          >
            {LANGUAGE_NAMES[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
