import type { LockName } from "#shared/members/masters/lockNames.ts";
import {
  type Acts,
  can,
  entitlements,
  isManager,
  reaches,
  type Subject,
  type TeamPlan,
} from "#shared/members/rules.ts";
import type { BrandLine } from "#shared/reseller/brand/line.ts";
import type { Forms } from "#shared/signatures/forms/schema.ts";
import type { Signature } from "#shared/signatures/schema.ts";
import type { UserRecord } from "../account/service.ts";
import type { TeamRecord } from "../members/service.ts";
import { locksIn, strictLocksIn } from "./masters/lockedIn.ts";
import { type SignatureRecord, subjectOf } from "./model.ts";

type Reader = Acts & {
  user: Pick<UserRecord, "email" | "defaultSignature">;
  team: Pick<TeamRecord, "locks" | "sharedLocks">;
};

/**
 * A signature as the API answers it.
 * @param viewer null for a visitor without an account
 * @param branding of the team's agency, by `brandLineOf`
 */
export function present(
  record: SignatureRecord,
  team: TeamPlan,
  viewer: Reader | null,
  branding: BrandLine | null,
): Signature {
  const { general, design, media } = record.content;
  // Hidden while it was paid for: a team that no longer pays shows the line again, in its forms too.
  const { canHideBranding } = entitlements(team);
  const brandingLine = canHideBranding ? general.brandingLine : 1;
  return {
    id: String(record._id),
    hash: record.hash,
    isPremium: team.isPaid,
    canEdit: !record.sharedFrom?.locked && mayEdit(viewer, subjectOf(record), team),
    byDefault: viewer?.user.defaultSignature === record.hash ? viewer.user.email : null,
    group: record.group,
    assignee: mayKnowAssignee(viewer, subjectOf(record)) ? record.assignee : null,
    master: viewer !== null && reaches(viewer, subjectOf(record)) ? record.master : null,
    locks: locksOf(viewer, record),
    general: { ...general, brandingLine },
    design,
    media,
    hasShortLink: record.hasShortLink,
    shorLinkHashType: record.shorLinkHashType,
    publicPageColor: record.publicPageColor,
    forms: canHideBranding ? record.forms : withBranding(record.forms),
    label: viewer !== null && reaches(viewer, subjectOf(record)) ? record.label : "",
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
    user: { isTerminated: team.isTerminated },
    isPrefill: record.isPrefill,
    prefillId: record.prefillId,
    shortLinks: record.shortLinks,
    branding,
  };
}

/** Forms that say nothing of the line have it as the signature has, and the short one as it begins. */
const withBranding = (forms: Forms): Forms =>
  Object.fromEntries(
    Object.entries(forms).map(([key, changes]) => [key, changes.filter(({ path }) => !isOfBranding(path))]),
  );

const isOfBranding = ([section, key]: readonly string[]) => section === "general" && key === "brandingLine";

const mayKnowAssignee = (viewer: Acts | null, subject: Subject) =>
  viewer !== null && reaches(viewer, subject) && (isManager(viewer) || subject.assignee === viewer.member?.email);

/** The parts of a signature that somebody may not change, as they are their team's, or its agency's. */
export function locksOf(viewer: Reader | null, { master }: Pick<SignatureRecord, "master">): LockName[] {
  if (viewer === null || master === null) return [];
  return isManager(viewer) ? strictLocksIn(viewer.team, master) : locksIn(viewer.team, master);
}

/** Whether somebody may change a signature of a team; `viewer` as in `present`. */
export const mayEdit = (viewer: Acts | null, subject: Subject, team: Pick<TeamPlan, "isTerminated">): boolean =>
  viewer !== null && !team.isTerminated && can(viewer, "signatures.edit", subject);

/** The ETag of a saved state; `If-Match` brings it back. */
export const etagOf = ({ revision }: Pick<SignatureRecord, "revision">) => `"${revision}"`;
