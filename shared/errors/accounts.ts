/** Errors of getting into an account, and of what belongs to it. */
export const ACCOUNT_ERRORS = {
  two_factor_required: { status: 403, message: "Please enter the code of your authenticator app." },
  sign_in_cancelled: { status: 400, message: "You came back without signing in. Nothing was changed." },
  sign_in_failed: {
    status: 400,
    message: "The sign-in there did not work. Please try again, or log in with your password.",
  },
  sign_in_expired: { status: 410, message: "This sign-in took too long or was used already. Please start again." },
  email_unproved: {
    status: 403,
    message:
      "The other side does not confirm that your email address is yours. Confirm it there, or sign up here with a password.",
  },
  link_needed: {
    status: 409,
    message: "There is an account with this email address. Log in to it, then you can connect this sign-in to it.",
  },
  passkey_refused: {
    status: 403,
    message: "This passkey was not accepted. Try another one, or log in with your password.",
  },
  passkey_limit: { status: 403, message: "You have as many passkeys as there can be. Remove one that you do not use." },
  two_factor_on: { status: 409, message: "Two-factor sign-in is switched on already." },
  two_factor_off: { status: 409, message: "Two-factor sign-in is switched off." },
  identity_taken: {
    status: 409,
    message: "This sign-in belongs to another account, or yours has one of the same kind. Disconnect that one first.",
  },
  bot_check: {
    status: 403,
    message: "We could not tell that this was not sent by a program. Please try again.",
  },
  not_in_their_name: {
    status: 403,
    message: "You are logged in as somebody else. Only they themselves can do this.",
  },
  reauth_required: { status: 403, message: "Please confirm that it is you." },
  export_not_ready: { status: 409, message: "Your data is still being gathered." },
  picture_in_use: { status: 409, message: "This picture is in use. Take it off there first." },
  code_no_gain: { status: 409, message: "Your plan has all that this code gives." },
  code_expired: {
    status: 410,
    message: "This code was used already, is too old, or was typed wrong too often. Please ask for a new one.",
  },
  team_has_people: {
    status: 409,
    message: "There are other people in your team. Hand it over first, or say that it goes with your account.",
  },
  account_leaving: {
    status: 409,
    message: "Your account is to be deleted. Keep it first, then take the team over.",
  },
  account_disabled: { status: 403, message: "This account is switched off. Please contact your administrator." },
  person_not_found: { status: 404, message: "There is no account with this email address." },
  cannot_act_as: { status: 403, message: "You cannot log in as yourself, nor as another administrator." },
} as const satisfies Record<string, { status: number; message: string }>;
