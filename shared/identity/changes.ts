import { isAlike, isSamePerson } from "./alike.ts";
import { applied } from "./apply.ts";
import { type Held, type Holder, IDENTITY_PARTS, type Identity, type IdentityChange, identityOf } from "./identity.ts";

/** What changed of a person from one saving to the next; what is only written in another way did too, as it is seen. */
export const changesBetween = (before: Identity, after: Identity): IdentityChange[] =>
  IDENTITY_PARTS.filter((part) => before[part] !== after[part]).map((part) => ({
    part,
    from: before[part],
    to: after[part],
  }));

/**
 * Which changes another copy of the same person can take over: those where it says what was said before, and has a place for
 * what is said now. What it says in its own way was meant so and is left alone.
 * @param before whose the changes are, as they were
 */
export function carriable<H extends Holder>(
  changes: readonly IdentityChange[],
  before: Identity,
  holder: H,
  held: Held[H],
): IdentityChange[] {
  const other = identityOf(holder, held);
  if (!isSamePerson(before, other)) return [];
  return changes.filter(
    (change) => isAlike(change.part, other[change.part], change.from) && applied(holder, held, [change]) !== held,
  );
}
