import { Lock } from "lucide-react";
import { useUpgradeWay } from "#client/features/plans/useUpgradeWay.ts";
import { useSession } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { buttonLook } from "#client/ui/Button.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { t } from "#shared/languages/translate.ts";
import { lifetimeTier } from "#shared/members/rules.ts";
import { Example } from "./Example.tsx";

/** For plans that come without: what there would be, the sentence of the server, and the way out. */
export function Locked() {
  const user = useSession()?.user;
  const way = useUpgradeWay(null);
  if (!user) return null;
  return (
    <div className="mt-6">
      <PageCard
        title={t("See what your signatures do")}
        mark={<Lock className="size-4 text-ink-subtle" aria-hidden="true" />}
        text={
          lifetimeTier(user) === null
            ? t(ERRORS.analytics_unavailable.message)
            : t("Analytics come with tiers 1 and 2 of the lifetime deal.")
        }
      >
        <Example />
        <ul className="mt-4 list-disc space-y-1.5 pl-5 text-14 text-ink-muted">
          <li>{t("Clicks of people by day, of each signature, link, page, card and member")}</li>
          <li>{t("Scanners, programs and your own clicks apart from them")}</li>
          <li>{t("Devices, times of day, and a file of every day")}</li>
        </ul>
        <p className="mt-4 text-13 text-ink-subtle">
          {t("Clicks are counted on every plan: what has come in until then is there at once.")}
        </p>
        <div className="mt-5">
          {way.kind === "link" ? (
            <Link to={way.to} className={buttonLook()}>
              {way.label}
            </Link>
          ) : (
            way.email && (
              <a href={`mailto:${way.email}`} className={buttonLook({ look: "secondary" })}>
                {t("Write to {email}", { email: way.email })}
              </a>
            )
          )}
        </div>
      </PageCard>
    </div>
  );
}
