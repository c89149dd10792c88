/** For bytes that somebody made or chose: nothing in them may run, even where they are opened as a page. */
export const SANDBOXED = { "content-security-policy": "default-src 'none'; sandbox" };

/** On https: browsers do not come by plain http any more. */
export const STRICT_TRANSPORT = { "strict-transport-security": "max-age=31536000; includeSubDomains" };
