import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useApp } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { buttonLook } from "#client/ui/Button.tsx";
import * as cards from "#shared/cards/endpoints.ts";
import { t } from "#shared/languages/translate.ts";
import * as pages from "#shared/pages/endpoints.ts";
import { pathTo } from "#shared/routes.ts";
import { OWN_GROUP } from "#shared/signatures/constants.ts";
import { cardSteps, type OwnStep, pageSteps } from "./ownSteps.ts";
import { ZoneCard } from "./ZoneCard.tsx";
import { zoneOf } from "./zones.ts";

/** Younger than this they are not asked for again. */
const FRESH_FOR_MS = 30_000;
const NEWEST = { params: { group: OWN_GROUP, page: 1 }, querystring: {} };

/** How far somebody has come with their link page and their business card. Until that is known, as with nothing. */
export function OwnZones() {
  const { call } = useApp();
  const ofPages = useQuery({
    queryKey: ["pages", "progress"],
    queryFn: async ({ signal }) => pageSteps((await call(pages.list, NEWEST, { signal })).items),
    staleTime: FRESH_FOR_MS,
  });
  const ofCards = useQuery({
    queryKey: ["cards", "progress"],
    queryFn: async ({ signal }) => cardSteps((await call(cards.list, NEWEST, { signal })).items),
    staleTime: FRESH_FOR_MS,
  });
  const look = buttonLook({ look: "secondary", size: "small" });
  return (
    <>
      <OwnZone
        title={t("Link page")}
        steps={ofPages.data ?? pageSteps([])}
        about={t("One page with all your links.")}
        action={(isBegun) => (
          <Link to={pathTo(isBegun ? "pages-dashboard" : "page-create")} className={look}>
            {isBegun ? t("Your pages") : t("Make a page")}
          </Link>
        )}
      />
      <OwnZone
        title={t("Business card")}
        steps={ofCards.data ?? cardSteps([])}
        about={t("Your contact details for a phone and its wallet.")}
        action={(isBegun) => (
          <Link to={pathTo(isBegun ? "cards-dashboard" : "card-create")} className={look}>
            {isBegun ? t("Your cards") : t("Make a card")}
          </Link>
        )}
      />
    </>
  );
}

type ZoneProps = {
  title: string;
  steps: readonly OwnStep[];
  /** what it is, for who has none */
  about: string;
  action(isBegun: boolean): ReactNode;
};

function OwnZone({ title, steps, about, action }: ZoneProps) {
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  const after = next ? t("Next: {step}", { step: t(next.label) }) : t("All is done. Change it whenever you like.");
  return (
    <ZoneCard
      title={title}
      zone={zoneOf(done, steps.length)}
      done={done}
      count={steps.length}
      next={done === 0 ? about : after}
      actions={action(done > 0)}
    />
  );
}
