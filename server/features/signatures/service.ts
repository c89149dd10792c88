import { randomBytes } from "node:crypto";
import mongoose, { type Types } from "mongoose";
import { imageVariants, PICTURE_RULES } from "#renderer/signature/images.ts";
import { webLinks } from "#renderer/signature/links.ts";
import { optionsFor } from "#renderer/signature/options.ts";
import { addonProblems } from "#renderer/signature/sanitize/addonProblems.ts";
import { entitlements } from "#shared/account/rules.ts";
import { Failure, fail } from "#shared/errors/catalogue.ts";
import { PAGE_SIZE } from "#shared/lib/paging.ts";
import { eventsUrl } from "#shared/signatures/events.ts";
import { BANNER_PART, paidParts } from "#shared/signatures/rules.ts";
import type { Content, ImageType, Signature, SignatureInput } from "#shared/signatures/schema.ts";
import { limit } from "../../db/cache/limit.ts";
import { storeWait } from "../../db/deadline.ts";
import { storedReader } from "../../db/stored.ts";
import { transaction } from "../../db/transactions.ts";
import { renderer } from "../../ports/renderer/renderer.ts";
import { UserModel, type UserRecord } from "../account/model.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as images from "../images/service.ts";
import * as links from "../links/service.ts";
import type { TargetRule } from "../links/targets.ts";
import { isRevision, SignatureModel, type SignatureRecord, signatureWrites, storedSignatures } from "./model.ts";
import { mayAddPicture, mustOwnPictures } from "./pictures.ts";
import { present } from "./present.ts";
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
   * @throws account_expired, upgrade_needed, signature_limit, invalid_input, too_many_requests
   */
  async function create(viewer: Viewer, input: SignatureInput): Promise<SignatureRecord> {
    await maySave(viewer);
    mayWrite(viewer, input);
    mustBeDrawable(input);
    if (viewer.signatureCount >= entitlements(viewer).maxSignatures) fail("signature_limit");
    await mustOwnPictures(viewer, contentOf(input));
    const hash = randomBytes(16).toString("base64url");
    const signed = await withSigns(viewer, input);
    const derived = await derive(viewer, hash, signed);
    const record = await transaction(async (session) => {
      // The limit is checked and taken in one write: two tabs cannot both get the last one. No number is none.
      const taken = await UserModel.updateOne(
        { _id: viewer._id, signatureCount: mongoose.trusted({ $not: { $gte: entitlements(viewer).maxSignatures } }) },
        { $inc: { signatureCount: 1 } },
        { session },
      );
      if (taken.modifiedCount === 0) fail("signature_limit");
      const [made] = await SignatureModel.create([{ hash, owner: viewer._id, ...stored(signed), ...derived }], {
        session,
      });
      return made;
    });
    return record?.toObject() ?? fail("internal");
  }

  /**
   * Replaces a signature.
   * @param revision the revision the editor started from; null overwrites whatever is there
   * @throws not_found, conflict, account_expired, upgrade_needed, invalid_input, too_many_requests
   */
  async function update(
    viewer: Viewer,
    hash: string,
    input: SignatureInput,
    revision: number | null,
  ): Promise<SignatureRecord> {
    await maySave(viewer);
    mayWrite(viewer, input);
    mustBeDrawable(input);
    const write = async () => {
      const before = await getOwn(viewer, hash);
      if (revision !== null && revision !== before.revision) fail("conflict");
      await mustOwnPictures(viewer, contentOf(input), before.content);
      const kept = await withSigns(viewer, withPicturesOf(before.content, input));
      return save(viewer, before, { ...stored(kept), ...(await derive(viewer, hash, kept)) });
    };
    return revision === null ? inTurn(hash, write) : write();
  }

  /**
   * Puts a picture on the signature, or takes it off with null. Pictures arrive one beside the other.
   * @throws not_found, account_expired, upgrade_needed, too_many_requests, conflict when it never gets its turn
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
      await getOwn(viewer, hash);
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
            owner: { id: viewer._id, ...entitlements(viewer) },
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
  async function preview(hash: string, viewerId: string | null): Promise<Shown> {
    const { shown, ownerId } = await previews.find(hash);
    if (viewerId !== ownerId) return shown;
    return { ...shown, signature: { ...shown.signature, canEdit: !shown.signature.user.isTerminated } };
  }

  /**
   * What anybody with the address may see.
   * @throws not_found, account_expired (terminated owners, except one-time plans)
   */
  async function show(hash: string, viewerId: string | null): Promise<Signature> {
    const { record, owner } = await findShown(hash);
    return present(record, owner, viewerId);
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

/** @throws account_expired, upgrade_needed */
function mayWrite(viewer: Viewer, input: Content) {
  const allowed = entitlements(viewer);
  if (!allowed.canEdit) fail("account_expired");
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

/** One signature of the viewer; others' are hidden. @throws not_found */
export async function getOwn(viewer: Viewer, hash: string): Promise<SignatureRecord> {
  return (await find({ hash, owner: viewer._id })) ?? fail("not_found");
}

async function find(filter: { hash: string; owner?: Types.ObjectId }): Promise<SignatureRecord | null> {
  return storedSignatures.read(await SignatureModel.findOne(filter).lean());
}

const OWNER = ["owner"] as const;
const storedOwners = storedReader<SignatureRecord, "owner">(SignatureModel, OWNER);

/** Id of the account that a signature belongs to. @throws not_found */
export async function ownerOf(hash: string): Promise<string> {
  const { owner } = storedOwners.read(await SignatureModel.findOne({ hash }, OWNER).lean()) ?? fail("not_found");
  return String(owner);
}

/** Those of the hashes that belong to saved signatures. */
export async function existing(hashes: readonly string[]): Promise<Set<string>> {
  const records = await SignatureModel.find({ hash: mongoose.trusted({ $in: hashes }) }, { hash: 1 }).lean();
  return new Set(records.map(({ hash }) => hash));
}

/**
 * One signature that the viewer may change as it is. A banner from better days is no hindrance: it must be possible to
 * take it off. @throws not_found, account_expired, upgrade_needed
 */
async function getEditable(viewer: Viewer, hash: string): Promise<SignatureRecord> {
  const record = await getOwn(viewer, hash);
  mayWrite(viewer, { ...record.content, media: { ...record.content.media, banner: null } });
  return record;
}

/** @throws upgrade_needed */
function mayHaveBanner(viewer: Viewer) {
  if (!entitlements(viewer).hasAllParts) fail("upgrade_needed", { errors: [BANNER_PART] });
}

/**
 * Before a picture is read: it may be added, and the account has not used up its hour.
 * @throws not_found, account_expired, upgrade_needed, too_many_requests
 */
export async function mayUpload(viewer: Viewer, hash: string, imageType: ImageType): Promise<void> {
  await getEditable(viewer, hash);
  if (imageType === "banner") mayHaveBanner(viewer);
  await mayAddPicture(viewer);
}

/** A page of the viewer's signatures, newest first. */
export async function list(viewer: Viewer, page: number) {
  const records = await SignatureModel.find({ owner: viewer._id })
    .sort({ createdAt: -1, _id: -1 })
    .skip((page - 1) * PAGE_SIZE)
    .limit(PAGE_SIZE + 1)
    .lean();
  const items = storedSignatures
    .readAll(records.slice(0, PAGE_SIZE))
    .map((record) => present(record, viewer, viewer.id));
  return { items, page, hasMore: records.length > PAGE_SIZE };
}

/** @throws signature_limit, account_expired */
export function mayCreate(viewer: UserRecord) {
  const { canEdit, maxSignatures } = entitlements(viewer);
  if (!canEdit) fail("account_expired");
  if (viewer.signatureCount >= maxSignatures) fail("signature_limit");
}

/** Deletes a signature for good and frees its place. Pictures and short links of mails that were sent go on working. @throws not_found, too_many_requests */
export async function remove(viewer: Viewer, hash: string): Promise<void> {
  await maySave(viewer);
  await transaction(async (session) => {
    const { deletedCount } = await SignatureModel.deleteOne({ hash, owner: viewer._id }, { session });
    if (deletedCount === 0) fail("not_found");
    await UserModel.updateOne({ _id: viewer._id }, { $inc: { signatureCount: -1 } }, { session });
  });
  await announceChange(hash);
}

/** Whoever keeps drawings of a signature hears that it was saved or deleted, before the person does. */
async function announceChange(hash: string) {
  signatureWrites.note();
  await renderer().forget(hash);
}
