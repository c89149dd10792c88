/** What the browser refused to keep, as in private windows or when it is full: known as long as the page. */
const unkept = new Map<string, string | null>();

/** A choice of the person that this browser remembers; null when there is none. Read whatever it says with care: anybody may have written it. */
export function kept(key: string): string | null {
  const refused = unkept.get(key);
  if (refused !== undefined) return refused;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a choice, or forgets it (null). */
export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    unkept.delete(key);
  } catch {
    unkept.set(key, value);
  }
}
