/** Where this browser keeps a message that is not sent. */
export const DRAFT = "contactDraft";
