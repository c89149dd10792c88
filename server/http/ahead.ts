import type { IncomingHttpHeaders } from "node:http";

/** Whether a browser fetches it before anybody has asked for it (speculative loading). Chromium, Safari and Firefox each say so. */
export const isAhead = (headers: IncomingHttpHeaders): boolean =>
  [headers["sec-purpose"], headers.purpose, headers["x-moz"]].some(
    (said) => typeof said === "string" && /^\s*(?:prefetch|preview)\b/i.test(said),
  );
