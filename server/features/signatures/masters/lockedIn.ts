/** What is locked in a signature that follows a design: by its team, and by the agency that shares the design. */

import { isLocked, knownLocks, type LockName } from "#shared/members/masters/lockNames.ts";
import type { Own, Said } from "#shared/members/masters/own.ts";
import type { FormKey } from "#shared/signatures/forms/schema.ts";
import type { TeamRecord } from "../../members/service.ts";

type Team = Pick<TeamRecord, "locks" | "sharedLocks">;

/** For a team's people. @param master which it follows */
export const locksIn = ({ locks, sharedLocks }: Team, master: string | null): LockName[] =>
  knownLocks([...new Set([...locks, ...((master !== null && sharedLocks[master]?.locks) || [])])]);

/** For those who manage the team, too: of a design that its agency has locked. */
export const strictLocksIn = ({ sharedLocks }: Pick<Team, "sharedLocks">, master: string | null): LockName[] => {
  const shared = master === null ? undefined : sharedLocks[master];
  return shared?.isStrict ? knownLocks(shared.locks) : [];
};

/** What is said otherwise, without what nobody in the team may say: it is back when it is open again. */
export function withinStrict(own: Own, locks: readonly LockName[]): Own {
  if (locks.length === 0) return own;
  return { ...own, team: openOf(own.team, locks) };
}

function openOf({ changes, forms, settings }: Said, locks: readonly LockName[]): Said {
  const isOpen = ({ path: [section, key] }: Said["changes"][number]) => !isLocked(`${section}.${key}`, locks);
  const open = isLocked("forms", locks) ? [] : (Object.entries(forms) as [FormKey, Said["forms"][FormKey]][]);
  return {
    changes: changes.filter(isOpen),
    forms: Object.fromEntries(open.map(([key, said]) => [key, said ? said.filter(isOpen) : said])),
    settings: Object.fromEntries(Object.entries(settings).filter(([name]) => !isLocked(name, locks))),
  };
}
