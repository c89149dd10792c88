import type { InstallGuide } from "#shared/catalog/guides/guide.ts";
import { t } from "#shared/languages/translate.ts";

/** The headline of a guide, as people look for it. */
export const guideTitle = ({ place, name }: InstallGuide): string =>
  place === "source"
    ? t("How to use the HTML of an email signature")
    : t("How to add an email signature in {program}", { program: t(name) });
