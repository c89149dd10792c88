/** Query parameter of the sign-up page by which it knows who has invited: the code of that account's link. */
export const FRIEND_PARAM = "friend";
/** Places for signatures that friends can bring one account. */
export const MAX_FRIEND_BONUS = 5;
/** Friends that are shown, the newest first. */
export const MAX_FRIENDS_SHOWN = 100;
