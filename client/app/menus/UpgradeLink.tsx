import { Link } from "#client/lib/links.tsx";
import { raiseUnlockPro } from "#client/lib/unlockPro.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";

/** Raises `unlockPro`; where nothing on the page answers it, the link leads to the prices. */
export function UpgradeLink() {
  return (
    <Link
      to={pathTo("pricing")}
      className="inline-flex min-h-10 items-center px-2 text-14 font-medium text-link hover:underline max-lg:hidden"
      onClick={(click) => raiseUnlockPro("pricing") && click.preventDefault()}
    >
      {t("Upgrade to Pro")}
    </Link>
  );
}
