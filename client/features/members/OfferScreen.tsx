import { useLoaderData, useParams } from "react-router";
import * as z from "zod/mini";
import { AuthCard } from "#client/features/auth/components/AuthCard.tsx";
import { NoOffer, OfferHome } from "#client/features/auth/components/NoOffer.tsx";
import { useApp } from "#client/lib/context.tsx";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
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
  if (data.kind === "offer") return <Offer offer={data.offer} token={token} />;
  return (
    <NoOffer
      kind={data.kind}
      page="team-offer"
      token={token}
      title={t("A team is offered to you")}
      titleForOthers={t("A team is offered")}
      gone={t("The offer was accepted, taken back, or is too old. Whoever owns the team can send it again.")}
    />
  );
}

type Props = { offer: Extract<OfferData, { kind: "offer" }>["offer"]; token: string };

function Offer({ offer: { name, ownerEmail, people, expiresAt }, token }: Props) {
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
      footer={<OfferHome />}
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
