import { useLocation } from "react-router";
import { useApp, useSession } from "#client/lib/context.tsx";
import { moreOf } from "#client/lib/more.ts";
import { visitorOf } from "#client/lib/visitor.ts";
import { contactPath } from "#shared/contact/constants.ts";
import { t } from "#shared/languages/translate.ts";
import { mayOpen } from "#shared/members/pagePolicies.ts";
import { isAppSumoUser, isHubAdmin, isMember } from "#shared/members/rules.ts";
import { pathTo } from "#shared/routes.ts";
import { upgradePath } from "./upgradePath.ts";
import type { PlanFor } from "./usePlanFor.ts";

/** Where more is to be had for whoever asks. `owner`: the address of whom to ask instead; null: nobody whom we may name */
export type UpgradeWay = { kind: "link"; to: string; label: string } | { kind: "owner"; email: string | null };

/** The way to a plan, and from there back to this page. */
export function useUpgradeWay(plan: PlanFor | null): UpgradeWay {
  const session = useSession();
  const { site } = useApp();
  const { pathname, search } = useLocation();
  const user = session?.user;
  const more = moreOf(user);
  // What a company has comes of its agency's package.
  if (more && more.to !== null) return { kind: "link", to: more.to, label: t("Get more") };
  if (more?.to === null) return { kind: "owner", email: more.email };
  if (session && user) {
    if (!mayOpen("account-upgrade", visitorOf(session, site)))
      return { kind: "owner", email: isMember(user) ? (user.team?.ownerEmail ?? null) : null };
    // Their places grow elsewhere: the page of the plan says where.
    if (isAppSumoUser(user) || (user.isReseller && !isHubAdmin(user)))
      return { kind: "link", to: pathTo("account-billing"), label: t("See your plan") };
  }
  if (plan && !plan.size) return { kind: "link", to: contactPath("sales"), label: t("Get a quote") };
  const vendorId = plan?.size?.vendorId;
  return {
    kind: "link",
    to: upgradePath({ ...(vendorId && { plan: vendorId }), back: pathname + search }),
    label: user?.isPaid ? t("Get more places") : t("Upgrade to Pro"),
  };
}
