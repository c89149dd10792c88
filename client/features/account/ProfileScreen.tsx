import { type ReactNode, Suspense } from "react";
import { UnconfirmedNotice } from "#client/features/auth/unconfirmed/UnconfirmedNotice.tsx";
import { useIsSold, useSession } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { Link } from "#client/lib/links.tsx";
import { Avatar } from "#client/ui/Avatar.tsx";
import { Badge } from "#client/ui/Badge.tsx";
import { buttonLook } from "#client/ui/Button.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { t } from "#shared/languages/translate.ts";
import { isMember } from "#shared/members/rules.ts";
import { pathTo } from "#shared/routes.ts";
import { AccountPage } from "./AccountPage.tsx";

const LeaveTeam = lazyPart(async () => (await import("#client/features/members/team/LeaveTeam.tsx")).LeaveTeam);

/** What is known of the person. */
export function Screen() {
  const user = useSession()?.user;
  const isSold = useIsSold();
  if (!user) return null;
  const { name, email, team, isPaid } = user;
  return (
    <AccountPage title={t("Account")}>
      <UnconfirmedNotice />
      <PageCard
        title={t("Profile")}
        actions={
          <Link to={pathTo("account-edit")} className={buttonLook({ look: "secondary", size: "small" })}>
            {t("Edit profile")}
          </Link>
        }
      >
        <Avatar user={user} className="mb-4 size-16 text-20" />
        <dl className="divide-y divide-line">
          <Fact label={t("Name")}>
            {name ? (
              <bdi className="wrap-anywhere">{name}</bdi>
            ) : (
              <span className="text-ink-muted">{t("None yet")}</span>
            )}
          </Fact>
          <Fact label={t("Email address")}>
            <span className="wrap-anywhere">{email}</span> {user.isEmailVerified && <Badge>{t("Confirmed")}</Badge>}
          </Fact>
          {isSold && <Fact label={t("Plan")}>{isPaid ? t("Paid") : t("Free")}</Fact>}
          {team?.ownerEmail && !team.isOwner && (
            <Fact label={t("Team of")}>
              <span className="wrap-anywhere">{team.ownerEmail}</span>
            </Fact>
          )}
        </dl>
      </PageCard>
      {isMember(user) && (
        <Suspense>
          <LeaveTeam teamName={team?.name || team?.ownerEmail || ""} />
        </Suspense>
      )}
    </AccountPage>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-0.5 py-3 text-14 first:pt-0 last:pb-0 sm:grid-cols-[160px_minmax(0,1fr)]">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
