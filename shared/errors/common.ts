/** Errors that screens name themselves too, apart from those that only the server says: the editor has no bytes to spare. */
export const COMMON_ERRORS = {
  invalid_input: { status: 422, message: "Please check the marked fields." },
  malformed_request: { status: 400, message: "The request could not be read." },
  unsupported_media_type: { status: 415, message: "This kind of content is not accepted here." },
  not_signed_in: { status: 401, message: "Please log in." },
  wrong_credentials: { status: 401, message: "Email address or password is not correct." },
  refresh_rejected: { status: 401, message: "Your session has ended. Please log in again." },
  forbidden: { status: 403, message: "You have no permission to do this." },
  no_permission: { status: 403, message: "Request access from your team owner" },
  no_edit_permission: {
    status: 403,
    message: "You have no edit permissions. Please contact your administrator.",
  },
  not_admin: { status: 403, message: "You are not admin" },
  hub_inactive: {
    status: 403,
    message: "Your account is inactive. Please subscribe to continue using Agency Hub.",
  },
  cross_site: { status: 403, message: "This request did not come from our own pages." },
  signature_limit: { status: 403, message: "You cannot have more signatures" },
  team_limit: {
    status: 403,
    message: "You've reached the limit. Only the account owner can add more signatures, pages and cards",
  },
  picture_limit: {
    status: 403,
    message: "This account keeps as many pictures as it can. Please contact your administrator.",
  },
  upgrade_needed: { status: 403, message: "Please upgrade" },
  email_unverified: {
    status: 403,
    message: "Please confirm your email address first: open the link that we mailed to you.",
  },
  account_expired: { status: 403, message: "Account expired. Please contact your administrator." },
  not_found: { status: 404, message: "The page you're looking for doesn't exist" },
  conflict: { status: 409, message: "This was changed elsewhere. Please, reload the page and try again." },
  unknown_host: { status: 421, message: "This server is not asked by that name. Please check its PUBLIC_URL." },
  email_taken: { status: 409, message: "An account with this email address exists already. Please log in." },
  link_expired: { status: 410, message: "This link was used already or is too old. Please ask for a new one." },
  link_disabled: { status: 410, message: "This link was switched off. It leads nowhere any more." },
  request_timeout: {
    status: 408,
    message: "The request took too long to arrive. Please check your connection and try again.",
  },
  upload_too_slow: {
    status: 408,
    message: "Your picture arrived too slowly. Check your connection, or choose a smaller file, and try again.",
  },
  file_too_big: { status: 413, message: "Selected image is too big." },
  body_too_big: { status: 413, message: "The request is too big." },
  not_an_image: { status: 422, message: "Choose an image file." },
  unreachable: { status: 422, message: "We could not get this picture. Check the address, or choose your own." },
  too_many_requests: { status: 429, message: "Too many attempts. Please wait a moment and try again." },
  verification_limit: {
    status: 429,
    message:
      "We have mailed you the link several times today. Please look into the spam folder, or try again tomorrow.",
  },
  internal: { status: 500, message: "Please, reload the page and try again." },
  store_full: {
    status: 507,
    message: "The server has no space left. Nothing was saved; please tell the administrator.",
  },
  unavailable: {
    status: 503,
    message: "Signoff is briefly unavailable. Your work is kept; please try again in a moment.",
  },
  maintenance: {
    status: 503,
    message:
      "Signoff is being looked after and is back in a few minutes. Mails that you have sent look as they always do.",
  },
  undrawable: { status: 503, message: "This picture could not be drawn. Please try again in a minute." },
  busy: { status: 503, message: "Too much is being done at once. Please try again in a moment." },
} as const satisfies Record<string, { status: number; message: string }>;
