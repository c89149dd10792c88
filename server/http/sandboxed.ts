/** For bytes that somebody made or chose: nothing in them may run, even where they are opened as a page. */
export const SANDBOXED = { "content-security-policy": "default-src 'none'; sandbox" };
