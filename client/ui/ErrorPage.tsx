import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useApp, useSession } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import type { PageProblem } from "#client/lib/problem.ts";
import { visitorOf } from "#client/lib/visitor.ts";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { t } from "#shared/languages/translate.ts";
import type { Session, SiteConfig } from "#shared/lib/ssr.ts";
import { mayOpen } from "#shared/members/pagePolicies.ts";
import { isMember, RESELLER_ROLES } from "#shared/members/rules.ts";
import { pathTo } from "#shared/routes.ts";
import { buttonLook } from "./Button.tsx";

type Words = {
  title: string;
  text: string;
  canRetry: boolean /** to a page that helps */;
  way?: Way | undefined;
  other?: Way | undefined;
};

type Way = { to: string; label: string };

type Props = {
  problem: PageProblem;
  /** the way on for a member whom their team can let in */
  asking?: ReactNode;
};

/** What happened and two ways on, drawn as an unsigned mail. */
export function ErrorPage({ problem, asking }: Props) {
  const session = useSession();
  const isSignedIn = session !== null;
  const { title, text, canRetry, way, other } = wordsFor(problem, session, useApp().site);
  // The one refusal of a page that those who manage the team can lift.
  const action = problem.code === "no_edit_permission" && session && isMember(session.user) ? asking : null;
  const { pathname, search } = useLocation();
  return (
    <div className="mx-auto w-full max-w-form px-4 py-14 sm:px-6 sm:py-24">
      <div className="rounded-card bg-surface p-5 shadow-2 sm:p-8">
        <p className="text-13 text-ink-subtle">
          {problem.status > 0 ? t("Error {status}", { status: problem.status }) : t("No connection")}
        </p>
        <h1 tabIndex={-1} className="mt-1 text-24 font-semibold">
          {title}
        </h1>
        <p className="mt-3 text-16 text-ink-muted">{text}</p>
        <div className="mt-8 rounded-control border-2 border-dashed border-line px-4 py-5 text-13 text-ink-subtle">
          <span aria-hidden="true">&mdash;&ensp;</span>
          {t("Nothing is signed here.")}
        </div>
        <div className="mt-8 flex flex-wrap gap-3">
          {action}
          {canRetry && (
            // Not within the app: whatever did not come is asked for anew.
            <a href={pathname + search} className={buttonLook()}>
              {t("Try again")}
            </a>
          )}
          {way && (
            <Link to={way.to} className={buttonLook()}>
              {way.label}
            </Link>
          )}
          {other && (
            <Link to={other.to} className={buttonLook({ look: "secondary" })}>
              {other.label}
            </Link>
          )}
          {isSignedIn && (
            <Link
              to={pathTo("dashboard")}
              className={buttonLook({ look: canRetry || way || action ? "secondary" : "primary" })}
            >
              {t("Go to the dashboard")}
            </Link>
          )}
          {!canRetry && !isSignedIn && (
            <Link to={pathTo("editor-create")} className={buttonLook()}>
              {t("Create a signature")}
            </Link>
          )}
          {!(canRetry && isSignedIn) && (
            <Link to={pathTo("home")} className={buttonLook({ look: "secondary" })}>
              {t("Go to the home page")}
            </Link>
          )}
        </div>
        {problem.requestId && (
          <p className="mt-6 text-12 text-ink-subtle">{t("Reference: {id}", { id: problem.requestId })}</p>
        )}
      </div>
    </div>
  );
}

function wordsFor({ code, status }: PageProblem, session: Session | null, site: SiteConfig): Words {
  const user = session?.user;
  if (code === "not_found") {
    return {
      title: t("The page you're looking for doesn't exist"),
      text: t(
        "It may have been deleted, or the address is not complete. Signatures that were installed in a mail client keep working.",
      ),
      canRetry: false,
    };
  }
  if (code === "account_expired") {
    const email = user && isMember(user) && user.team?.ownerEmail;
    const text = t("Signatures cannot be edited until the account is active again. Nothing was deleted.");
    return {
      title: t("Account expired. Please contact your administrator."),
      text: email ? `${text} ${t("Your admin: {email}", { email })}` : text,
      canRetry: false,
    };
  }
  if (code === "no_edit_permission") {
    return {
      title: t(ERRORS.no_edit_permission.message),
      text: t("You can still look at the signature, and install it, from the dashboard."),
      canRetry: false,
    };
  }
  if (code === "no_permission") {
    const isHub = user?.isReseller && user.resellerData?.role === RESELLER_ROLES.owner;
    if (isHub)
      return {
        title: t("This page is for teams"),
        text: t("An Agency Hub has its people in companies, not in a team."),
        canRetry: false,
      };
    const email = user && isMember(user) && user.team?.ownerEmail;
    return {
      title: t(ERRORS.no_permission.message),
      text: email
        ? t("This page is for the owner of your team: {email}.", { email })
        : t("This page is for the owner of the account."),
      canRetry: false,
    };
  }
  if (code === "not_admin") {
    return {
      title: t(ERRORS.not_admin.message),
      text: t("This page is for administrators of an Agency Hub."),
      canRetry: false,
    };
  }
  if (code === "hub_inactive") {
    const email = user?.resellerData?.ownerEmail;
    // Who does not own it cannot subscribe: they have their own team, and somebody to ask.
    if (user?.resellerData && user.resellerData.role !== RESELLER_ROLES.owner)
      return {
        title: t("This Agency Hub is not active"),
        text: [
          t(
            "Its companies cannot be opened until its owner subscribes again. Nothing was deleted, and what was sent goes on to show.",
          ),
          ...(email ? [t("Its owner: {email}.", { email })] : []),
          t("Your own signatures are not touched by it."),
        ].join(" "),
        canRetry: false,
      };
    return {
      title: t(ERRORS.hub_inactive.message),
      text: t("Nothing was deleted: companies, people and signatures are there again with the subscription."),
      canRetry: false,
      // Who may not subscribe is not sent from one refusal to the next.
      way:
        session && mayOpen("account-upgrade", visitorOf(session, site))
          ? { to: pathTo("account-upgrade"), label: t("See the plans") }
          : undefined,
      other: { to: pathTo("account-companies-handover"), label: t("Hand companies over") },
    };
  }
  if (code === "not_in_their_name") {
    return {
      title: t(ERRORS.not_in_their_name.message),
      text: t("“Log out as user” at the top of the page leads you back to your own account."),
      canRetry: false,
      way: { to: pathTo("account-view"), label: t("Go to their account") },
    };
  }
  if (code === "offline") {
    return {
      title: t("No connection"),
      text: t("Signoff cannot be reached. Your work is kept in this browser."),
      canRetry: true,
    };
  }
  if (status === 503) {
    return {
      title: t("Signoff is briefly unavailable"),
      text: t("Your work is kept. This usually passes within seconds; please try again in a moment."),
      canRetry: true,
    };
  }
  if (status === 403) {
    return {
      title: t("You have no permission to do this."),
      text: t("Ask the owner of the account for access."),
      canRetry: false,
    };
  }
  return {
    title: t("Something went wrong on our side"),
    text: t("Please, reload the page and try again. If it happens again, tell the person who runs this server."),
    canRetry: true,
  };
}
