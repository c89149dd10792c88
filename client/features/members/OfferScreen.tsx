import type { ReactNode } from "react";
import { useLoaderData, useParams } from "react-router";
import * as z from "zod/mini";
import { AuthCard } from "#client/features/auth/components/AuthCard.tsx";
import { OtherAccount } from "#client/features/auth/components/OtherAccount.tsx";
import { useApp, useSession } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { useForm } from "#client/lib/useForm.ts";
import { keepWayBack } from "#client/lib/wayBack.ts";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { TEAM_ERRORS } from "#shared/errors/teams.ts";
import { formatMoment } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { accept } from "#shared/members/teams/endpoints.ts";
import { pathTo } from "#shared/routes.ts";
import type { OfferData } from "./OfferScreen.loader.ts";

const NOTHING = z.object({});
const MOMENT = { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit", hour12: false } as const;

/** Where the mail about the offer of a team leads. Opening it accepts nothing. */
export function Screen() {
  const data = useLoaderData() as OfferData;
  const { token = "" } = useParams();
  const user = useSession()?.user;
  const home = (
    <Link to={pathTo(user ? "dashboard" : "home")} className="font-medium text-link underline underline-offset-2">
      {user ? t("Go to the dashboard") : t("Go to the home page")}
    </Link>
  );
  if (data.kind === "offer") return <Offer offer={data.offer} token={token} footer={home} />;
  if (data.kind === "guest")
    return (
      <AuthCard
        title={t("A team is offered to you")}
        text={t("Log in with the account that the mail came to. Then you can look at it, and decide.")}
        footer={home}
      >
        <Link
          to={pathTo("login")}
          className={`mt-6 w-full ${buttonLook({ size: "large" })}`}
          onClick={() => keepWayBack("team-offer", token)}
        >
          {t("Log in")}
        </Link>
      </AuthCard>
    );
  if (data.kind === "elsewhere")
    return (
      <AuthCard
        title={t("This is not the right account")}
        text={t(TEAM_ERRORS.transfer_elsewhere.message)}
        footer={home}
      >
        <OtherAccount page="team-offer" token={token} />
      </AuthCard>
    );
  if (data.kind === "in their name")
    return (
      <AuthCard title={t("A team is offered")} text={t(ERRORS.not_in_their_name.message)} footer={home}>
        {null}
      </AuthCard>
    );
  return (
    <AuthCard
      title={t("This link does not work any more")}
      text={t("The offer was accepted, taken back, or is too old. Whoever owns the team can send it again.")}
      footer={home}
    >
      {null}
    </AuthCard>
  );
}

type Props = { offer: Extract<OfferData, { kind: "offer" }>["offer"]; token: string; footer: ReactNode };

function Offer({ offer: { name, ownerEmail, people, expiresAt }, token, footer }: Props) {
  const { call } = useApp();
  const { form, problem, isBusy } = useForm(NOTHING, {}, async () => {
    await call(accept, { body: { token } });
    // Anew: whoever owns a team sees more of every page.
    location.assign(pathTo("members-settings"));
  });
  return (
    <AuthCard
      title={name ? t("Take over {team}", { team: name }) : t("Take over the team")}
      text={t("{email} wants you to own their team.", { email: ownerEmail })}
      problem={problem}
      footer={footer}
    >
      <ul className="mt-4 list-disc space-y-1.5 pl-5 text-14 text-ink-muted">
        <li>
          {t("It has {count, plural, one {# person} other {# people}}, with all of their signatures.", {
            count: people,
          })}
        </li>
        <li>{t("Its plan and its payment become yours.")}</li>
        <li>{t("{email} stays in it as an admin.", { email: ownerEmail })}</li>
      </ul>
      <form {...form} className="mt-6">
        <Button type="submit" size="large" className="w-full" isLoading={isBusy}>
          {t("Take it over")}
        </Button>
      </form>
      <p className="mt-4 text-13 text-ink-muted" suppressHydrationWarning>
        {t("You can decide until {moment}. Close this page, and nothing changes.", {
          moment: formatMoment(Date.parse(expiresAt), MOMENT),
        })}
      </p>
    </AuthCard>
  );
}
