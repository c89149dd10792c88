/** The two cookies that scripts may read and write: neither the theme nor the redirect says anything about a person. */

/** @param maxAgeS seconds; 0 removes the cookie, undefined keeps it until the browser closes */
export function writeCookie(name: string, value: string, maxAgeS?: number) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const age = maxAgeS === undefined ? "" : `; Max-Age=${maxAgeS}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}${secure}`;
}

/** `readCookie("theme", "a=1; theme=dark")` -> `"dark"` */
export function readCookie(name: string, cookies: string): string | undefined {
  const pair = cookies.split("; ").find((entry) => entry.startsWith(`${name}=`));
  return pair && decodeURIComponent(pair.slice(name.length + 1));
}
