/** A host name, as URLs have it, that leads to this machine. */
export const isLoopback = (hostname: string) =>
  hostname === "localhost" ||
  hostname === "[::1]" ||
  /^127(?:\.\d{1,3}){3}$/.test(hostname) ||
  hostname.endsWith(".localhost");

/** True for the machine's own address: a proxy that does not say for whom it asks, a health check, a bench. */
export const isOwnAddress = (ip: string): boolean => ip === "::1" || isLoopback(ip.replace(/^::ffff:/, ""));
