import { useEffect, useState } from "react";
import { useLoaderData, useParams } from "react-router";
import * as z from "zod/mini";
import { AuthCard } from "#client/features/auth/components/AuthCard.tsx";
import { NoOffer, OfferHome } from "#client/features/auth/components/NoOffer.tsx";
import { useAttempt } from "#client/features/members/useAttempt.ts";
import { useApp, useSession } from "#client/lib/context.tsx";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { PasswordField } from "#client/ui/PasswordField.tsx";
import { KnownPassword } from "#shared/auth/schema.ts";
import { formatMoment, formatMoney } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { accept, decline as declineCall } from "#shared/reseller/offers/endpoints.ts";
import type { OfferShown } from "#shared/reseller/offers/schema.ts";
import { pathTo } from "#shared/routes.ts";
import type { CompanyOfferData } from "./CompanyOfferScreen.loader.ts";

const PasswordProof = z.object({ password: KnownPassword });
const MOMENT = { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit", hour12: false } as const;

/** Where the mail about a company that leaves its agency, or a team that joins one, leads. Opening it accepts nothing. */
export function Screen() {
  const data = useLoaderData() as CompanyOfferData;
  const { token = "" } = useParams();
  if (data.kind === "offer") return <Offer offer={data.offer} token={token} />;
  return (
    <NoOffer
      kind={data.kind}
      page="company-offer"
      token={token}
      title={t("An agency's offer to you")}
      titleForOthers={t("An agency's offer")}
      gone={t("The offer was accepted, taken back, or is too old. The agency can send it again.")}
    />
  );
}

function Offer({ offer, token }: { offer: OfferShown; token: string }) {
  const [isDeclined, setDeclined] = useState(false);
  // The button is gone that was pressed.
  useEffect(() => {
    if (isDeclined) document.querySelector<HTMLElement>("main h1")?.focus();
  }, [isDeclined]);
  if (!isDeclined) return <Open offer={offer} token={token} onDeclined={() => setDeclined(true)} />;
  return (
    <AuthCard
      title={t("You have declined the offer")}
      text={t("Nothing has changed. {agency} can send you another one.", {
        agency: offer.agencyName || offer.ownerEmail,
      })}
      footer={<OfferHome />}
    >
      {null}
    </AuthCard>
  );
}

function Open({ offer, token, onDeclined }: { offer: OfferShown; token: string; onDeclined(): void }) {
  const { call } = useApp();
  const email = useSession()?.user.email ?? "";
  const { form, field, problem, isBusy } = useForm(PasswordProof, { password: "" }, async ({ password }) => {
    await call(accept, { body: { token, password } });
    // Anew: another team is one's own, or none is.
    location.assign(pathTo("dashboard"));
  });
  const { isBusy: isDeclining, problem: undeclined, attempt } = useAttempt();
  const decline = () =>
    attempt(async () => {
      await call(declineCall, { body: { token } });
      onDeclined();
    });
  const { kind, agencyName, ownerEmail, name, expiresAt } = offer;
  const agency = agencyName || ownerEmail;
  return (
    <AuthCard
      title={
        kind === "leave"
          ? t("Take over {team}", { team: name || t("the team") })
          : t("Become a company of {agency}", { agency })
      }
      text={
        kind === "leave"
          ? t("{agency} ({email}) wants you to own it.", { agency, email: ownerEmail })
          : t("{agency} ({email}) wants to look after your team.", { agency, email: ownerEmail })
      }
      problem={problem ?? undeclined}
      footer={<OfferHome />}
    >
      <ul className="mt-4 list-disc space-y-1.5 pl-5 text-14 text-ink-muted">
        {kind === "leave" ? <Leaving offer={offer} /> : <Joining offer={offer} />}
      </ul>
      <form {...form} className="mt-6 space-y-4">
        {/* Password managers look for whose password it is. */}
        <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
        <PasswordField {...field("password")} label={t("Your password")} autoComplete="current-password" />
        <Button type="submit" size="large" className="w-full" isLoading={isBusy}>
          {kind === "leave" ? t("Take it over") : t("Become a company")}
        </Button>
        <Button
          look="ghost"
          className="w-full"
          isLoading={isDeclining}
          disabled={isBusy}
          onClick={() => void decline()}
        >
          {t("Decline")}
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

function Leaving({ offer: { people, usedSignatures, freeDays } }: { offer: OfferShown }) {
  return (
    <>
      <li>
        {t("It has {count, plural, one {# person} other {# people}}, with all of their signatures.", { count: people })}
      </li>
      <li>
        {t("{count, plural, one {# signature} other {# signatures}}, pages, cards and links stay as they are.", {
          count: usedSignatures,
        })}
      </li>
      <li>{t("Nobody of the agency reaches it any more.")}</li>
      {freeDays === 0 && <li>{t("It has no plan then: until you choose one its signatures do not show.")}</li>}
      {freeDays !== null && freeDays > 0 && (
        <li>
          {t("It has what it has for {count, plural, one {# day} other {# days}}. Until then you choose a plan.", {
            count: freeDays,
          })}
        </li>
      )}
    </>
  );
}

function Joining({ offer: { name, signatures, usedSignatures, back } }: { offer: OfferShown }) {
  return (
    <>
      <li>
        {name
          ? t("The agency owns {team} from then on, and pays for it.", { team: name })
          : t("The agency owns your team from then on, and pays for it.")}
      </li>
      <li>
        {t("It may have {count, plural, one {# signature} other {# signatures}}; you have {used}.", {
          count: signatures,
          used: usedSignatures,
        })}
      </li>
      <li>{t("You go on managing it, as one of its admins.")}</li>
      {back && (
        <li>
          {t("Your own plan ends, and {amount} of it goes back to you.", {
            amount: formatMoney(back.cents, back.currency),
          })}
        </li>
      )}
    </>
  );
}
