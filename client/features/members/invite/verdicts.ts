import type { InviteVerdict, Seats, Verdict } from "#shared/members/schema.ts";

/** Whether somebody would be invited, were there a place. */
export const isNew = ({ verdict }: Pick<InviteVerdict, "verdict">): boolean =>
  verdict === "new" || verdict === "noSeat";

/** Whether they are in the team, or on their way into it. */
export const isThere = ({ verdict }: Pick<InviteVerdict, "verdict">): boolean =>
  verdict === "invited" || verdict === "member" || verdict === "you";

/**
 * What would become of those who are still on the list, now that some were taken off it: the first ones have the places
 * that are free, and whoever stands there a second time does not.
 */
export function verdictsNow(
  items: readonly InviteVerdict[],
  leftOut: ReadonlySet<string>,
  { seats, used }: Seats,
): InviteVerdict[] {
  let free = Math.max(0, seats - used);
  return items
    .filter(({ email }) => !leftOut.has(email))
    .map((item) => {
      if (!isNew(item)) return item;
      const verdict: Verdict = free > 0 ? "new" : "noSeat";
      free -= 1;
      return { ...item, verdict };
    });
}
