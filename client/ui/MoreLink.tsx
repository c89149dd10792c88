import { Link } from "#client/lib/links.tsx";
import { useMore } from "#client/lib/more.ts";
import { type About, raiseUnlockPro } from "#client/lib/unlockPro.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";

const LOOK = "font-medium underline underline-offset-2";

/**
 * The way to more than there is: to the plans, and in a company to its agency's package, or whom to ask for it.
 * @param about raises `unlockPro`, which the page may answer; null: the link leads there at once
 */
export function MoreLink({
  about,
  className = LOOK,
  children,
}: {
  about: About | null;
  className?: string;
  children: string;
}) {
  const more = useMore();
  if (more?.to === null)
    return more.email ? (
      <span style={{ overflowWrap: "anywhere" }}>{t("Your admin: {email}", { email: more.email })}</span>
    ) : null;
  return (
    <Link
      to={more?.to ?? pathTo("pricing")}
      className={className}
      onClick={(click) => !more && about && raiseUnlockPro(about) && click.preventDefault()}
    >
      {children}
    </Link>
  );
}
