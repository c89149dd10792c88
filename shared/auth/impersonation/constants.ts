/** So long may somebody act in another person's name at a time; then it begins anew. */
export const IMPERSONATION_MINUTES = 30;
/** Of the address in the panel. */
export const MAX_IMPERSONATION_EMAIL_LENGTH = 70;
