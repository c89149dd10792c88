import { AccountPage } from "#client/features/account/AccountPage.tsx";
import { Link } from "#client/lib/links.tsx";
import { buttonLook } from "#client/ui/Button.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { StatusPill } from "#client/ui/StatusPill.tsx";
import { SUBSCRIPTION_WORDS } from "#shared/billing/statuses.ts";
import { contactPath } from "#shared/contact/constants.ts";
import { t } from "#shared/languages/translate.ts";
import { STATUS_KINDS } from "../words.ts";

/** A reseller's plan is agreed upon with people: no call tells of it, and nothing is bought by oneself. */
export function OfTheHub({ title }: { title: string }) {
  return (
    <AccountPage title={title}>
      <PageCard title={t("Your plan")}>
        <StatusPill kind={STATUS_KINDS.reseller}>{t(SUBSCRIPTION_WORDS.reseller)}</StatusPill>
        <p className="mt-4 text-14">{t("We look after your plan together. Write to us to change it.")}</p>
        <Link to={contactPath("sales")} className={`mt-4 ${buttonLook({ look: "secondary" })}`}>
          {t("Write to us")}
        </Link>
      </PageCard>
    </AccountPage>
  );
}
