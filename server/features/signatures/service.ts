import { randomBytes } from "node:crypto";
import mongoose, { type Types } from "mongoose";
import { imageVariants, PICTURE_RULES } from "#renderer/signature/images.ts";
import { webLinks } from "#renderer/signature/links.ts";
import { optionsFor } from "#renderer/signature/options.ts";
import { addonProblems } from "#renderer/signature/sanitize/addonProblems.ts";
import { Failure, fail } from "#shared/errors/catalogue.ts";
import { PAGE_SIZE } from "#shared/lib/paging.ts";
import { type Action, entitlements, isManager, reaches } from "#shared/members/rules.ts";
import { eventsUrl } from "#shared/signatures/events.ts";
import { BANNER_PART, paidParts } from "#shared/signatures/rules.ts";
import type { Content, ImageType, Signature, SignatureInput } from "#shared/signatures/schema.ts";
import { limit } from "../../db/cache/limit.ts";
import { storeWait } from "../../db/deadline.ts";
import { storedReader } from "../../db/stored.ts";
import { transaction } from "../../db/transactions.ts";
import { renderer } from "../../ports/renderer/renderer.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as images from "../images/service.ts";
import * as links from "../links/service.ts";
import type { TargetRule } from "../links/targets.ts";
import { TeamModel } from "../members/model.ts";
import { mustBeAllowed } from "../members/service.ts";
import {
  isRevision,
  SignatureModel,
  type SignatureRecord,
  signatureWrites,
  storedSignatures,
  subjectOf,
} from "./model.ts";
import { mayAddPicture, mustOwnPictures } from "./pictures.ts";
import { mayEdit, present } from "./present.ts";
import { findShown, previewCache, type Shown } from "./previews.ts";
import { withSigns } from "./signs.ts";

/** Addresses of this installation that saved signatures contain. */
export type Hosts = { imageHost: string; shortLinkBase: string; publicUrl: string; mayLeadTo: TargetRule };

/** Far more than hands can do, and bursts of a program; each is a handful of writes. */
const SAVES_PER_ACCOUNT = { limit: 300, windowMs: 60_000 };

/** Other saves that one without a revision lets go first. */
const MAX_TURNS = 20;

export type SignatureService = ReturnType<typeof signatureService>;

export function signatureService(hosts: Hosts) {
  const previews = previewCache(async (signature) =>
    renderer().render(signature, optionsFor(signature, { imageHost: hosts.imageHost, brandingUrl: hosts.publicUrl })),
  );
  return { create, update, setImage, preview, show, findPreview: previews.find };

  /**
   * Saves a new signature of the viewer with its short links.
   * @throws no_permission, account_expired, upgrade_needed, signature_limit or team_limit, invalid_input, too_many_requests
   */
  async function create(viewer: Viewer, input: SignatureInput): Promise<SignatureRecord> {
    await maySave(viewer);
    mayWrite(viewer, "signatures.create", input);
    mustBeDrawable(input);
    const { maxSignatures } = entitlements(viewer.team);
    if (viewer.team.signatureCount >= maxSignatures) failFull(viewer);
    await mustOwnPictures(viewer, contentOf(input));
    const hash = randomBytes(16).toString("base64url");
    const signed = await withSigns(viewer, input);
    const derived = await derive(viewer, hash, signed);
    const record = await transaction(async (session) => {
      // The limit is checked and taken in one write: two tabs, or two members, cannot both get the last one. No number is none.
      const taken = await TeamModel.updateOne(
        { _id: viewer.team._id, signatureCount: mongoose.trusted({ $not: { $gte: maxSignatures } }) },
        { $inc: { signatureCount: 1 } },
        { session },
      );
      if (taken.modifiedCount === 0) failFull(viewer);
      const whose = { owner: viewer.user._id, team: viewer.team._id };
      const [made] = await SignatureModel.create([{ hash, ...whose, ...stored(signed), ...derived }], { session });
      return made;
    });
    return record?.toObject() ?? fail("internal");
  }

  /**
   * Replaces a signature.
   * @param revision the revision the editor started from; null overwrites whatever is there
   * @throws no_edit_permission, not_found, conflict, account_expired, upgrade_needed, invalid_input, too_many_requests
   */
  async function update(
    viewer: Viewer,
    hash: string,
    input: SignatureInput,
    revision: number | null,
  ): Promise<SignatureRecord> {
    await maySave(viewer);
    mayWrite(viewer, "signatures.edit", input);
    mustBeDrawable(input);
    const write = async () => {
      const before = await getInTeam(viewer, hash);
      if (revision !== null && revision !== before.revision) fail("conflict");
      await mustOwnPictures(viewer, contentOf(input), before.content);
      const kept = await withSigns(viewer, withPicturesOf(before.content, input));
      return save(viewer, before, { ...stored(kept), ...(await derive(viewer, hash, kept)) });
    };
    return revision === null ? inTurn(hash, write) : write();
  }

  /**
   * Puts a picture on the signature, or takes it off with null. Pictures arrive one beside the other.
   * @throws no_edit_permission, not_found, account_expired, upgrade_needed, too_many_requests, conflict when it never gets its turn
   */
  async function setImage(
    viewer: Viewer,
    hash: string,
    imageType: ImageType,
    path: string | null,
  ): Promise<SignatureRecord> {
    await maySave(viewer);
    return inTurn(hash, async () => {
      const before = await getEditable(viewer, hash);
      if (imageType === "banner" && path) mayHaveBanner(viewer);
      const content: Content = { ...before.content, media: { ...before.content.media, [imageType]: path } };
      return save(viewer, before, { content, ...(await derive(viewer, hash, { ...before, ...content })) });
    });
  }

  /**
   * Writes a new state over the one that was read.
   * @throws conflict when somebody saved in between, not_found when somebody deleted it
   */
  async function save(
    viewer: Viewer,
    { hash, revision }: SignatureRecord,
    values: Partial<SignatureRecord>,
  ): Promise<SignatureRecord> {
    const stored = await SignatureModel.findOneAndUpdate(
      { hash, revision: isRevision(revision) },
      { $set: values, $inc: { revision: 1 } },
      { returnDocument: "after" },
    ).lean();
    if (!stored) {
      await getInTeam(viewer, hash);
      fail("conflict");
    }
    await announceChange(hash);
    return storedSignatures.read(stored) ?? fail("not_found");
  }

  /** What follows from the content: its pictures in the sizes it shows, and its short links. */
  async function derive(
    viewer: Viewer,
    hash: string,
    input: Content & Pick<SignatureInput, "hasShortLink" | "shorLinkHashType">,
  ) {
    const content = contentOf(input);
    const [shortLinks] = await Promise.all([
      input.hasShortLink
        ? links.ensureLinks({
            signature: hash,
            whose: { owner: viewer.user._id, team: viewer.team._id, ...entitlements(viewer.team) },
            urls: webLinks(content, eventsUrl(hosts.publicUrl, hash)),
            type: input.shorLinkHashType,
            name: content.general.name,
            base: hosts.shortLinkBase,
            mayLeadTo: hosts.mayLeadTo,
          })
        : [],
      images.ensureVariants(imageVariants(content), viewer.id),
    ]);
    return { shortLinks, pictureRules: PICTURE_RULES };
  }

  /**
   * What anybody with the address may see, drawn.
   * @throws unavailable, and what `show` throws
   */
  async function preview(hash: string, viewer: Viewer | null): Promise<Shown> {
    const { shown, subject } = await previews.find(hash);
    if (!mayEdit(viewer, subject, shown.signature.user)) return shown;
    return { ...shown, signature: { ...shown.signature, canEdit: true } };
  }

  /**
   * What anybody with the address may see.
   * @throws not_found, account_expired (terminated teams, except one-time plans)
   */
  async function show(hash: string, viewer: Viewer | null): Promise<Signature> {
    const { record, team } = await findShown(hash);
    return present(record, team, viewer);
  }
}

/** A save carries no pictures (specification, section 4): they come and go by calls of their own. */
function withPicturesOf({ media: { photo, photo2, banner } }: Content, input: SignatureInput): SignatureInput {
  return { ...input, media: { ...input.media, photo, photo2, banner } };
}

const contentOf = ({ general, design, media }: Content): Content => ({ general, design, media });

const stored = ({ hasShortLink, shorLinkHashType, publicPageColor, ...content }: SignatureInput) => ({
  content: contentOf(content),
  hasShortLink,
  shorLinkHashType,
  publicPageColor,
});

/** The last save that waits for its turn, by signature; entries go with it. */
const turns = new Map<string, Promise<unknown>>();

/**
 * A keyed mutex: saves of one signature that carry no revision go one after the other, so that a hundred at once are a
 * hundred writes and not a race of each with all. The wait is store work: it ends with the deadline.
 * @throws unavailable, and as `fromNewest`
 */
function inTurn<T>(hash: string, save: () => Promise<T>): Promise<T> {
  const before = turns.get(hash) ?? Promise.resolve();
  const mine = storeWait(() => before).then(() => fromNewest(save));
  const over = Promise.allSettled([before, mine]).then(() => {
    if (turns.get(hash) === over) turns.delete(hash);
  });
  turns.set(hash, over);
  return mine;
}

/**
 * Saves again, from the newest state, when another process's save came in between.
 * @throws conflict when it never gets its turn
 */
async function fromNewest<T>(save: () => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn++)
    try {
      return await save();
    } catch (error) {
      if (turn === MAX_TURNS || !(error instanceof Failure && error.code === "conflict")) throw error;
    }
}

/** Counts a save, a deletion too. @throws too_many_requests */
const maySave = ({ id }: Viewer) => limit(`saves:account:${id}`, SAVES_PER_ACCOUNT);

/** @throws account_expired, no_permission or no_edit_permission, upgrade_needed */
function mayWrite(viewer: Viewer, action: Action, input: Content) {
  const allowed = entitlements(viewer.team);
  if (!allowed.canEdit) fail("account_expired");
  mustBeAllowed(viewer, action);
  const paid = paidParts(input, allowed);
  if (paid.length > 0) fail("upgrade_needed", { errors: paid });
}

/**
 * What a person saves must be drawn as it was meant. Only then: a picture is put on a signature from before as it is.
 * @throws invalid_input naming the fields
 */
function mustBeDrawable(input: Content) {
  const lost = addonProblems(input.general.addons);
  if (lost.length > 0) fail("invalid_input", { errors: lost });
}

/** One signature that the viewer's team owns and the viewer sees; all others are hidden. @throws not_found */
export async function getInTeam(viewer: Viewer, hash: string): Promise<SignatureRecord> {
  const record = storedSignatures.read(await SignatureModel.findOne({ hash }).lean());
  return record && reaches(viewer, subjectOf(record)) ? record : fail("not_found");
}

const WHOSE = ["hash", "owner", "team"] as const;
const storedWhose = storedReader<SignatureRecord, "_id" | (typeof WHOSE)[number]>(SignatureModel, WHOSE);

/** The teams that saved signatures belong to, by their hashes; those that do not exist are not in it. */
export async function teamsOf(hashes: readonly string[]): Promise<Map<string, Types.ObjectId>> {
  const records = await SignatureModel.find({ hash: mongoose.trusted({ $in: hashes }) }, WHOSE).lean();
  return new Map(storedWhose.readAll(records).map((record) => [record.hash, subjectOf(record).team]));
}

/**
 * One signature that the viewer may change as it is. A banner from better days is no hindrance: it must be possible to
 * take it off. @throws not_found, account_expired, no_edit_permission, upgrade_needed
 */
async function getEditable(viewer: Viewer, hash: string): Promise<SignatureRecord> {
  const record = await getInTeam(viewer, hash);
  mayWrite(viewer, "signatures.edit", { ...record.content, media: { ...record.content.media, banner: null } });
  return record;
}

/** @throws upgrade_needed */
function mayHaveBanner(viewer: Viewer) {
  if (!entitlements(viewer.team).hasAllParts) fail("upgrade_needed", { errors: [BANNER_PART] });
}

/**
 * Before a picture is read: it may be added, and the account has not used up its hour.
 * @throws no_edit_permission, not_found, account_expired, upgrade_needed, too_many_requests
 */
export async function mayUpload(viewer: Viewer, hash: string, imageType: ImageType): Promise<void> {
  await getEditable(viewer, hash);
  if (imageType === "banner") mayHaveBanner(viewer);
  await mayAddPicture(viewer);
}

/** A page of the signatures that the viewer sees, newest first. */
export async function list(viewer: Viewer, page: number) {
  const { user, team } = viewer;
  const filter = isManager(viewer) ? { team: team._id } : { team: team._id, owner: user._id };
  const records = await SignatureModel.find(filter)
    .sort({ createdAt: -1, _id: -1 })
    .skip((page - 1) * PAGE_SIZE)
    .limit(PAGE_SIZE + 1)
    .lean();
  const items = storedSignatures.readAll(records.slice(0, PAGE_SIZE)).map((record) => present(record, team, viewer));
  return { items, page, hasMore: records.length > PAGE_SIZE };
}

/** @throws account_expired, no_permission, signature_limit or team_limit */
export function mayCreate(viewer: Viewer) {
  const { canEdit, maxSignatures } = entitlements(viewer.team);
  if (!canEdit) fail("account_expired");
  mustBeAllowed(viewer, "signatures.create");
  if (viewer.team.signatureCount >= maxSignatures) failFull(viewer);
}

/** The team has all that it may have; only its owner can change that. @throws signature_limit, for members team_limit */
const failFull = ({ member }: Viewer): never => fail(member ? "team_limit" : "signature_limit");

/**
 * Deletes a signature for good and frees its place. Pictures and short links of mails that were sent go on working.
 * @throws not_found, no_permission, too_many_requests
 */
export async function remove(viewer: Viewer, hash: string): Promise<void> {
  await maySave(viewer);
  const { _id } = await getInTeam(viewer, hash);
  mustBeAllowed(viewer, "signatures.delete");
  await transaction(async (session) => {
    const { deletedCount } = await SignatureModel.deleteOne({ _id }, { session });
    if (deletedCount === 0) fail("not_found");
    await TeamModel.updateOne({ _id: viewer.team._id }, { $inc: { signatureCount: -1 } }, { session });
  });
  await announceChange(hash);
}

/** Whoever keeps drawings of a signature hears that it was saved or deleted, before the person does. */
async function announceChange(hash: string) {
  signatureWrites.note();
  await renderer().forget(hash);
}
