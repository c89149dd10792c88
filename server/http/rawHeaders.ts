/**
 * Where a header stands among a request's raw ones (name, value, name, value …), -1 when it does not: the first from
 * `from` on, which is the one that Node keeps. Reading `headers` sorts all of them into an object first, which costs as much as a redirect.
 * @param name in lower case
 */
export function indexOfHeader(rawHeaders: readonly string[], name: string, from = 0): number {
  for (let i = from; i < rawHeaders.length; i += 2) {
    const one = rawHeaders[i] as string;
    if (one.length === name.length && (one === name || one.toLowerCase() === name)) return i;
  }
  return -1;
}

/** A header's first value; empty when there is none. */
export function rawHeader(rawHeaders: readonly string[], name: string): string {
  const at = indexOfHeader(rawHeaders, name);
  return at < 0 ? "" : (rawHeaders[at + 1] as string);
}
