import { randomBytes } from "node:crypto";
import { imageVariants, PICTURE_RULES } from "#renderer/signature/images.ts";
import { webLinks } from "#renderer/signature/links.ts";
import { addonProblems } from "#renderer/signature/sanitize/addonProblems.ts";
import { Failure, fail } from "#shared/errors/catalogue.ts";
import { entitlements } from "#shared/members/rules.ts";
import { eventsUrl } from "#shared/signatures/events.ts";
import type { Content, ImageType, SignatureInput } from "#shared/signatures/schema.ts";
import { storeWait } from "../../db/deadline.ts";
import { transaction } from "../../db/transactions.ts";
import { renderer } from "../../ports/renderer/renderer.ts";
import { settings } from "../../settings.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as images from "../images/service.ts";
import * as links from "../links/service.ts";
import { freePlace, mustBeAllowed, takePlace } from "../members/service.ts";
import { isRevision, SignatureModel, type SignatureRecord, signatureWrites, storedSignatures } from "./model.ts";
import { mustOwnPictures } from "./pictures.ts";
import { failFull, getEditable, mayHaveBanner, maySave, mayWrite } from "./rights.ts";
import { getInTeam } from "./service.ts";
import { withSigns } from "./signs.ts";

/** Other saves that one without a revision lets go first. */
const MAX_TURNS = 20;

/**
 * Saves a new signature of the viewer with its short links.
 * @throws no_permission, account_expired, upgrade_needed, signature_limit or team_limit, invalid_input, too_many_requests
 */
export async function create(viewer: Viewer, input: SignatureInput): Promise<SignatureRecord> {
  await maySave(viewer);
  mayWrite(viewer, "signatures.create", input);
  mustBeDrawable(input);
  const { maxSignatures } = entitlements(viewer.team);
  if (viewer.team.signatureCount >= maxSignatures) failFull(viewer);
  await mustOwnPictures(viewer, contentOf(input));
  const hash = randomBytes(16).toString("base64url");
  const signed = await withSigns(viewer, input);
  const derived = await derive(viewer, { hash, shortLinks: [] }, signed);
  const record = await transaction(async (session) => {
    if (!(await takePlace(viewer.team._id, maxSignatures, session))) failFull(viewer);
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
  input: SignatureInput,
  revision: number | null,
): Promise<SignatureRecord> {
  await maySave(viewer);
  mayWrite(viewer, "signatures.edit", input);
  mustBeDrawable(input);
  const write = async (newest?: SignatureRecord) => {
    const before = await getInTeam(viewer, hash, newest);
    if (revision !== null && revision !== before.revision) fail("conflict");
    await mustOwnPictures(viewer, contentOf(input), before.content);
    const kept = await withSigns(viewer, withPicturesOf(before.content, input));
    return save(viewer, before, { ...stored(kept), ...(await derive(viewer, before, kept)) });
  };
  const saved = await (revision === null ? inTurn(hash, write) : write());
  await announceChange(hash);
  return saved;
}

/**
 * Puts a picture on the signature, or takes it off with null. Pictures arrive one beside the other.
 * @throws no_edit_permission, not_found, account_expired, upgrade_needed, too_many_requests, conflict when it never gets its turn
 */
export async function setImage(
  viewer: Viewer,
  hash: string,
  imageType: ImageType,
  path: string | null,
): Promise<SignatureRecord> {
  await maySave(viewer);
  const saved = await inTurn(hash, async (newest) => {
    const before = await getEditable(viewer, hash, newest);
    if (imageType === "banner" && path) mayHaveBanner(viewer);
    const content: Content = { ...before.content, media: { ...before.content.media, [imageType]: path } };
    return save(viewer, before, { content, ...(await derive(viewer, before, { ...before, ...content })) });
  });
  await announceChange(hash);
  return saved;
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
  return { shortLinks, pictureRules: PICTURE_RULES };
}

/** Whoever keeps drawings of a signature hears that it was saved or deleted, before the person does. */
async function announceChange(hash: string) {
  signatureWrites.note();
  await renderer().forget(hash);
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
