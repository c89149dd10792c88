import type { ReactNode } from "react";
import { Link } from "#client/lib/links.tsx";
import { buttonLook } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import type { Deletion } from "#shared/deletion/schema.ts";
import { formatMoment, formatNumber } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";

const DAY = { dateStyle: "long" } as const;

/** What goes with the account and what stays, whom it concerns, and the copy that is worth taking. */
export function WhatGoes({ deletion }: { deletion: Deletion }) {
  const { signatures, links, pictures, people, paidUntil } = deletion;
  return (
    <>
      <PageCard title={t("What goes")}>
        <dl className="divide-y divide-line text-14">
          <Row label={t("Signatures")}>{formatNumber(signatures)}</Row>
          <Row label={t("Short links, which lead nowhere then")}>{formatNumber(links)}</Row>
          <Row label={t("Pictures, which become empty in mails that you have sent")}>{formatNumber(pictures)}</Row>
        </dl>
        <p className="mt-4 text-14 text-ink-muted">
          {t(
            "Your profile, sign-ins, numbers and the log go too. Invoices stay for as long as the law wants, without your account.",
          )}
        </p>
      </PageCard>
      {paidUntil && (
        <InlineAlert kind="warning">
          {/* The reader's time zone may be another than the server's. */}
          <span suppressHydrationWarning>
            {t("You have paid until {date}. Your plan is cancelled, and what is left of it ends with the account.", {
              date: formatMoment(new Date(paidUntil), DAY),
            })}
          </span>
        </InlineAlert>
      )}
      {people > 0 && <People people={people} />}
      <PageCard
        title={t("A copy of everything")}
        text={t("Your signatures as HTML to paste, your pictures, and all that was counted.")}
        actions={
          <Link to={pathTo("account-privacy")} className={buttonLook({ look: "secondary", size: "small" })}>
            {t("Get a copy of your data")}
          </Link>
        }
      />
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5 first:pt-0 last:pb-0">
      <dt>{label}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  );
}

const People = ({ people }: { people: number }) => (
  <PageCard
    title={t("{people, plural, one {# other person is in your team} other {# other people are in your team}}", {
      people,
    })}
    text={t(
      "Hand the team over first, and they keep everything. If it goes with your account, they keep their accounts and lose the signatures that they have from it. We tell them by mail.",
    )}
    actions={
      <Link to={pathTo("members-settings")} className={buttonLook({ look: "secondary", size: "small" })}>
        {t("Hand the team over")}
      </Link>
    }
  />
);
