import { Chip } from "#client/ui/Chip.tsx";
import { TEMPLATE_CATEGORIES, type TemplateCategory } from "#shared/catalog/templates.ts";
import { t } from "#shared/languages/translate.ts";

type Props = { value: TemplateCategory | null; onChoose(style: TemplateCategory | null): void };

/** All styles, or one of them; pressed again, all of them. */
export function StyleChips({ value, onChoose }: Props) {
  return (
    <fieldset className="-mx-1 min-w-0 overflow-x-auto px-1 py-1">
      <legend className="sr-only">{t("Style")}</legend>
      <div className="flex gap-2">
        <Chip isOn={value === null} onClick={() => onChoose(null)}>
          {t("All")}
        </Chip>
        {TEMPLATE_CATEGORIES.map((name) => (
          <Chip key={name} isOn={value === name} onClick={() => onChoose(value === name ? null : name)}>
            {t(name)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
