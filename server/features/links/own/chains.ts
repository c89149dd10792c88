import { domainsBeside } from "./beside.ts";

/**
 * Whether an address is a short link under a team's own domain, which would be a chain or lead to itself. Names and paths are read
 * as the server that answers them reads them: without the root's dot, and decoded.
 * @throws unavailable
 */
export async function isChain(url: string): Promise<boolean> {
  const { hostname, pathname } = new URL(url);
  return isShort(pathname) && (await domainsBeside().isDomain(hostname.replace(/\.$/, "")));
}

function isShort(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname).startsWith("/l/");
  } catch {
    // What cannot be read is no address that somebody means.
    return true;
  }
}
