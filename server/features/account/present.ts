import type { User } from "#shared/account/schema.ts";
import type { UserRecord } from "./model.ts";
import { isEmailVerified } from "./service.ts";

/** What a person sees of their own account. */
export function presentUser(user: UserRecord): User {
  return {
    id: String(user._id),
    name: user.name,
    email: user.email,
    isEmailVerified: isEmailVerified(user),
    isEnabled: user.isEnabled,
    isPaid: user.isPaid,
    isTerminated: user.isTerminated,
    isReseller: user.isReseller,
    showQuestion: user.showQuestion,
    availableSignatures: user.availableSignatures,
    bonusSignatures: user.bonusSignatures,
    plan: user.plan,
    team: user.team,
    resellerData: user.resellerData,
  };
}
