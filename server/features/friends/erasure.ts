import { type Erased, eraseAll } from "../../db/erasing.ts";
import { hashOfMailbox } from "./mailboxes.ts";
import { FriendLinkModel, FriendModel, KnownMailboxModel } from "./model.ts";

/** Whom the person has invited, and that others have invited them. What it has brought the others stays theirs. */
export async function eraseFriends({ user, email }: Erased, signal: AbortSignal): Promise<void> {
  await eraseAll(FriendLinkModel, { _id: user }, signal);
  await eraseAll(
    FriendModel,
    { $or: [{ inviter: user }, { friend: user }, { mailbox: hashOfMailbox(email) }] },
    signal,
  );
  await eraseAll(KnownMailboxModel, { user }, signal);
}
