import { isDeepStrictEqual } from "node:util";
import type { ClientSession } from "mongoose";
import { formOf, formsOf, keysOf } from "#renderer/signature/forms.ts";
import { imageVariants, PICTURE_RULES } from "#renderer/signature/images.ts";
import { webLinks } from "#renderer/signature/links.ts";
import { addonProblems } from "#renderer/signature/sanitize/addonProblems.ts";
import { Failure, fail, refuse } from "#shared/errors/catalogue.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { withoutSamples } from "#shared/images/samples.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { cut } from "#shared/lib/text.ts";
import { entitlements } from "#shared/members/rules.ts";
import { type ImageType, MAX_LINE_LENGTH } from "#shared/signatures/constants.ts";
import { eventsUrl } from "#shared/signatures/events.ts";
import { Content, type SignatureInput } from "#shared/signatures/schema.ts";
import { storeWait } from "../../db/deadline.ts";
import { transaction } from "../../db/transactions.ts";
import { type Ink, renderer } from "../../ports/renderer/renderer.ts";
import { settings } from "../../settings.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as images from "../images/service.ts";
import * as links from "../links/service.ts";
import { freePlace, mustBeAllowed, takePlace } from "../members/service.ts";
import { withInk } from "./ink.ts";
import { followedOf, mustBeOpen, ownOnSave, withinLocks } from "./masters/follow.ts";
import { isOutOfHand, masterChanged, mustNotBeFollowed } from "./masters/rollout.ts";
import { isRevision, newHash, SignatureModel, type SignatureRecord, storedSignatures } from "./model.ts";
import { addedTo, idsIn, mustOwnPictures, type Pictured } from "./pictures.ts";
import { failFull, getEditable, mayHaveBanner, maySave, mayWrite } from "./rights.ts";
import { getInTeam } from "./service.ts";
import { deletedShared, mustBeOwn, mustNotBeShared, savingOf, wakeShares } from "./shared/from.ts";
import { withSigns } from "./signs.ts";
import * as successors from "./successors/service.ts";
import * as versions from "./versions/service.ts";
import { waysIn } from "./ways.ts";

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
  return make(viewer, input);
}

/**
 * Makes a copy of a signature that the viewer sees, which is theirs: with the same pictures and forms, its own links, and a
 * label that says what it is a copy of.
 * @throws not_found, no_permission, account_expired, upgrade_needed, signature_limit or team_limit, too_many_requests
 */
export async function clone(viewer: Viewer, hash: string): Promise<SignatureRecord> {
  await maySave(viewer);
  const { content, label, ...rest } = await getInTeam(viewer, hash);
  const name = label.trim() || content.general.name.trim();
  const copy = name ? cut(t("Copy of {name}", { name }), MAX_LINE_LENGTH) : "";
  const input = { ...content, ...inputPart(rest), label: copy };
  mayWrite(viewer, "signatures.duplicate", input);
  // What is locked stays so in a copy.
  const { master, masterRevision, own } = rest;
  return make(viewer, input, { before: input, follows: { master, masterRevision, own } });
}

type Rest = Omit<SignatureInput, keyof Content | "label">;
const inputPart = ({ hasShortLink, shorLinkHashType, publicPageColor, forms }: Rest): Rest => ({
  hasShortLink,
  shorLinkHashType,
  publicPageColor,
  forms,
});

type Follows = Pick<SignatureRecord, "master" | "masterRevision" | "own">;

/** @param before what its pictures may come from besides the team's own */
async function make(
  viewer: Viewer,
  input: SignatureInput,
  { before, follows }: { before?: Pictured; follows?: Follows } = {},
): Promise<SignatureRecord> {
  mustBeDrawable(input);
  const { maxSignatures } = entitlements(viewer.team);
  if (viewer.team.signatureCount >= maxSignatures) failFull(viewer);
  await mustOwnPictures(viewer, picturedOf(input), before);
  const hash = newHash();
  const signed = await withInk(await withSigns(viewer, input), viewer.id);
  const derived = await derive(viewer, { hash, shortLinks: [] }, signed);
  const { group } = viewer.team;
  const record = await transaction(async (session) => {
    if (!(await takePlace(viewer.team._id, maxSignatures, session))) failFull(viewer);
    await mustOwnPictures(viewer, picturedOf(signed), before, session);
    const whose = { owner: viewer.user._id, team: viewer.team._id, group };
    const [made] = await SignatureModel.create([{ hash, ...whose, ...stored(signed), ...derived, ...follows }], {
      session,
    });
    return made;
  });
  const made = record?.toObject() ?? fail("internal");
  await versions.keep(viewer, null, made);
  return made;
}

/**
 * Replaces a signature.
 * @param revision the revision the editor started from; null overwrites whatever is there
 * @throws no_edit_permission, not_found, conflict, account_expired, upgrade_needed, locked_part, shared_locked, invalid_input, too_many_requests
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
    if (await isOutOfHand(viewer, before)) fail("no_edit_permission");
    mustBeOwn(before);
    if (revision !== null && revision !== before.revision) fail("conflict");
    const allowed = withinLocks(viewer, before, withPicturesOf(before.content, input));
    await mustOwnPictures(viewer, picturedOf(input), picturedIn(before));
    const kept = await withInk(await withSigns(viewer, allowed), viewer.id);
    const own = await ownOnSave(viewer, before, kept);
    return save(viewer, before, { ...stored(kept), ...own, ...(await derive(viewer, before, kept)) });
  };
  const saved = await (revision === null ? inTurn(hash, write) : write());
  await announceChange(hash);
  await passOn(viewer, saved);
  return saved;
}

/** Whoever follows a signature follows it. */
async function passOn({ team }: Viewer, saved: SignatureRecord): Promise<void> {
  // Whoever is alone has nobody whose signature follows theirs; the owner of a company has no place in it.
  if (team.used > 1 || team.agency) await masterChanged(saved);
  await wakeShares(team);
}

/**
 * Puts a picture on the signature, or takes it off with null. Pictures arrive one beside the other.
 * @throws no_edit_permission, not_found, account_expired, upgrade_needed, locked_part, invalid_input, too_many_requests, conflict when it never gets its turn
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
    if (await isOutOfHand(viewer, before)) fail("no_edit_permission");
    mustBeOwn(before);
    mustBeOpen(viewer, before, `media.${imageType}`);
    if (imageType === "banner" && picture) mayHaveBanner(viewer);
    const media = { ...before.content.media, [imageType]: picture?.path ?? null };
    if (imageType === "photo2") media.photo2Ink = picture?.ink ?? null;
    const content: Content = { ...before.content, media };
    const own = await ownOnSave(viewer, before, { ...followedOf(before), ...content });
    const values = { content, ...own, ...(await derive(viewer, before, { ...before, ...content })) };
    return save(viewer, before, values, { isPicture: true });
  });
  await announceChange(hash);
  await passOn(viewer, saved);
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
  const before = picturedIn(await getEditable(viewer, hash));
  // Before any copy is drawn of it.
  await mustOwnPictures(viewer, { ...before, media: { ...before.media, [imageType]: path } }, before);
  if (!(await images.isKept(path))) refuse("picture", MESSAGES.imageFile);
  const ink = imageType === "photo2" ? await images.inkOf(path, { owner: viewer.id }) : null;
  return setImage(viewer, hash, imageType, { path, ink });
}

/**
 * Deletes a signature for good and frees its place. Pictures and short links of mails that were sent go on working.
 * @throws not_found, no_permission, master_in_use, master_shared, shared_locked, too_many_requests
 */
export async function remove(viewer: Viewer, hash: string): Promise<void> {
  await maySave(viewer);
  const { _id } = await getInTeam(viewer, hash);
  mustBeAllowed(viewer, "signatures.delete");
  await mustNotBeFollowed(viewer.team._id, hash);
  await mustNotBeShared(viewer.team, hash);
  await transaction(async (session) => {
    const stored = await SignatureModel.findOneAndDelete({ _id }, { session }).lean();
    if (!stored) fail("not_found");
    const { sharedFrom } = storedSignatures.read(stored) ?? { sharedFrom: null };
    // It may have been locked since it was read.
    mustBeOwn({ sharedFrom });
    await deletedShared(viewer.team._id, hash, sharedFrom, session);
    await versions.forget(hash, session);
    await successors.endSuccessions(viewer.team._id, hash, session);
    await freePlace(viewer.team._id, session);
  });
  // Of a save that ended in between, whose signature was still there when it looked.
  await versions.forget(hash);
  await announceChange(hash);
}

/**
 * Writes a new state over the one that was read.
 * @throws conflict when somebody saved in between, not_found when somebody deleted it
 */
async function save(
  viewer: Viewer,
  before: SignatureRecord,
  values: Pick<SignatureRecord, "content" | "shortLinks"> & Partial<SignatureRecord>,
  { isPicture = false } = {},
): Promise<SignatureRecord> {
  const { hash, revision } = before;
  const after = { ...before, ...values };
  const drawn = ({ content, shortLinks, forms }: SignatureRecord) => ({ content, shortLinks, forms });
  const isChanged = !isDeepStrictEqual(drawn(after), drawn(before));
  const { sharedFrom: from } = before;
  // What its company has changed of it is the company's from then on; what it is called may be.
  const isOwn = from !== null && !from.isOwn && !isDeepStrictEqual(followedOf(after), followedOf(before));
  const share = savingOf(viewer.team, hash, isOwn);
  const write = (session: ClientSession | null = null) =>
    SignatureModel.findOneAndUpdate(
      { hash, revision: isRevision(revision) },
      {
        $set: {
          ...values,
          ...(isOwn && { sharedFrom: { ...from, isOwn } }),
          ...(isChanged && { changedAt: new Date() }),
        },
        $inc: { revision: 1 },
      },
      { returnDocument: "after", session },
    ).lean();
  // A picture that it brings along is not deleted while it is saved; most saves bring none.
  const stored =
    addedTo(picturedIn(after), picturedIn(before)).length === 0 && !share
      ? await write()
      : await transaction(async (session) => {
          await mustOwnPictures(viewer, picturedIn(after), picturedIn(before), session);
          const written = await write(session);
          if (written) await share?.(session);
          return written;
        });
  if (!stored) {
    await getInTeam(viewer, hash);
    fail("conflict");
  }
  const saved = storedSignatures.read(stored) ?? fail("not_found");
  await versions.keep(viewer, before, saved, { isPicture });
  return saved;
}

/** What follows from the content: its pictures in the sizes it shows, and its short links. */
async function derive(
  viewer: Viewer,
  { hash, shortLinks: linked }: Pick<SignatureRecord, "hash" | "shortLinks">,
  input: Pictured & Pick<SignatureInput, "hasShortLink" | "shorLinkHashType">,
) {
  const content = contentOf(input);
  const all = [content, ...formsOf(content, input.forms)];
  const events = eventsUrl(settings().PUBLIC_URL, hash);
  const [shortLinks] = await Promise.all([
    input.hasShortLink
      ? links.ensureLinks({
          signature: hash,
          whose: links.whoseOf(viewer.user._id, viewer.team),
          urls: [...new Set(all.flatMap((one) => webLinks(one, events)))],
          linked,
          type: input.shorLinkHashType,
          name: content.general.name,
        })
      : [],
    images.ensureVariants(all.flatMap(imageVariants), viewer.id),
  ]);
  const pictured = picturedOf(input);
  return { shortLinks, pictures: idsIn(pictured), ways: waysIn(pictured), pictureRules: PICTURE_RULES };
}

/** Whoever keeps drawings of a signature hears that it was saved or deleted, before the person does. */
async function announceChange(hash: string) {
  await renderer().forget(hash);
}

/** A save carries no pictures (specification, section 4): they come and go by calls of their own. */
function withPicturesOf({ media }: Content, input: SignatureInput): SignatureInput {
  const { photo, photo2, banner, photo2Ink } = media;
  const kept = { ...input.media, photo, photo2, banner, photo2Ink };
  return isDeepStrictEqual(kept, input.media) ? input : { ...input, media: kept };
}

const contentOf = ({ general, design, media }: Content): Content => ({ general, design, media });
const picturedOf = ({ forms, ...content }: Pictured): Pictured => ({ ...contentOf(content), forms });
const picturedIn = ({ content, forms }: Pick<SignatureRecord, "content" | "forms">): Pictured => ({
  ...content,
  forms,
});

const stored = (input: SignatureInput) => ({
  content: contentOf(input),
  ...inputPart(input),
  label: input.label,
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
 * What a person saves must be drawn as it was meant, in each of its forms. Only then: a picture is put on a signature from
 * before as it is.
 * @throws invalid_input naming the fields
 */
function mustBeDrawable(input: Pictured) {
  const lost = addonProblems(input.general.addons);
  const errors = [...lost, ...keysOf(input.forms).flatMap((key) => formProblems(input, key))];
  if (errors.length > 0) fail("invalid_input", { errors });
}

/** A form says something else than the signature may: said of the form, whose changes have no fields of their own. */
function formProblems({ forms, ...content }: Pictured, key: keyof Pictured["forms"]) {
  const form = formOf(contentOf(content), forms, key);
  const parsed = Content.safeParse(form);
  const wrong = parsed.success
    ? addonProblems(form.general.addons).map(({ message }) => message)
    : parsed.error.issues.map(({ message }) => message || msg("Please check the marked fields."));
  return wrong.map((message) => ({ path: `forms.${key}`, message }));
}
