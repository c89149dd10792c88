/** Errors of signatures that only the server says. */
export const SIGNATURE_ERRORS = {
  mails_not_counted: { status: 403, message: "Mails of this team are not counted." },
  hand_over_expired: { status: 410, message: "Please press Connect again." },
  signature_key_limit: { status: 403, message: "These are as many keys as there can be. Delete one first." },
  site_unreachable: {
    status: 422,
    message: "We could not read this page. Check the address, or fill in the fields yourself.",
  },
  member_not_found: { status: 404, message: "There is nobody with this email address in your team." },
  no_default_signature: {
    status: 404,
    message: "You have no default signature yet. Press the star of one on your dashboard.",
  },
} as const satisfies Record<string, { status: number; message: string }>;
