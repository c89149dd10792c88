import type { Session } from "#shared/lib/ssr.ts";
import type { Looks } from "#shared/reseller/brand/shown.ts";

/**
 * Whose looks a page has: those of the agency in whose company somebody is, or to which its link leads; null: ours.
 * @param loaded what the parts of the page have read; the link of an invitation says `brand`
 */
export function looksOfPage(session: Session | null, loaded: readonly unknown[]): Looks | null {
  const said = loaded.flatMap((data) => (data as { brand?: Looks | null } | null | undefined)?.brand ?? []);
  return said[0] ?? session?.user.brand ?? null;
}
