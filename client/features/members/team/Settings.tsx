import { CountingSwitch } from "#client/features/extension/CountingSwitch.tsx";
import { useSession } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { buttonLook } from "#client/ui/Button.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { t } from "#shared/languages/translate.ts";
import type { Team, TeamMember } from "#shared/members/schema.ts";
import { pathTo } from "#shared/routes.ts";
import { nameOf } from "../list/names.ts";
import { HandOver } from "./HandOver.tsx";
import { LeaveTeam } from "./LeaveTeam.tsx";
import { TeamName } from "./TeamName.tsx";

type Props = { team: Team; admins: readonly TeamMember[]; onTeam(team: Team): void };

/** The team's name, its owner and admins, and the ways to give it away or to leave it. */
export function Settings({ team, admins, onTeam }: Props) {
  const user = useSession()?.user;
  return (
    <>
      <PageCard title={t("Name of the team")} text={t("It stands in invitations, and in the menus of your people.")}>
        <TeamName team={team} onTeam={onTeam} />
      </PageCard>
      <PageCard
        title={t("Who looks after it")}
        text={t("Admins invite, assign and see everything, as the owner does. They cannot pay, or give the team away.")}
        actions={
          team.isOwner && (
            <Link to={pathTo("members-list")} className={buttonLook({ look: "secondary", size: "small" })}>
              {t("Choose admins")}
            </Link>
          )
        }
      >
        <dl className="divide-y divide-line text-14">
          <Person role={t("Owner")} name={team.isOwner && user?.name ? user.name : ""} email={team.ownerEmail} />
          {admins.map((admin) => (
            <Person key={admin.id} role={t("Admin")} name={nameOf(admin)} email={admin.email} />
          ))}
        </dl>
        {admins.length === 0 && (
          <p className="mt-3 text-13 text-ink-muted">
            {t("There is no admin yet. Make one of your members an admin from their menu in the list.")}
          </p>
        )}
      </PageCard>
      {team.isOwner && (
        <PageCard title={t("Mails of your people")}>
          <CountingSwitch isOn={team.countsMails} onChanged={(countsMails) => onTeam({ ...team, countsMails })} />
        </PageCard>
      )}
      {team.isOwner ? <HandOver team={team} onTeam={onTeam} /> : <LeaveTeam teamName={team.name || team.ownerEmail} />}
    </>
  );
}

function Person({ role, name, email }: { role: string; name: string; email: string }) {
  return (
    <div className="grid gap-x-4 gap-y-0.5 py-3 first:pt-0 last:pb-0 sm:grid-cols-[120px_minmax(0,1fr)]">
      <dt className="text-ink-muted">{role}</dt>
      <dd className="min-w-0">
        {name && name !== email && <bdi className="block truncate font-medium">{name}</bdi>}
        <span className="block truncate">{email}</span>
      </dd>
    </div>
  );
}
