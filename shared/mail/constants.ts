/** A password link works so long; afterwards the mail that carries it is not sent any more. */
export const RESET_MINUTES = 60;
/** A link that confirms an address works so long. */
export const VERIFICATION_DAYS = 7;
/** The code in the same mail works so long … */
export const CODE_MINUTES = 10;
/** … and may be typed wrong so often, less one. */
export const CODE_TRIES = 5;
/** A link that makes an address the account's own works so long … */
export const EMAIL_CHANGE_HOURS = 24;
/** … and the one that takes it back, in the mail to the address before. */
export const EMAIL_UNDO_DAYS = 7;
/** Mails of one kind that reach a mailbox a day while nobody has confirmed that it belongs to the account. */
export const MAILS_PER_UNVERIFIED = 3;
/** A coupon's discount (specification, section 9). */
export const COUPON_PERCENT = 15;

/** Mails that one account may have sent to others a day; large teams get one for each of their signatures. */
export const MAILS_PER_ACCOUNT = 10;
/** Mails that people may have sent to one address a day, all of them together. */
export const MAILS_PER_RECIPIENT = 10;
/** Signatures that go out in one call. */
export const MAX_SENT_AT_ONCE = 50;

/** Signatures, and links, that the mail about a week names: those with the most. */
export const MAX_WEEKLY_ROWS = 5;

export const MAX_SUBJECT_LENGTH = 200;
/** A personal note. */
export const MAX_NOTE_LENGTH = 1000;
/** What somebody writes in the contact form. */
export const MAX_REQUEST_LENGTH = 4000;
