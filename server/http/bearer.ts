import type { IncomingHttpHeaders } from "node:http";

/** The token of a bearer (RFC 6750), whatever case the scheme is written in (RFC 9110); null for none, or for another scheme. */
export function bearerOf({ authorization = "" }: IncomingHttpHeaders): string | null {
  const [scheme = "", token] = authorization.split(" ");
  return scheme.toLowerCase() === "bearer" && token ? token : null;
}
