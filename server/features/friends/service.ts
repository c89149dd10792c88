import { randomBytes } from "node:crypto";
import type { ClientSession, Types } from "mongoose";
import { refuse } from "#shared/errors/catalogue.ts";
import { FRIEND_PARAM, MAX_FRIEND_BONUS, MAX_FRIENDS_SHOWN } from "#shared/friends/constants.ts";
import { type Friend, type FriendLink, maskedAddress } from "#shared/friends/schema.ts";
import { msg } from "#shared/languages/translate.ts";
import { oneLine } from "#shared/lib/text.ts";
import { pathTo } from "#shared/routes.ts";
import { unlessDuplicate } from "../../db/mongo.ts";
import { transaction } from "../../db/transactions.ts";
import * as jobs from "../../jobs/queue.ts";
import { settings } from "../../settings.ts";
import * as account from "../account/service.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as mail from "../mail/service.ts";
import { joined } from "./bonus.ts";
import { CONFIRMED } from "./jobs.ts";
import { hashOfMailbox } from "./mailboxes.ts";
import { FriendLinkModel, FriendModel, storedFriendLinks, storedFriends } from "./model.ts";

export { hashOfMailbox, joined };

/** The viewer's link, and who came by it. */
export async function getLink(viewer: Viewer): Promise<FriendLink> {
  const { user, team } = viewer;
  const [code, friends] = await Promise.all([codeOf(user._id), friendsOf(user._id, MAX_FRIENDS_SHOWN)]);
  return { link: linkOf(code), bonus: team.bonusSignatures, maxBonus: MAX_FRIEND_BONUS, friends };
}

/** Who was invited or came by somebody's link, the newest first, as far as so many. Their addresses are masked. */
export async function friendsOf(inviter: Types.ObjectId, most: number): Promise<Friend[]> {
  const rows = await FriendModel.find({ inviter }).sort({ _id: -1 }).limit(most).lean();
  return storedFriends.readAll(rows).map(({ masked, state, hasBonus, createdAt }) => ({
    address: masked,
    state,
    hasBonus,
    at: createdAt.toISOString(),
  }));
}

/**
 * Mails a friend the viewer's link. For an address that has an account the same is written and goes nowhere, so that
 * neither the answer nor its time tells.
 * @throws invalid_input (their own address, one that was invited), too_many_requests
 */
export async function invite(viewer: Viewer, email: string): Promise<void> {
  const { user } = viewer;
  if (mail.mailboxOf(email) === mail.mailboxOf(user.email))
    refuse("email", msg("This is your own address. Please enter a friend's."));
  const mailbox = hashOfMailbox(email);
  const refuseTwice = () => refuse("email", msg("You have invited this address already."));
  if (await FriendModel.exists({ inviter: user._id, mailbox })) refuseTwice();
  await mail.countMails(viewer, [email]);
  const [code, known] = await Promise.all([codeOf(user._id), account.findByEmail(email)]);
  const props = { senderName: oneLine(user.name), senderEmail: user.email, url: linkOf(code) };
  const isMade = await unlessDuplicate(
    transaction(async (session) => {
      await FriendModel.create([{ inviter: user._id, mailbox, masked: maskedAddress(email) }], { session });
      const sending = { replyTo: user.email, isDecoy: known !== null, session };
      await mail.send("friendInvitation", email, props, sending);
      return true;
    }),
  );
  if (!isMade) refuseTwice();
}

const linkOf = (code: string) => `${settings().PUBLIC_URL}${pathTo("sign-up")}?${FRIEND_PARAM}=${code}`;

/** The code of an account's link, made when it is first asked for. */
async function codeOf(user: Types.ObjectId): Promise<string> {
  const code = randomBytes(12).toString("base64url");
  await unlessDuplicate(FriendLinkModel.updateOne({ _id: user }, { $setOnInsert: { code } }, { upsert: true }));
  const known = storedFriendLinks.read(await FriendLinkModel.findById(user).lean());
  if (known) return known.code;
  // One that cannot be read leads nobody here: it gets another.
  await FriendLinkModel.updateOne({ _id: user }, { $set: { code } });
  return code;
}

/** Whose link a code is; null for one that nobody has. */
export async function inviterOf(code: string): Promise<Types.ObjectId | null> {
  return storedFriendLinks.read(await FriendLinkModel.findOne({ code }).lean())?._id ?? null;
}

/** Has it worked out, in a job, what somebody's confirmed address brings. Part of the transaction that confirms it. */
export const confirmed = ({ _id }: Pick<account.UserRecord, "_id">, session: ClientSession) =>
  jobs.add(CONFIRMED, { user: String(_id) }, { session });
