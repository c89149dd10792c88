/** Copies of an agency's designs in its companies: records of the company's own team, with pictures and links in its name. */
import mongoose, { type ClientSession, type Types } from "mongoose";
import { formsOf } from "#renderer/signature/forms.ts";
import { PICTURE_RULES } from "#renderer/signature/images.ts";
import { webLinks } from "#renderer/signature/links.ts";
import { folded } from "#shared/lib/text.ts";
import { entitlements } from "#shared/members/rules.ts";
import { eventsUrl } from "#shared/signatures/events.ts";
import { renderer } from "../../../ports/renderer/renderer.ts";
import { settings } from "../../../settings.ts";
import * as images from "../../images/service.ts";
import * as links from "../../links/service.ts";
import * as members from "../../members/service.ts";
import { follow } from "../masters/asking.ts";
import { followersOf } from "../masters/rollout.ts";
import { isRevision, SignatureModel, type SignatureRecord, storedSignatures } from "../model.ts";
import { idsIn, storedIn } from "../pictures.ts";
import * as versions from "../versions/service.ts";
import type { SharedFrom } from "./from.ts";

/** Signatures that are looked through for some words. */
const MAX_LOOKED = 1_000;

/** A signature of a team, whatever it follows; null when there is none. */
export const findOfTeam = async (
  team: Types.ObjectId,
  hash: string,
  session: ClientSession | null = null,
): Promise<SignatureRecord | null> =>
  storedSignatures.read(await SignatureModel.findOne({ hash, team }).session(session).lean());

/** What it is called: its label, or the name that stands in it. */
export const labelOf = ({ label, content }: Pick<SignatureRecord, "label" | "content">): string =>
  label.trim() || content.general.name.trim();

/** Signatures of a team that follow none, those that were changed last first, with some words in what they are called. */
export async function designsWith(
  team: Types.ObjectId,
  words: string,
  most: number,
): Promise<{ hash: string; label: string }[]> {
  const wanted = folded(words.trim());
  const rows = await SignatureModel.find({ team, master: null })
    .sort({ updatedAt: -1, _id: -1 })
    .limit(wanted ? MAX_LOOKED : most)
    .lean();
  return storedSignatures
    .readAll(rows)
    .map((record) => ({ hash: record.hash, label: labelOf(record) }))
    .filter(({ label }) => folded(label).includes(wanted))
    .slice(0, most);
}

/** Whether a team has a place left, as it was read. */
export const hasPlace = (team: members.TeamRecord): boolean => team.signatureCount < entitlements(team).maxSignatures;

/** What a copy of a state of a design has in its company's name. */
export type Prepared = Pick<SignatureRecord, "shortLinks">;

/**
 * Puts the pictures of a design into a company's name, so that they stay whoever else goes, and makes its links there. Before the transaction
 * that writes the copy: done twice it is done once.
 * @throws busy, unavailable
 */
export async function prepare(
  master: SignatureRecord,
  company: members.TeamRecord,
  { hash, shortLinks: linked, pictures = [] }: Pick<SignatureRecord, "hash" | "shortLinks"> & { pictures?: string[] },
): Promise<Prepared> {
  const { content, forms, hasShortLink, shorLinkHashType: type } = master;
  const had = new Set(pictures);
  const addresses = new Set(storedIn({ ...content, forms }).map(({ address }) => address));
  const others = [...addresses].filter((address) => !had.has(images.idOf(address)));
  const lacking = others.length > 0 ? await images.refused(others, company._id) : new Map();
  // One that was deleted is none of anybody's any more.
  for (const address of others) if (lacking.get(address) !== "deleted") await images.claim(address, company._id);
  if (!hasShortLink) return { shortLinks: [] };
  const events = eventsUrl(settings().PUBLIC_URL, hash);
  const urls = [...new Set([content, ...formsOf(content, forms)].flatMap((one) => webLinks(one, events)))];
  const known = new Set(linked.map(({ url }) => url));
  if (urls.length === linked.length && urls.every((url) => known.has(url))) return { shortLinks: linked };
  const whose = links.whoseOf(members.ownerOf(company), company);
  const [shortLinks] = await links.ensureLinksOfMany(
    [{ signature: hash, urls, linked, type, name: content.general.name }],
    whose,
  );
  // As many links as that are none: they lead where they lead.
  return { shortLinks: shortLinks ?? [] };
}

/** The pictures of a design are the company's too. Part of a transaction. @throws busy */
export async function claimPictures(
  { content, forms }: SignatureRecord,
  company: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const addresses = new Set(storedIn({ ...content, forms }).map(({ address }) => address));
  const lacking = await images.refused([...addresses], company, session);
  for (const address of addresses)
    if (lacking.get(address) !== "deleted") await images.claimWithin(address, company, session);
}

/** Makes the links of a copy that was made without. Done twice it is done once. @throws unavailable */
export async function makeLinks(company: members.TeamRecord, hash: string): Promise<void> {
  const copy = await findOfTeam(company._id, hash);
  if (!copy?.hasShortLink) return;
  const { shortLinks } = await prepare(copy, company, copy);
  // Whoever has saved it since has made them.
  const same = { _id: copy._id, revision: isRevision(copy.revision) };
  await SignatureModel.updateOne(same, { $set: { shortLinks } }, { timestamps: false });
}

/** What a copy has of its design. */
const valuesOf = (
  { content, hasShortLink, shorLinkHashType, publicPageColor, forms }: SignatureRecord,
  { shortLinks }: Prepared,
) => ({
  content,
  hasShortLink,
  shorLinkHashType,
  publicPageColor,
  forms,
  shortLinks,
  pictures: idsIn({ ...content, forms }),
  // It leads to pages and cards of the agency's people, which are none of the company's.
  ways: [],
  pictureRules: PICTURE_RULES,
  changedAt: new Date(),
});

/**
 * Makes a copy, in a place of the company. Part of a transaction.
 * @param from null: it is the company's own from the beginning
 * @returns false where there is none left
 */
export async function makeCopy(
  master: SignatureRecord,
  company: members.TeamRecord,
  { hash, from, prepared }: { hash: string; from: SharedFrom | null; prepared: Prepared },
  session: ClientSession,
): Promise<boolean> {
  if (!(await members.takePlace(company._id, entitlements(company).maxSignatures, session))) return false;
  const whose = { owner: members.ownerOf(company), team: company._id, group: company.group };
  const values = { hash, ...whose, ...valuesOf(master, prepared), label: labelOf(master), sharedFrom: from };
  await SignatureModel.create([values], { session });
  return true;
}

/**
 * Brings a copy to a state of its design, and has those who follow it follow. What the company had made of it stays in its history. Part of a
 * transaction.
 * @returns false where it was changed since it was read
 */
export async function writeCopy(
  copy: SignatureRecord,
  master: SignatureRecord,
  { from, prepared }: { from: SharedFrom; prepared: Prepared },
  session: ClientSession,
): Promise<boolean> {
  const name = from.locked ? { label: labelOf(master) } : {};
  const change = { ...valuesOf(master, prepared), ...name, sharedFrom: from };
  if (!(await put(copy, change, session))) return false;
  await followersFollow(copy, session);
  return true;
}

/** Notes where a copy comes from; null: from nowhere any more. Part of a transaction. @returns as `writeCopy` */
export async function noteFrom(
  copy: SignatureRecord,
  from: SharedFrom | null,
  session: ClientSession,
): Promise<boolean> {
  if (!(await put(copy, { sharedFrom: from }, session))) return false;
  await followersFollow(copy, session);
  return true;
}

const put = async ({ _id, revision }: SignatureRecord, change: object, session: ClientSession) =>
  (
    await SignatureModel.updateOne(
      { _id, revision: isRevision(revision) },
      { $set: change, $inc: { revision: 1 } },
      { session },
    )
  ).modifiedCount === 1;

/** What is locked in them may be something else, too. */
async function followersFollow({ team, owner, hash }: SignatureRecord, session: ClientSession): Promise<void> {
  const whose = team ?? owner;
  if (await SignatureModel.exists(followersOf(whose, hash)).session(session)) await follow(whose, hash, session);
}

/** Keeps what a company has made of a copy, before it is another's again. */
export const keepOwn = (copy: SignatureRecord) => versions.keepAsTheyAre([copy]);

/** Whoever keeps drawings of a copy hears that it was changed. */
export const forgetDrawings = (hash: string) => renderer().forget(hash);

/** All copies of a company that leaves its agency are its own. Part of the transaction in which it leaves. */
export const disownCopies = (team: Types.ObjectId, owner: Types.ObjectId, session: ClientSession) =>
  SignatureModel.updateMany(
    { team, sharedFrom: mongoose.trusted({ $ne: null }) },
    { $set: { sharedFrom: null, owner }, $inc: { revision: 1 } },
    { session, timestamps: false },
  );
