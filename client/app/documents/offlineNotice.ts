/** What a document says while something that was pressed waits for the network. */
export const OFFLINE_NOTICE_ID = "offline-notice";
/** … and while it waits for a script that does not come though there is a network. */
export const LATE_NOTICE_ID = "late-notice";

export type Wait = "offline" | "late";
const NOTICES: Readonly<Record<Wait, string>> = { offline: OFFLINE_NOTICE_ID, late: LATE_NOTICE_ID };

/** What is waiting: islands, and a link. */
const waiting = new Map<unknown, Wait>();

/** Says that something waits, and for what; null: no longer. A notice stays until nothing waits for its reason. */
export function tellWaiting(who: unknown, wait: Wait | null): void {
  if (wait) waiting.set(who, wait);
  else waiting.delete(who);
  for (const [reason, id] of Object.entries(NOTICES)) {
    const notice = document.getElementById(id);
    if (notice) notice.hidden = ![...waiting.values()].includes(reason as Wait);
  }
}
