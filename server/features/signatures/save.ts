import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { ClientSession } from "mongoose";
import { imageVariants, PICTURE_RULES } from "#renderer/signature/images.ts";
import { webLinks } from "#renderer/signature/links.ts";
import { addonProblems } from "#renderer/signature/sanitize/addonProblems.ts";
import { Failure, fail, refuse } from "#shared/errors/catalogue.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { withoutSamples } from "#shared/images/samples.ts";
import { entitlements } from "#shared/members/rules.ts";
import type { ImageType } from "#shared/signatures/constants.ts";
import { eventsUrl } from "#shared/signatures/events.ts";
import type { Content, SignatureInput } from "#shared/signatures/schema.ts";
import { storeWait } from "../../db/deadline.ts";
import { transaction } from "../../db/transactions.ts";
import { type Ink, renderer } from "../../ports/renderer/renderer.ts";
import { settings } from "../../settings.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as images from "../images/service.ts";
import * as links from "../links/service.ts";
import { freePlace, mustBeAllowed, takePlace } from "../members/service.ts";
import { withInk } from "./ink.ts";
import { isRevision, SignatureModel, type SignatureRecord, storedSignatures } from "./model.ts";
import { addedTo, idsIn, mustOwnPictures } from "./pictures.ts";
import { failFull, getEditable, mayHaveBanner, maySave, mayWrite } from "./rights.ts";
import { getInTeam } from "./service.ts";
import { withSigns } from "./signs.ts";

/** Other saves that one without a revision lets go first. */
const MAX_TURNS = 20;

/**
 * Saves a new signature of the viewer with its short links. A ready design comes without its sample's pictures: nobody
 * sends mails with the face of a person who does not exist.
 * @throws no_permission, account_expired, upgrade_needed, signature_limit or team_limit, invalid_input, too_many_requests
 */
export async function create(viewer: Viewer, sent: SignatureInput): Promise<SignatureRecord> {
  const input = withoutSamples(sent);
  await maySave(viewer);
  mayWrite(viewer, "signatures.create", input);
  mustBeDrawable(input);
  const { maxSignatures } = entitlements(viewer.team);
  if (viewer.team.signatureCount >= maxSignatures) failFull(viewer);
  await mustOwnPictures(viewer, contentOf(input));
  const hash = randomBytes(16).toString("base64url");
  const signed = await withInk(await withSigns(viewer, input), viewer.id);
  const derived = await derive(viewer, { hash, shortLinks: [] }, signed);
  const record = await transaction(async (session) => {
    if (!(await takePlace(viewer.team._id, maxSignatures, session))) failFull(viewer);
    await mustOwnPictures(viewer, contentOf(signed), undefined, session);
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
export async function update(
  viewer: Viewer,
  hash: string,
  sent: SignatureInput,
  revision: number | null,
): Promise<SignatureRecord> {
  const input = withoutSamples(sent);
  await maySave(viewer);
  mayWrite(viewer, "signatures.edit", input);
  mustBeDrawable(input);
  const write = async (newest?: SignatureRecord) => {
    const before = await getInTeam(viewer, hash, newest);
    if (revision !== null && revision !== before.revision) fail("conflict");
    await mustOwnPictures(viewer, contentOf(input), before.content);
    const kept = await withInk(await withSigns(viewer, withPicturesOf(before.content, input)), viewer.id);
    return save(viewer, before, { ...stored(kept), ...(await derive(viewer, before, kept)) });
  };
  const saved = await (revision === null ? inTurn(hash, write) : write());
  await announceChange(hash);
  return saved;
}

/**
 * Puts a picture on the signature, or takes it off with null. Pictures arrive one beside the other.
 * @throws no_edit_permission, not_found, account_expired, upgrade_needed, invalid_input, too_many_requests, conflict when it never gets its turn
 */
export async function setImage(
  viewer: Viewer,
  hash: string,
  imageType: ImageType,
  picture: { path: string; ink: Ink } | null,
): Promise<SignatureRecord> {
  await maySave(viewer);
  const saved = await inTurn(hash, async (newest) => {
    const before = await getEditable(viewer, hash, newest);
    if (imageType === "banner" && picture) mayHaveBanner(viewer);
    const media = { ...before.content.media, [imageType]: picture?.path ?? null };
    if (imageType === "photo2") media.photo2Ink = picture?.ink ?? null;
    const content: Content = { ...before.content, media };
    return save(viewer, before, { content, ...(await derive(viewer, before, { ...before, ...content })) });
  });
  await announceChange(hash);
  return saved;
}

/**
 * Puts a picture that is kept already on the signature.
 * @throws invalid_input for one that is not there, and as `setImage`
 */
export async function chooseImage(
  viewer: Viewer,
  hash: string,
  imageType: ImageType,
  path: string,
): Promise<SignatureRecord> {
  const { content } = await getEditable(viewer, hash);
  // Before any copy is drawn of it.
  await mustOwnPictures(viewer, { ...content, media: { ...content.media, [imageType]: path } }, content);
  if (!(await images.isKept(path))) refuse("picture", MESSAGES.imageFile);
  const ink = imageType === "photo2" ? await images.inkOf(path, { owner: viewer.id }) : null;
  return setImage(viewer, hash, imageType, { path, ink });
}

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
    await freePlace(viewer.team._id, session);
  });
  await announceChange(hash);
}

/**
 * Writes a new state over the one that was read.
 * @throws conflict when somebody saved in between, not_found when somebody deleted it
 */
async function save(
  viewer: Viewer,
  { hash, revision, ...before }: SignatureRecord,
  values: Pick<SignatureRecord, "content" | "shortLinks"> & Partial<SignatureRecord>,
): Promise<SignatureRecord> {
  const drawn = ({ content, shortLinks }: typeof values) => ({ content, shortLinks });
  const isChanged = !isDeepStrictEqual(drawn(values), drawn(before));
  const write = (session: ClientSession | null = null) =>
    SignatureModel.findOneAndUpdate(
      { hash, revision: isRevision(revision) },
      { $set: { ...values, ...(isChanged && { changedAt: new Date() }) }, $inc: { revision: 1 } },
      { returnDocument: "after", session },
    ).lean();
  // A picture that it brings along is not deleted while it is saved; most saves bring none.
  const stored =
    addedTo(values.content, before.content).length === 0
      ? await write()
      : await transaction(async (session) => {
          await mustOwnPictures(viewer, values.content, before.content, session);
          return write(session);
        });
  if (!stored) {
    await getInTeam(viewer, hash);
    fail("conflict");
  }
  return storedSignatures.read(stored) ?? fail("not_found");
}

/** What follows from the content: its pictures in the sizes it shows, and its short links. */
async function derive(
  viewer: Viewer,
  { hash, shortLinks: linked }: Pick<SignatureRecord, "hash" | "shortLinks">,
  input: Content & Pick<SignatureInput, "hasShortLink" | "shorLinkHashType">,
) {
  const content = contentOf(input);
  const [shortLinks] = await Promise.all([
    input.hasShortLink
      ? links.ensureLinks({
          signature: hash,
          whose: { owner: viewer.user._id, team: viewer.team._id, ...entitlements(viewer.team) },
          urls: webLinks(content, eventsUrl(settings().PUBLIC_URL, hash)),
          linked,
          type: input.shorLinkHashType,
          name: content.general.name,
        })
      : [],
    images.ensureVariants(imageVariants(content), viewer.id),
  ]);
  return { shortLinks, pictures: idsIn(content), pictureRules: PICTURE_RULES };
}

/** Whoever keeps drawings of a signature hears that it was saved or deleted, before the person does. */
async function announceChange(hash: string) {
  await renderer().forget(hash);
}

/** A save carries no pictures (specification, section 4): they come and go by calls of their own. */
function withPicturesOf({ media }: Content, input: SignatureInput): SignatureInput {
  const { photo, photo2, banner, photo2Ink } = media;
  return { ...input, media: { ...input.media, photo, photo2, banner, photo2Ink } };
}

const contentOf = ({ general, design, media }: Content): Content => ({ general, design, media });

const stored = ({ hasShortLink, shorLinkHashType, publicPageColor, label, ...content }: SignatureInput) => ({
  content: contentOf(content),
  hasShortLink,
  shorLinkHashType,
  publicPageColor,
  label,
});

/** What a save starts from: the record that the one before it has just written, when there was one. */
type Save = (newest?: SignatureRecord) => Promise<SignatureRecord>;

/** The last save that waits for its turn, by signature, with what it wrote; entries go with it. */
const turns = new Map<string, Promise<SignatureRecord | undefined>>();

/**
 * A keyed mutex: saves of one signature that carry no revision go one after the other, so that a hundred at once are a
 * hundred writes and not a race of each with all. Each starts from what the one before it wrote. The wait is store work:
 * it ends with the deadline.
 * @throws unavailable, and as `fromNewest`
 */
function inTurn(hash: string, save: Save): Promise<SignatureRecord> {
  const before = turns.get(hash) ?? Promise.resolve(undefined);
  const mine = storeWait(() => before).then((newest) => fromNewest(save, newest));
  const over = Promise.allSettled([before, mine]).then(([, outcome]) => {
    if (turns.get(hash) === over) turns.delete(hash);
    return outcome.status === "fulfilled" ? outcome.value : undefined;
  });
  turns.set(hash, over);
  return mine;
}

/**
 * Saves again, from the newest state, when another process's save came in between.
 * @throws conflict when it never gets its turn
 */
async function fromNewest(save: Save, newest?: SignatureRecord): Promise<SignatureRecord> {
  for (let turn = 1; ; turn++)
    try {
      return await save(turn === 1 ? newest : undefined);
    } catch (error) {
      if (turn === MAX_TURNS || !(error instanceof Failure && error.code === "conflict")) throw error;
    }
}

/**
 * What a person saves must be drawn as it was meant. Only then: a picture is put on a signature from before as it is.
 * @throws invalid_input naming the fields
 */
function mustBeDrawable(input: Content) {
  const lost = addonProblems(input.general.addons);
  if (lost.length > 0) fail("invalid_input", { errors: lost });
}
