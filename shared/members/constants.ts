/** An invitation to a team is good for so long. */
export const MEMBER_INVITATION_HOURS = 72;
/** So long whoever is offered a team can accept it. */
export const OFFER_HOURS = 72;
/** Addresses in one list of invitations. */
export const MAX_INVITED_AT_ONCE = 500;
/** Letters of a text that addresses are read from: as many addresses with their names. */
export const MAX_PASTED_LENGTH = 200_000;
/** Members in one answer unless asked otherwise, and at most. */
export const MEMBERS_SHOWN = 50;
export const MAX_MEMBERS_SHOWN = 500;
/** Teams that one person is told of: those of their own, and as many that they have joined. */
export const MAX_TEAMS_SHOWN = 100;
/** Members of whom one call changes something. */
export const MAX_MEMBERS_AT_ONCE = 500;
/** What a team notes of a person beside the usual: so many facts, each with a name. */
export const MAX_CUSTOM_FACTS = 20;
export const MAX_FACT_NAME_LENGTH = 60;
/** Times that somebody is mailed the same invitation in a day. */
export const RESENDS_PER_DAY = 5;
/** Rows of a list of people that is brought in as a file, and its bytes. */
export const MAX_IMPORTED_ROWS = 10_000;
export const MAX_IMPORT_BYTES = 8 * 1024 * 1024;
/** Questions for access that wait for an answer, of one team. */
export const MAX_WAITING_REQUESTS = 500;
/** Times that one member asks in a day. */
export const REQUESTS_PER_DAY = 10;
/** Admins who are mailed a question for access, beside the owner. */
export const MAX_ASKED_ADMINS = 20;
/** A team whose plan had ended for longer than this tells its people that it is back. */
export const BLOCKED_LONG_HOURS = 24;
/** Groups of people, conditions of one, and rules of who gets what. */
export const MAX_SEGMENTS = 50;
export const MAX_CONDITIONS = 10;
export const MAX_RULES = 50;

/** Of the words that members are searched by. */
export const MAX_MEMBER_SEARCH_LENGTH = 100;
