/** For bytes that somebody made or chose: nothing in them may run, even where they are opened as a page. */
export const SANDBOXED = { "content-security-policy": "default-src 'none'; sandbox" };

/** For what is no page: nothing in it runs or is framed, whatever a browser takes it for. */
export const NO_PAGE = { "content-security-policy": "default-src 'none'; frame-ancestors 'none'" };

/** For files of the build. A worker keeps the policy of its own script, and fetches others of ours. */
export const OWN_FILES = { "content-security-policy": "default-src 'self'; frame-ancestors 'none'" };

/** On https: browsers do not come by plain http any more. */
export const STRICT_TRANSPORT = { "strict-transport-security": "max-age=31536000; includeSubDomains" };
