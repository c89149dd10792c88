import { MoreLink } from "#client/ui/MoreLink.tsx";
import { t } from "#shared/languages/translate.ts";

/** Raises `unlockPro`; where nothing on the page answers it, the link leads to the prices. */
export function UpgradeLink() {
  return (
    <MoreLink
      about="pricing"
      className="inline-flex min-h-10 items-center px-2 text-14 font-medium text-link hover:underline max-lg:hidden"
    >
      {t("Upgrade to Pro")}
    </MoreLink>
  );
}
