import { t } from "#shared/languages/translate.ts";

export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-5100 -translate-y-20 rounded-control bg-surface-raised px-4 py-3 text-14 font-medium text-link focus:translate-y-0 focus:shadow-3"
    >
      {t("Skip to content")}
    </a>
  );
}
