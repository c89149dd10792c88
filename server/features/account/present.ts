import type { User } from "#shared/account/schema.ts";
import { parseSource, variantName } from "#shared/images/variant.ts";
import { AVATAR } from "#shared/pictures/constants.ts";
import { looksOf } from "#shared/reseller/brand/looks.ts";
import type { Brand } from "#shared/reseller/brand/schema.ts";
import type { Membership } from "../members/service.ts";
import { isEmailVerified, type UserRecord } from "./model.ts";

/** @param ownerEmail of the team, when it is somebody else's @param aboutHub what their agency is like @param brand of the company's agency */
export function presentUser(
  { user, team, member, hub }: Membership & { user: UserRecord },
  ownerEmail: string | null,
  aboutHub: Pick<NonNullable<User["resellerData"]>, "availableSignatures" | "isActive" | "ownerEmail">,
  brand: Brand | null,
): User {
  return {
    id: String(user._id),
    name: user.name,
    email: user.email,
    picture: presentPicture(user),
    isEmailVerified: isEmailVerified(user),
    isEnabled: user.isEnabled,
    isPaid: team.isPaid,
    isTerminated: team.isTerminated,
    isReseller: user.isReseller,
    showQuestion: user.showQuestion,
    erasesAt: user.erasesAt?.toISOString() ?? null,
    defaultSignature: user.defaultSignature,
    availableSignatures: team.seats - team.bonusSignatures - team.given,
    bonusSignatures: team.bonusSignatures,
    plan: team.plan,
    team: presentTeam({ team, member, ...(hub && { hub }) }, ownerEmail),
    resellerData: user.resellerData && { ...user.resellerData, ...aboutHub },
    company: presentCompany(team, hub),
    brand: brand && looksOf(brand),
  };
}

function presentCompany({ agency, group, name }: Membership["team"], hub: Membership["hub"]): User["company"] {
  if (!agency || group === null) return null;
  return { group, name, hub: hub ? { role: hub.role, permissions: [...hub.permissions] } : null };
}

/** With the copy that menus show: round, and light. */
function presentPicture({ picture }: UserRecord): User["picture"] {
  const source = picture === null ? null : parseSource(picture);
  return picture && source ? { url: picture, avatarUrl: `/i/${variantName(source, AVATAR)}` } : null;
}

/** Null for an owner whom nobody has joined. */
function presentTeam({ team, member, hub }: Membership, ownerEmail: string | null): User["team"] {
  const named = { id: String(team._id), name: team.name, ownerEmail };
  if (!member)
    return team.used > 1 || hub
      ? { ...named, isOwner: true, role: null, permissions: null, pagePermissions: null }
      : null;
  const { role } = member;
  const codesOf = (codes: number[] | null) => (role === "admin" ? null : codes);
  const permissions = codesOf(member.permissions);
  return { ...named, isOwner: false, role, permissions, pagePermissions: codesOf(member.pagePermissions) };
}
