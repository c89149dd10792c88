import { useSession } from "#client/lib/context.tsx";
import { t } from "#shared/languages/translate.ts";
import { Switcher } from "./Switcher.tsx";

/** Above an editor or a preview of a company: which one it is, and for its agency's people the way to others. It takes a line and covers nothing. */
export function SmallBar() {
  const user = useSession()?.user;
  const company = user?.company;
  if (!user || !company) return null;
  return (
    <section
      aria-label={t("Company")}
      className="flex min-h-9 w-full shrink-0 items-center border-b border-line px-4 text-13 sm:px-6"
    >
      {company.hub ? (
        <Switcher user={user} company={company} isSmall />
      ) : (
        <p className="truncate font-medium">
          <bdi>{company.name}</bdi>
        </p>
      )}
    </section>
  );
}
