import { paidInAll } from "#renderer/signature/forms.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { type Action, entitlements } from "#shared/members/rules.ts";
import type { ImageType } from "#shared/signatures/constants.ts";
import { bannerPart } from "#shared/signatures/rules.ts";
import { limit } from "../../db/cache/limit.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as images from "../images/service.ts";
import { mustBeAllowed } from "../members/service.ts";
import { mustBeOpen } from "./masters/follow.ts";
import type { SignatureRecord } from "./model.ts";
import type { Pictured } from "./pictures.ts";
import { getInTeam } from "./service.ts";
import { mustBeOwn } from "./shared/from.ts";

/** Far more than hands can do, and bursts of a program; each is a handful of writes. */
const SAVES_PER_ACCOUNT = { limit: 300, windowMs: 60_000 };

/** Counts a save, a deletion too. @throws too_many_requests */
export const maySave = ({ id }: Viewer) => limit(`saves:account:${id}`, SAVES_PER_ACCOUNT);

/** As fast as one types, on several devices; each reads the words of all that the person sees. */
const SEARCHES_PER_ACCOUNT = { limit: 120, windowMs: 60_000 };

/** Counts a search. @throws too_many_requests */
export const maySearch = ({ id }: Viewer) => limit(`searches:account:${id}`, SEARCHES_PER_ACCOUNT);

/** @throws account_expired, no_permission or no_edit_permission, upgrade_needed */
export function mayWrite(viewer: Viewer, action: Action, input: Pictured) {
  const allowed = entitlements(viewer.team);
  if (!allowed.canEdit) fail("account_expired");
  mustBeAllowed(viewer, action);
  const paid = paidInAll(input, allowed);
  if (paid.length > 0) fail("upgrade_needed", { errors: paid });
}

/**
 * Before one more is begun.
 * @throws account_expired, no_permission, signature_limit or team_limit
 */
export function mayCreate(viewer: Viewer) {
  const { canEdit, maxSignatures } = entitlements(viewer.team);
  if (!canEdit) fail("account_expired");
  mustBeAllowed(viewer, "signatures.create");
  if (viewer.team.signatureCount >= maxSignatures) failFull(viewer);
}

/** The team has all that it may have; only its owner can change that. @throws signature_limit, for members team_limit */
export const failFull = ({ member }: Viewer): never => fail(member ? "team_limit" : "signature_limit");

/**
 * One signature that the viewer may change as it is. A banner from better days is no hindrance: it must be possible to
 * take it off. @throws not_found, account_expired, no_edit_permission, upgrade_needed
 */
export async function getEditable(viewer: Viewer, hash: string, newest?: SignatureRecord): Promise<SignatureRecord> {
  const record = await getInTeam(viewer, hash, newest);
  const { content, forms } = record;
  mayWrite(viewer, "signatures.edit", { ...content, media: { ...content.media, banner: null }, forms });
  return record;
}

/** @throws upgrade_needed */
export function mayHaveBanner(viewer: Viewer) {
  if (!entitlements(viewer.team).hasAllParts) fail("upgrade_needed", { errors: [bannerPart()] });
}

/**
 * Before a picture is read: it may be added, and the account has not used up its hour.
 * @throws no_edit_permission, not_found, account_expired, upgrade_needed, locked_part, shared_locked, too_many_requests
 */
export async function mayUpload(viewer: Viewer, hash: string, imageType: ImageType): Promise<void> {
  const record = await getEditable(viewer, hash);
  mustBeOwn(record);
  mustBeOpen(viewer, record, `media.${imageType}`);
  if (imageType === "banner") mayHaveBanner(viewer);
  await images.mayAddPicture(viewer);
}
