/** So long before the end the person is reminded of it. */
export const REMINDER_DAYS = 7;
/** What was under way when an account was erased is looked for once more after so long: by then it has ended. */
export const STRAGGLER_MINUTES = 20;
/** A payment that is under way is waited for, but not longer than so many days. */
export const PAYMENT_DAYS = 3;
