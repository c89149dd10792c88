import type { SessionStore } from "./session.ts";

/** Carries the id of whoever logged out. One per page: it hears all pages but its own. */
let channel: BroadcastChannel | undefined;

/** Ends the session of a page when its person logs out in another tab: the work on it stays, saving asks to log in. */
export function followSignOut(session: SessionStore): void {
  channel = new BroadcastChannel("signoff-sign-out");
  channel.onmessage = ({ data }) => {
    if (data === session.get()?.user.id) session.end();
  };
}

/** Tells the other tabs that this person has logged out. */
export function tellSignOut(userId: string): void {
  channel?.postMessage(userId);
}
