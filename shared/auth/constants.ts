export const MIN_PASSWORD_LENGTH = 8;
/** Longer than any passphrase; it bounds what the password hash has to read. */
export const MAX_PASSWORD_LENGTH = 256;
export const MAX_EMAIL_LENGTH = 254;
/** Twice what one of ours has. */
export const MAX_REFRESH_TOKEN_LENGTH = 200;

export const COOKIES = {
  token: "token",
  refreshToken: "refresh_token",
  superAdminToken: "super_admin_token",
  superAdminRefreshToken: "super_admin_refresh_token",
  /** a route name of the route table, never a URL */
  redirect: "redirect",
  /** proofs of earlier logins with this browser; sent to the API alone */
  device: "device",
} as const;

/** So long after its start may a sign-in be finished: at a provider, with a second factor, or by connecting what came back. */
export const TICKET_MINUTES = 10;

/** A browser counts as known to an account for so long after a login … */
export const DEVICE_DAYS = 180;
/** … and to so many accounts at once. */
export const MAX_DEVICE_ACCOUNTS = 5;

/** Query parameter of the sign-up page with the token of a mailed link: that page confirms an address. */
export const CONFIRM_PARAM = "confirm";

/** Whoever has just proved who they are is not asked again for so long, on this device. */
export const SUDO_MINUTES = 15;

/** A session ends after this long without use … */
export const REFRESH_IDLE_DAYS = 30;
/** … and after this long in any case. */
export const REFRESH_ABSOLUTE_DAYS = 90;
/** Two tabs may refresh at once: the spent token answers with the same successor for so long. */
export const REFRESH_OVERLAP_S = 10;

/** Role of the token: who may act in the name of others, and read the log of all. */
export const SUPER_ADMIN = "ROLE_SUPER_ADMIN";
