import { t } from "#shared/languages/translate.ts";

export function Screen() {
  return (
    <h1 tabIndex={-1} className="mt-6 text-24 font-semibold">
      {t("Team")}
    </h1>
  );
}
