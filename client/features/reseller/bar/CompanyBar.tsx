import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useApp, useSession } from "#client/lib/context.tsx";
import { NavLink } from "#client/lib/links.tsx";
import { MoreLink } from "#client/ui/MoreLink.tsx";
import { SeatMeter } from "#client/ui/SeatMeter.tsx";
import { useOpenInSight } from "#client/ui/useOpenInSight.ts";
import type { User } from "#shared/account/schema.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { actingAs, can, RESELLER_ROLES } from "#shared/members/rules.ts";
import { company as read } from "#shared/reseller/endpoints.ts";
import { pathTo } from "#shared/routes.ts";
import { noteVisit } from "./recent.ts";
import { Switcher } from "./Switcher.tsx";

const TABS = [
  { route: "dashboard", label: msg("Signatures") },
  { route: "pages-dashboard", label: msg("Link pages") },
  { route: "cards-dashboard", label: msg("Business cards") },
  { route: "members", label: msg("Members") },
  { route: "analytics", label: msg("Analytics") },
] as const;

/** On pages of a company: which one it is and the way to others, how much of its part is used, and all that it has. */
export function CompanyBar() {
  const user = useSession()?.user;
  const { pathname } = useLocation();
  const tabs = useOpenInSight<HTMLElement>(pathname);
  const company = user?.company;
  useEffect(() => {
    if (user && company?.hub) noteVisit(user.id, company);
  }, [user, company]);
  if (!user || !company) return null;
  const shown = TABS.filter(({ route }) => route !== "members" || can(actingAs(user), "members.manage"));
  return (
    <section aria-label={company.name} className="mx-auto w-full max-w-page px-4 pt-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {company.hub ? (
          <Switcher user={user} company={company} />
        ) : (
          <p className="truncate text-16 font-semibold">
            <bdi>{company.name}</bdi>
          </p>
        )}
        {company.hub && <Used key={company.group} user={user} group={company.group} />}
      </div>
      <nav
        ref={tabs}
        aria-label={t("Company")}
        className="relative -mx-4 mt-2 flex gap-1 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
      >
        {shown.map(({ route, label }) => (
          <NavLink
            key={route}
            to={pathTo(route)}
            className="flex min-h-11 items-center border-b-2 border-transparent px-3 text-14 whitespace-nowrap text-ink-muted hover:text-ink focus-visible:-outline-offset-2 [&.active]:border-primary [&.active]:font-medium [&.active]:text-ink"
          >
            {t(label)}
          </NavLink>
        ))}
      </nav>
    </section>
  );
}

/** Younger than this it is not asked for again. */
const FRESH_FOR_MS = 30_000;

/** How much of its part of the package the company uses. Its limit is known at once, the rest comes. */
function Used({ user, group }: { user: User; group: string }) {
  const { call } = useApp();
  const { data } = useQuery({
    queryKey: ["company", group],
    queryFn: ({ signal }) => call(read, { params: { group } }, { signal }),
    staleTime: FRESH_FOR_MS,
    refetchOnWindowFocus: true,
  });
  const mayEnlarge = user.company?.hub && user.company.hub.role !== RESELLER_ROLES.companyAdmin;
  return (
    <div className="w-64 max-sm:w-full" style={{ minHeight: "1.875rem" }}>
      {data && (
        <SeatMeter
          seats={data.signatures}
          used={data.usedSignatures}
          things="signatures"
          action={
            mayEnlarge && (
              <MoreLink about={null} className="text-13 font-medium text-link underline underline-offset-2">
                {t("Get more")}
              </MoreLink>
            )
          }
        />
      )}
    </div>
  );
}
