/** Nobody runs two agencies: what an account says of one leads to one alone. */
import type { ClientSession } from "mongoose";
import * as account from "../account/service.ts";
import * as members from "../members/service.ts";
import type { BoughtPlan } from "./model.ts";
import type { Both } from "./subscriptions.ts";

/**
 * Whether a plan would make a team the second agency of its owner.
 * @param session of the transaction that gives it: of two that are given at once the later one sees the first
 */
export async function isSecondAgency(
  team: members.TeamRecord,
  plan: Pick<BoughtPlan, "name"> | null,
  session: ClientSession | null = null,
): Promise<boolean> {
  if (plan?.name !== "agency-hub" || team.hasHub) return false;
  if (session) await account.hold(members.ownerOf(team), session);
  return members.runsAnother(team, session);
}

/** As it goes on: what was chosen for the next period does not begin where that is a second agency. */
export async function withoutSecond(both: Both): Promise<Both> {
  const { team, subscription } = both;
  return (await isSecondAgency(team, subscription.next))
    ? { team, subscription: { ...subscription, next: null } }
    : both;
}
