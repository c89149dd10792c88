import type { User } from "#shared/account/schema.ts";
import { ownerOf } from "../members/model.ts";
import type { Membership } from "../members/service.ts";
import type { UserRecord } from "./model.ts";
import * as account from "./service.ts";

/** What a person sees of their own account, and of the team that they act for. */
export async function presentUser({ user, team, member }: Membership & { user: UserRecord }): Promise<User> {
  return {
    id: String(user._id),
    name: user.name,
    email: user.email,
    isEmailVerified: account.isEmailVerified(user),
    isEnabled: user.isEnabled,
    isPaid: team.isPaid,
    isTerminated: team.isTerminated,
    isReseller: user.isReseller,
    showQuestion: user.showQuestion,
    availableSignatures: team.seats - team.bonusSignatures,
    bonusSignatures: team.bonusSignatures,
    plan: team.plan,
    team: await presentTeam({ team, member }),
    resellerData: user.resellerData,
  };
}

/** Null for an owner whom nobody has joined. */
async function presentTeam({ team, member }: Membership): Promise<User["team"]> {
  if (!member) return team.used > 1 ? { isOwner: true, permissions: null, ownerEmail: null } : null;
  const owner = await account.findById(String(ownerOf(team)));
  const permissions = member.role === "admin" ? null : member.permissions;
  return { isOwner: false, permissions, ownerEmail: owner?.email ?? null };
}
