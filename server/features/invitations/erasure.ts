import { type Erased, eraseAll, oneOf } from "../../db/erasing.ts";
import { InvitationModel } from "./model.ts";

/** Invitations that the person has sent, or was sent. */
export const eraseInvitations = ({ user, email, teams }: Erased, signal: AbortSignal): Promise<unknown> =>
  eraseAll(InvitationModel, { $or: [{ email }, { invitedBy: user }, { team: oneOf(teams) }] }, signal);
