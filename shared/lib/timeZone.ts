/** As many names as are remembered: more than there are zones. A name may be written in many ways. */
const MAX_KNOWN = 1_000;
const known = new Set<string>();

/** Whether a name is that of a time zone that this runtime knows: `Europe/Berlin`. It takes long to ask, and many records have one. */
export function isTimeZone(name: string): boolean {
  if (known.has(name)) return true;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
  } catch {
    return false;
  }
  if (known.size < MAX_KNOWN) known.add(name);
  return true;
}
