/** Errors of teams and of their people. */
export const TEAM_ERRORS = {
  seat_limit: {
    status: 403,
    message: "You are attempting to invite more members than there are available in your plan.",
  },
  invite_unavailable: { status: 403, message: "Your plan has room for one person. Please upgrade" },
  member_exists: { status: 409, message: "This person is a member of your team already, or was invited." },
  member_registered: { status: 409, message: "This person has accepted the invitation already." },
  own_address: { status: 409, message: "This is your own address: you are in the team." },
  only_owner: { status: 403, message: "Only the owner of the team can do this." },
  invited_elsewhere: {
    status: 403,
    message: "This invitation is for another email address. Log in with the account of that address.",
  },
  account_there: {
    status: 409,
    message: "There is an account with this email address. Log in to it, then you can accept the invitation.",
  },
  invitation_used: { status: 410, message: "This invitation was accepted already. Log in to go on." },
  team_full: { status: 403, message: "The team has no place for you at the moment. Ask whoever invited you." },
  owner_stays: { status: 409, message: "This team is yours. Hand it over to somebody else before you leave it." },
  transfer_elsewhere: {
    status: 403,
    message: "This team is handed over to somebody else. Log in with the account that the mail came to.",
  },
  locked_part: { status: 403, message: "Your team keeps this part of the signature. Ask whoever manages the team." },
  master_in_use: {
    status: 409,
    message: "People of your team have this design. Give them another one first, and take it out of the rules.",
  },
  request_waits: { status: 409, message: "You have asked for this already. Your team owner has not answered yet." },
  request_answered: { status: 409, message: "This request was answered already." },
  directory_off: { status: 409, message: "No directory is connected on this installation." },
  import_changed: { status: 409, message: "The file or the team has changed since it was checked. Check it again." },
} as const satisfies Record<string, { status: number; message: string }>;
