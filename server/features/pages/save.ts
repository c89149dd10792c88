import { randomBytes } from "node:crypto";
import mongoose, { type ClientSession } from "mongoose";
import { pageVariants } from "#renderer/page/pictures.ts";
import { fail, refuse } from "#shared/errors/catalogue.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { cut } from "#shared/lib/text.ts";
import { entitlements } from "#shared/members/rules.ts";
import { MAX_TITLE_LENGTH, type PageImageType } from "#shared/pages/constants.ts";
import { addressProblem, pageName } from "#shared/pages/rules.ts";
import type { PageContent, PageInput } from "#shared/pages/schema.ts";
import { transaction } from "../../db/transactions.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as images from "../images/service.ts";
import { holdTeam, mustBeAllowed, staleForAddresses } from "../members/service.ts";
import { beside } from "./beside.ts";
import { isRevision, PageModel, type PageRecord, storedPages } from "./model.ts";
import { addedTo, idsIn, mustOwnPictures } from "./pictures.ts";
import { failFull, maySave, mayWrite } from "./rights.ts";
import { getInTeam } from "./service.ts";
import { claim, noteSeen, orTaken, release } from "./slugs.ts";
import { standIns } from "./standIns.ts";

/** Other saves that one without a revision lets go first. */
const MAX_TURNS = 20;

/**
 * Saves a new page of the viewer, which nobody else sees yet.
 * @throws no_permission, account_expired, page_limit or team_limit, upgrade_needed, invalid_input, too_many_requests
 */
export async function create(viewer: Viewer, input: PageInput): Promise<PageRecord> {
  await maySave(viewer);
  mayWrite(viewer, "pages.create");
  mustBePossible(viewer, input, null);
  return make(viewer, input, null);
}

/**
 * Makes a copy of a page that the viewer sees: theirs and nobody's besides, unpublished, without an address, with a label that says
 * what it is a copy of.
 * @throws not_found, no_permission, account_expired, page_limit or team_limit, too_many_requests
 */
export async function clone(viewer: Viewer, hash: string): Promise<PageRecord> {
  await maySave(viewer);
  const record = await getInTeam(viewer, hash);
  mayWrite(viewer, "pages.duplicate");
  const label = cut(t("Copy of {name}", { name: pageName(record) }), MAX_TITLE_LENGTH);
  return make(viewer, { label, slug: "", content: record.content }, record.content);
}

/** @param before what its pictures may come from besides the team's own */
async function make(
  viewer: Viewer,
  { label, slug, content }: PageInput,
  before: PageContent | null,
): Promise<PageRecord> {
  const { _id: team } = viewer.team;
  const { maxPages } = entitlements(viewer.team);
  await mustOwnPictures(viewer, content, before);
  await images.ensureVariants(pageVariants(content), viewer.id);
  const hash = randomBytes(16).toString("base64url");
  const { group } = viewer.team;
  const values = { hash, owner: viewer.user._id, team, group, label, slug, content, pictures: idsIn(content) };
  const made = await orTaken(slug, () =>
    transaction(async (session) => {
      // Of two that take the last place at once one is done again, and finds it taken.
      await holdTeam(team, session);
      if ((await PageModel.countDocuments({ team }).session(session)) >= maxPages) failFull(viewer);
      await mustOwnPictures(viewer, content, before, session);
      if (slug !== "") await claim(slug, { hash, team }, session);
      const [page] = await PageModel.create([values], { session });
      return page;
    }),
  );
  return made?.toObject() ?? fail("internal");
}

/**
 * Replaces a page; visitors see it at once where it is published.
 * @param revision the revision the editor started from; null overwrites whatever is there
 * @throws no_edit_permission, not_found, conflict, account_expired, upgrade_needed, invalid_input, too_many_requests
 */
export async function update(
  viewer: Viewer,
  hash: string,
  input: PageInput,
  revision: number | null,
): Promise<PageRecord> {
  await maySave(viewer);
  mayWrite(viewer, "pages.edit");
  return fromNewest(viewer, hash, revision, (before) => {
    mustBePossible(viewer, input, before);
    return input;
  });
}

/**
 * Takes the profile's picture, or the one behind the page, off a page.
 * @throws no_edit_permission, not_found, account_expired, too_many_requests, conflict when it never gets its turn
 */
export async function removeImage(viewer: Viewer, hash: string, imageType: PageImageType): Promise<PageRecord> {
  await maySave(viewer);
  mayWrite(viewer, "pages.edit");
  // Those of blocks go with a save of their block: the call does not say which of several.
  if (imageType !== "image" && imageType !== "background") fail("not_found");
  return fromNewest(viewer, hash, null, ({ label, slug, content }) => ({
    label,
    slug,
    content: imageType === "image" ? withoutImage(content) : withoutBackground(content),
  }));
}

const withoutImage = (content: PageContent): PageContent => ({
  ...content,
  profile: { ...content.profile, image: null },
});

const withoutBackground = (content: PageContent): PageContent =>
  content.look.background.kind === "image"
    ? { ...content, look: { ...content.look, background: { kind: "solid", color: "#ffffff" } } }
    : content;

/** Before a picture for a page is read. @throws no_edit_permission, not_found, account_expired */
export async function mayUpload(viewer: Viewer, hash: string): Promise<void> {
  mayWrite(viewer, "pages.edit");
  await getInTeam(viewer, hash);
}

/** Deletes a page for good: its address leads nowhere from now on, and is kept for the team for a while. @throws not_found, no_permission, too_many_requests */
export async function remove(viewer: Viewer, hash: string): Promise<void> {
  await maySave(viewer);
  const record = await getInTeam(viewer, hash);
  mustBeAllowed(viewer, "pages.delete");
  const { _id, team } = record;
  await transaction(async (session) => {
    const { deletedCount } = await PageModel.deleteOne({ _id }, { session });
    if (deletedCount === 0) fail("not_found");
    await release(record, null, session);
    await staleForAddresses(team, [record.assignee], session);
    await beside().hidden(team, hash, session);
    await beside().moved(team, hash, session);
  });
}

type Change = (before: PageRecord) => PageInput;

/** Writes what a change makes of the newest state, and again when another save came in between. @throws not_found, conflict, invalid_input */
async function fromNewest(viewer: Viewer, hash: string, revision: number | null, change: Change): Promise<PageRecord> {
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const before = await getInTeam(viewer, hash);
    if (revision !== null && revision !== before.revision) fail("conflict");
    const saved = await write(viewer, before, change(before));
    if (saved) return saved;
  }
  return fail("conflict");
}

/** @returns null when somebody saved in between */
async function write(
  viewer: Viewer,
  before: PageRecord,
  { label, slug, content }: PageInput,
): Promise<PageRecord | null> {
  await mustOwnPictures(viewer, content, before.content);
  await images.ensureVariants(pageVariants(content), viewer.id);
  const shortLinks = before.isPublished
    ? await standIns(viewer, { ...before, label, slug, content })
    : before.shortLinks;
  const change = { $set: { label, slug, content, pictures: idsIn(content), shortLinks }, $inc: { revision: 1 } };
  const filter = { hash: before.hash, revision: isRevision(before.revision), isPublished: whetherStill(before) };
  const stored = await orTaken(slug, () =>
    transaction(async (session) => {
      // A picture that it brings along is not deleted while it is saved.
      if (addedTo(content, before.content).length > 0) await mustOwnPictures(viewer, content, before.content, session);
      const saved = await PageModel.findOneAndUpdate(filter, change, { returnDocument: "after", session }).lean();
      if (saved && slug !== before.slug) await move(before, slug, session);
      return saved;
    }),
  );
  return storedPages.read(stored);
}

/** An address that visitors know is kept, and leads to the new one for a while. */
async function move(page: PageRecord, slug: string, session: ClientSession): Promise<void> {
  await release(page, slug || null, session);
  if (slug === "") return;
  await claim(slug, page, session);
  if (!page.isPublished) return;
  await noteSeen(slug, session);
  await beside().moved(page.team, page.hash, session);
  await staleForAddresses(page.team, [page.assignee], session);
}

/** Published meanwhile, it needs stand-ins for its links. Records from before there was one are unpublished. */
const whetherStill = ({ isPublished }: PageRecord) => (isPublished ? true : mongoose.trusted({ $ne: true }));

/** @throws invalid_input naming the address, upgrade_needed */
function mustBePossible(viewer: Viewer, { slug, content }: PageInput, before: PageRecord | null): void {
  const problem = addressProblem({ slug, isPublished: before?.isPublished ?? false });
  // One that has become restricted since stays with who has it.
  if (problem && !(slug !== "" && slug === before?.slug)) refuse("slug", problem);
  const wasHidden = before?.content.brandingLine === 0;
  if (content.brandingLine === 0 && !wasHidden && !entitlements(viewer.team).canHideBranding)
    fail("upgrade_needed", {
      errors: [{ path: "content.brandingLine", message: msg("Hiding the branding line is part of the paid plans.") }],
    });
}
