import { SegmentedControl } from "#client/ui/SegmentedControl.tsx";
import { t } from "#shared/languages/translate.ts";
import { WARNINGS, type Warning } from "#shared/pages/constants.ts";
import { usePageField } from "../session/PageEditingContext.tsx";

/** Asks visitors for their age before they see anything. */
export function WarningPanel() {
  const field = usePageField<Warning>(
    "content.warning",
    ({ content }) => content.warning,
    ({ content }, value) => {
      content.warning = value;
    },
  );
  return (
    <SegmentedControl
      label={t("Sensitive content warning")}
      hint={
        field.value === 0
          ? t("Everybody sees the page at once.")
          : t(
              "Visitors say that they are {age} or older before they see anything of it. Search engines leave it out.",
              {
                age: field.value,
              },
            )
      }
      options={WARNINGS.map((value) => ({ value: String(value), label: value === 0 ? t("None") : `${value}+` }))}
      value={String(field.value)}
      onChange={(value) => field.set(Number(value) as Warning)}
    />
  );
}
