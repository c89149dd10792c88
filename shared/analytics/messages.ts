/** What is wrong with a range of days. */
export const RANGE_MESSAGES = {
  backwards: "The last day lies before the first.",
  tooLong: "Choose a range of at most 400 days.",
} as const;
