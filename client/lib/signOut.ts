import type { SessionStore } from "./session.ts";

/** Carries the id of whoever logged out; apart from the tokens' channel, which opens only with the first call. */
const CHANNEL = "signoff-sign-out";

/** Ends the session of a page when its person logs out in another tab: the work on it stays, saving asks to log in. */
export function followSignOut(session: SessionStore): void {
  new BroadcastChannel(CHANNEL).onmessage = ({ data }) => {
    if (data === session.get()?.user.id) session.end();
  };
}

/** Tells the other tabs that this person has logged out. */
export function tellSignOut(userId: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(userId);
  channel.close();
}
