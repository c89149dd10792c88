import { TextControl } from "#client/features/signatures/editor/panels/TextControl.tsx";
import { useSession } from "#client/lib/context.tsx";
import { Icon } from "#client/ui/Icon.tsx";
import { LanguageSelect } from "#client/ui/LanguageSelect.tsx";
import { MoreLink } from "#client/ui/MoreLink.tsx";
import { Switch } from "#client/ui/Switch.tsx";
import type { Language } from "#shared/languages/constants.ts";
import { t } from "#shared/languages/translate.ts";
import { MAX_TITLE_LENGTH } from "#shared/pages/constants.ts";
import { useDocument, usePageField } from "../session/PageEditingContext.tsx";

/** What the page is called in lists, the language of its own words, and the line about us below it. */
export function SettingsPanel() {
  const title = useDocument(({ content }) => content.profile.title);
  const branding = usePageField<0 | 1>(
    "content.brandingLine",
    ({ content }) => content.brandingLine,
    ({ content }, value) => {
      content.brandingLine = value;
    },
  );
  const label = usePageField(
    "label",
    (page) => page.label,
    (page, value) => {
      page.label = value;
    },
  );
  const language = usePageField<Language>(
    "content.language",
    ({ content }) => content.language,
    ({ content }, value) => {
      content.language = value;
    },
  );
  const canHide = useSession()?.entitlements.canHideBranding === true || branding.value === 0;
  return (
    <div className="flex flex-col gap-4">
      <TextControl
        field={label}
        label={t("Name in your lists (optional)")}
        placeholder={title}
        maxLength={MAX_TITLE_LENGTH}
      />
      <div data-field={language.path}>
        <LanguageSelect
          value={language.value}
          hint={t("Of the page’s own words, such as Share, and for whoever has it read out. Yours stay as they are.")}
          onChange={language.set}
        />
      </div>
      <div data-field={branding.path}>
        <Switch
          label={
            <span className="inline-flex items-center gap-1.5">
              {t("Branding line")}
              {!canHide && <Icon name="lock" className="size-3.5 text-ink-subtle" />}
            </span>
          }
          hint={
            canHide ? (
              t("“Made with Signoff” at the end of the page.")
            ) : (
              <>
                {t("Hiding it is part of the paid plans.")}{" "}
                <MoreLink about="pricing" className="font-medium text-link underline underline-offset-2">
                  {t("See the plans")}
                </MoreLink>
              </>
            )
          }
          checked={branding.value === 1}
          disabled={!canHide}
          onChange={(isShown) => branding.set(isShown ? 1 : 0)}
        />
        {branding.error && <p className="mt-1.5 text-13 text-danger">{branding.error}</p>}
      </div>
    </div>
  );
}
