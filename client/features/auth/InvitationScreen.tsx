import { useState } from "react";
import { useLoaderData } from "react-router";
import { useSession } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { isActing } from "#client/lib/visitor.ts";
import { buttonLook } from "#client/ui/Button.tsx";
import { ERRORS } from "#shared/errors/catalogue.ts";
import type { InvitingHub, InvitingTeam } from "#shared/invitations/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { AuthCard } from "./components/AuthCard.tsx";
import { OtherAccount } from "./components/OtherAccount.tsx";
import type { InvitationData, OpenInvitation } from "./InvitationScreen.loader.ts";
import { Accept } from "./invitation/Accept.tsx";
import { Join } from "./invitation/Join.tsx";
import { LogInFirst } from "./invitation/LogInFirst.tsx";

/** Where the mail of somebody who was invited to a team leads. Opening it accepts nothing. */
export function Screen() {
  const data = useLoaderData() as InvitationData;
  /** while somebody looked at the form the invitation was used, or an account was made for its address */
  const [isUsed, setUsed] = useState(false);
  if (data.kind === "open" && !isUsed) return <Open invitation={data} onUsed={() => setUsed(true)} />;
  return isUsed || data.kind === "used" ? <Used /> : <Expired />;
}

function Open({ invitation, onUsed }: { invitation: OpenInvitation; onUsed(): void }) {
  const session = useSession();
  const { team, hub, email, token } = invitation;
  const [hasAccount, setHasAccount] = useState((team ?? hub).hasAccount);
  const { title, text } = hub ? wordsOfHub(hub) : wordsOfTeam(team);
  if (session && isActing(session))
    return (
      <AuthCard title={title} text={t(ERRORS.not_in_their_name.message)} footer={<Ways isSignedIn />}>
        {null}
      </AuthCard>
    );
  if (session && session.user.email !== email)
    return (
      <AuthCard
        title={title}
        text={t("This invitation is for another address than the one you are logged in with.")}
        footer={<Ways isSignedIn />}
      >
        <p className="mt-4 rounded-control bg-brand-soft px-4 py-3 text-14 text-on-brand-soft">
          <span className="block text-13">{t("The invitation is for")}</span>
          <span className="block font-medium wrap-anywhere">{email}</span>
        </p>
        <OtherAccount page="invitation" token={token} />
      </AuthCard>
    );
  return (
    <AuthCard title={title} text={text} footer={<Ways isSignedIn={session !== null} />}>
      {team?.hasSignature && (
        <p className="mt-4 rounded-control bg-success-soft px-4 py-3 text-14 text-success">
          {t("Your signature is ready: you see it as soon as you are in.")}
        </p>
      )}
      {session ? (
        <Accept invitation={invitation} onUsed={onUsed} />
      ) : hasAccount ? (
        <LogInFirst invitation={invitation} />
      ) : (
        <Join invitation={invitation} onAccount={() => setHasAccount(true)} onUsed={onUsed} />
      )}
    </AuthCard>
  );
}

function wordsOfTeam({ name, ownerEmail }: InvitingTeam) {
  return {
    title: name ? t("Join {team}", { team: name }) : t("Join the team"),
    text: ownerEmail
      ? t("{email} has invited you to their team.", { email: ownerEmail })
      : t("You were invited to a team."),
  };
}

const wordsOfHub = ({ name, company }: InvitingHub) =>
  company === null
    ? {
        title: t("Administrate {agency}", { agency: name }),
        text: t("You were invited to look after all companies of {agency}.", { agency: name }),
      }
    : {
        title: t("Administrate {company}", { company }),
        text: t("{agency} has invited you to look after this company.", { agency: name }),
      };

function Used() {
  const isSignedIn = useSession() !== null;
  return (
    <AuthCard
      title={t("You have accepted this invitation")}
      text={
        isSignedIn
          ? t("You are in the team. Your signature is on the dashboard.")
          : t("Log in with your password, or the way you chose then.")
      }
      footer={<Ways isSignedIn={isSignedIn} />}
    >
      <Main isSignedIn={isSignedIn} />
    </AuthCard>
  );
}

function Expired() {
  const isSignedIn = useSession() !== null;
  return (
    <AuthCard
      title={t("This invitation does not work any more")}
      text={t(
        "It is too old, or there is a newer one in your mail. Answer the mail and ask for a new one: whoever invited you sends it with one press.",
      )}
      footer={<Ways isSignedIn={isSignedIn} />}
    >
      <Main isSignedIn={isSignedIn} />
    </AuthCard>
  );
}

const Main = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <Link to={pathTo(isSignedIn ? "dashboard" : "login")} className={`mt-6 w-full ${buttonLook({ size: "large" })}`}>
    {isSignedIn ? t("Go to the dashboard") : t("Log in")}
  </Link>
);

/** On without it. */
const Ways = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <Link to={pathTo(isSignedIn ? "dashboard" : "home")} className="font-medium text-link underline underline-offset-2">
    {isSignedIn ? t("Go to the dashboard") : t("Go to the home page")}
  </Link>
);
