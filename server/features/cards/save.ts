import { randomBytes } from "node:crypto";
import { cardVariants } from "#renderer/card/images.ts";
import type { CardImageType } from "#shared/cards/constants.ts";
import { MAX_CARD_LINE_LENGTH } from "#shared/cards/constants.ts";
import { cardName, cardProblems } from "#shared/cards/rules.ts";
import type { CardContent, CardInput } from "#shared/cards/schema.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { t } from "#shared/languages/translate.ts";
import { cut } from "#shared/lib/text.ts";
import { entitlements } from "#shared/members/rules.ts";
import { transaction } from "../../db/transactions.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as images from "../images/service.ts";
import { holdTeam, mustBeAllowed, staleForAddresses } from "../members/service.ts";
import { tellDeleted } from "./deleted.ts";
import { CardModel, type CardRecord, isRevision, storedCards } from "./model.ts";
import { addedTo, idsIn, mustOwnPictures } from "./pictures.ts";
import { failFull, maySave, mayWrite } from "./rights.ts";
import { getInTeam } from "./service.ts";
import { tellWallets } from "./wallets/told.ts";

/** Other saves that one without a revision lets go first. */
const MAX_TURNS = 20;

/**
 * Saves a new card of the viewer.
 * @throws no_permission, account_expired, card_limit or team_limit, invalid_input, too_many_requests
 */
export async function create(viewer: Viewer, input: CardInput): Promise<CardRecord> {
  await maySave(viewer);
  mayWrite(viewer, "cards.create");
  mustBeWhole(input.content);
  return make(viewer, input, null);
}

/**
 * Makes a copy of a card that the viewer sees, which is theirs and nobody's besides, and whose label says what it is a copy of.
 * @throws not_found, no_permission, account_expired, card_limit or team_limit, too_many_requests
 */
export async function clone(viewer: Viewer, hash: string): Promise<CardRecord> {
  await maySave(viewer);
  const record = await getInTeam(viewer, hash);
  mayWrite(viewer, "cards.duplicate");
  const label = cut(t("Copy of {name}", { name: cardName(record) }), MAX_CARD_LINE_LENGTH);
  return make(viewer, { label, content: record.content }, record.content);
}

/** @param before what its pictures may come from besides the team's own */
async function make(viewer: Viewer, { label, content }: CardInput, before: CardContent | null): Promise<CardRecord> {
  const { _id: team } = viewer.team;
  const { maxCards } = entitlements(viewer.team);
  await mustOwnPictures(viewer, content, before);
  await images.ensureVariants(cardVariants(content), viewer.id);
  const hash = randomBytes(16).toString("base64url");
  const { group } = viewer.team;
  const values = { hash, owner: viewer.user._id, team, group, label, content, pictures: idsIn(content) };
  const made = await transaction(async (session) => {
    // Of two that take the last place at once one is done again, and finds it taken.
    await holdTeam(team, session);
    if ((await CardModel.countDocuments({ team }).session(session)) >= maxCards) failFull(viewer);
    await mustOwnPictures(viewer, content, before, session);
    const [card] = await CardModel.create([values], { session });
    return card;
  });
  return made?.toObject() ?? fail("internal");
}

/**
 * Replaces a card.
 * @param revision the revision the editor started from; null overwrites whatever is there
 * @throws no_edit_permission, not_found, conflict, account_expired, invalid_input, too_many_requests
 */
export async function update(
  viewer: Viewer,
  hash: string,
  { label, content }: CardInput,
  revision: number | null,
): Promise<CardRecord> {
  await maySave(viewer);
  mayWrite(viewer, "cards.edit");
  mustBeWhole(content);
  return fromNewest(viewer, hash, revision, () => ({ label, content }));
}

/**
 * Takes a picture off a card.
 * @throws no_edit_permission, not_found, account_expired, too_many_requests, conflict when it never gets its turn
 */
export async function removeImage(viewer: Viewer, hash: string, imageType: CardImageType): Promise<CardRecord> {
  await maySave(viewer);
  mayWrite(viewer, "cards.edit");
  return fromNewest(viewer, hash, null, ({ label, content }) => ({
    label,
    content: { ...content, [imageType]: null },
  }));
}

/** Before a picture for a card is read. @throws no_edit_permission, not_found, account_expired */
export async function mayUpload(viewer: Viewer, hash: string): Promise<void> {
  mayWrite(viewer, "cards.edit");
  await getInTeam(viewer, hash);
}

/** Deletes a card for good: its address and its code lead nowhere from now on, and wallets take it out of use. @throws not_found, no_permission, too_many_requests */
export async function remove(viewer: Viewer, hash: string): Promise<void> {
  await maySave(viewer);
  const { _id, team, assignee } = await getInTeam(viewer, hash);
  mustBeAllowed(viewer, "cards.delete");
  await transaction(async (session) => {
    const { deletedCount } = await CardModel.deleteOne({ _id }, { session });
    if (deletedCount === 0) fail("not_found");
    await tellDeleted(team, hash, session);
    await staleForAddresses(team, [assignee], session);
    await tellWallets(hash, session);
  });
}

type Change = (before: CardRecord) => CardInput;

/** Writes what a change makes of the newest state, and again when another save came in between. @throws not_found, conflict, invalid_input */
async function fromNewest(viewer: Viewer, hash: string, revision: number | null, change: Change): Promise<CardRecord> {
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const before = await getInTeam(viewer, hash);
    if (revision !== null && revision !== before.revision) fail("conflict");
    const saved = await write(viewer, before, change(before));
    if (saved) return saved;
  }
  return fail("conflict");
}

/** @returns null when somebody saved in between */
async function write(viewer: Viewer, before: CardRecord, { label, content }: CardInput): Promise<CardRecord | null> {
  await mustOwnPictures(viewer, content, before.content);
  await images.ensureVariants(cardVariants(content), viewer.id);
  const change = { $set: { label, content, pictures: idsIn(content) }, $inc: { revision: 1 } };
  const filter = { hash: before.hash, revision: isRevision(before.revision) };
  const stored = await transaction(async (session) => {
    // A picture that it brings along is not deleted while it is saved.
    if (addedTo(content, before.content).length > 0) await mustOwnPictures(viewer, content, before.content, session);
    const saved = await CardModel.findOneAndUpdate(filter, change, { returnDocument: "after", session }).lean();
    if (saved) await tellWallets(before.hash, session);
    return saved;
  });
  return storedCards.read(stored);
}

/** @throws invalid_input naming what a card lacks */
function mustBeWhole(content: CardContent): void {
  const errors = cardProblems(content);
  if (errors.length > 0) fail("invalid_input", { errors });
}
