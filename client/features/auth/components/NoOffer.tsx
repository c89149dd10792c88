import type { ReactNode } from "react";
import { useSession } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { keepWayBack, type MailedPage } from "#client/lib/wayBack.ts";
import { buttonLook } from "#client/ui/Button.tsx";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { TEAM_ERRORS } from "#shared/errors/teams.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { AuthCard } from "./AuthCard.tsx";
import { OtherAccount } from "./OtherAccount.tsx";

/** Why the link of an offer shows none to whoever has opened it. `guest`: they have to log in first. */
export type OfferRefusal = "guest" | "expired" | "elsewhere" | "in their name";

/** By the code of the error. */
export const OFFER_REFUSALS: Readonly<Record<string, OfferRefusal>> = {
  link_expired: "expired",
  transfer_elsewhere: "elsewhere",
  not_in_their_name: "in their name",
  not_signed_in: "guest",
};

/** The way on from the card of an offer. */
export function OfferHome() {
  const user = useSession()?.user;
  return (
    <Link to={pathTo(user ? "dashboard" : "home")} className="font-medium text-link underline underline-offset-2">
      {user ? t("Go to the dashboard") : t("Go to the home page")}
    </Link>
  );
}

type Props = {
  kind: OfferRefusal;
  page: MailedPage;
  token: string;
  /** what the offer is, to whoever it may be for, and to others */
  title: string;
  titleForOthers: string;
  /** what may have become of an offer that is not there */
  gone: string;
};

/** In the place of an offer that a mailed link led to. */
export function NoOffer({ kind, page, token, title, titleForOthers, gone }: Props): ReactNode {
  const footer = <OfferHome />;
  if (kind === "guest")
    return (
      <AuthCard
        title={title}
        text={t("Log in with the account that the mail came to. Then you can look at it, and decide.")}
        footer={footer}
      >
        <Link
          to={pathTo("login")}
          className={`mt-6 w-full ${buttonLook({ size: "large" })}`}
          onClick={() => keepWayBack(page, token)}
        >
          {t("Log in")}
        </Link>
      </AuthCard>
    );
  if (kind === "elsewhere")
    return (
      <AuthCard
        title={t("This is not the right account")}
        text={t(TEAM_ERRORS.transfer_elsewhere.message)}
        footer={footer}
      >
        <OtherAccount page={page} token={token} />
      </AuthCard>
    );
  return (
    <AuthCard
      title={kind === "expired" ? t("This link does not work any more") : titleForOthers}
      text={kind === "expired" ? gone : t(ERRORS.not_in_their_name.message)}
      footer={footer}
    >
      {null}
    </AuthCard>
  );
}
