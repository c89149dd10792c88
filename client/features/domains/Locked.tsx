import { Lock } from "lucide-react";
import { useUpgradeWay } from "#client/features/plans/useUpgradeWay.ts";
import { Link } from "#client/lib/links.tsx";
import { buttonLook } from "#client/ui/Button.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import type { User } from "#shared/account/schema.ts";
import { contactPath } from "#shared/contact/constants.ts";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { t } from "#shared/languages/translate.ts";
import { lifetimeTier } from "#shared/members/rules.ts";

/** For plans that come without: the sentence of the specification, and the way out. */
export function Locked({ user }: { user: User }) {
  const way = useUpgradeWay(null);
  const isLifetime = lifetimeTier(user) !== null;
  const link = buttonLook({ look: "secondary", size: "small" });
  return (
    <PageCard
      title={t("Add a domain")}
      mark={<Lock className="size-4 text-ink-subtle" aria-hidden="true" />}
      text={t(ERRORS[isLifetime ? "domain_of_lifetime" : "domain_unavailable"].message)}
    >
      {isLifetime ? (
        <Link to={contactPath("support")} className={link}>
          {t("Contact support")}
        </Link>
      ) : (
        way.kind === "link" && (
          <Link to={way.to} className={link}>
            {t("Upgrade to add")}
          </Link>
        )
      )}
    </PageCard>
  );
}
