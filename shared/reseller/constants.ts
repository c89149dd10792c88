/** The request header that names the company which a call acts in: its group. Without it a call acts for the caller's own team. */
export const COMPANY_HEADER = "signoff-company";
/** The same in the address of a page that is no page of a company: `/editor?company=acme`. */
export const COMPANY_PARAM = "company";
export const MAX_COMPANY_NAME_LENGTH = 80;
/** Signatures of one company, and of one package: what is made to measure is no larger. */
export const MAX_COMPANY_SIGNATURES = 100_000;
/** Administrators of one company, and of an agency beside its owner. */
export const MAX_COMPANY_ADMINS = 20;
export const MAX_ACCOUNT_ADMINS = 50;
/** Companies that one person administers. */
export const MAX_ADMINISTERED = 200;
/** Companies in one answer unless asked otherwise, and at most. */
export const COMPANIES_SHOWN = 50;
export const MAX_COMPANIES_SHOWN = 200;
export const MAX_COMPANY_SEARCH_LENGTH = 100;
/** An invitation to administrate is good for so long. */
export const HUB_INVITATION_HOURS = 72;
/** Times that somebody is mailed the same invitation in a day. */
export const HUB_RESENDS_PER_DAY = 5;
/** So long an offer of a company, or to a team, can be accepted. */
export const COMPANY_OFFER_HOURS = 72;
/** Offers of one agency that wait for an answer. */
export const MAX_COMPANY_OFFERS = 200;
/** So long a team that has left its agency has what it had, without a payment. */
export const LEFT_AGENCY_DAYS = 30;
/** So long companies have what they had once their agency's plan has ended, and how long before that they are told again. */
export const COMPANY_GRACE_DAYS = 14;
export const COMPANY_TOLD_DAYS = 3;
