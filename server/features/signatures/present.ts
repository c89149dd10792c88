import { type Account, entitlements } from "#shared/account/rules.ts";
import type { Signature } from "#shared/signatures/schema.ts";
import type { SignatureRecord } from "./model.ts";

/** A signature as the API answers it. `viewerId` is null for a visitor without an account. */
export function present(record: SignatureRecord, owner: Account, viewerId: string | null): Signature {
  const { general, design, media } = record.content;
  // Hidden while it was paid for: an account that no longer pays shows the line again.
  const brandingLine = entitlements(owner).canHideBranding ? general.brandingLine : 1;
  return {
    id: String(record._id),
    hash: record.hash,
    isPremium: owner.isPaid,
    canEdit: viewerId === String(record.owner) && !owner.isTerminated,
    byDefault: record.byDefault,
    group: record.group,
    general: { ...general, brandingLine },
    design,
    media,
    hasShortLink: record.hasShortLink,
    shorLinkHashType: record.shorLinkHashType,
    publicPageColor: record.publicPageColor,
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
    user: { isTerminated: owner.isTerminated },
    isPrefill: record.isPrefill,
    prefillId: record.prefillId,
    shortLinks: record.shortLinks.map(({ url, shortUrl }) => ({ url, shortUrl })),
  };
}

/** The ETag of a saved state; `If-Match` brings it back. */
export const etagOf = ({ revision }: Pick<SignatureRecord, "revision">) => `"${revision}"`;
