/** Query parameter with which the specification's links and calls carry an invitation. */
export const INVITE_PARAM = "invite_token";
/** An invitation is good for so long. */
export const INVITATION_DAYS = 7;
/** Twice what one of ours has. */
export const MAX_INVITE_TOKEN_LENGTH = 200;
