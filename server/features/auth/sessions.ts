import { LRUCache } from "lru-cache";
import { hot } from "../../db/cache/seam.ts";
import { RefreshFamilyModel } from "./model.ts";

/** Tells every process which session has ended. */
const TOPIC = "session-ended";
/** A message may get lost; then an ended session is noticed after so long. */
const SEEN_MS = 30_000;
const MAX_SESSIONS = 50_000;

/** Counted, not reserved by `max`: an idle server holds no room for them. */
const sessions = () => new LRUCache<string, true>({ maxSize: MAX_SESSIONS, sizeCalculation: () => 1, ttl: SEEN_MS });
const open = sessions();
/** Revocation list, no longer than a look-up takes: one that began before the end must not bring a session back. */
const ended = sessions();

/** True while the session has not been ended. Remembered for half a minute, so that most calls ask nobody. */
export async function isOpen(session: string): Promise<boolean> {
  if (open.has(session)) return true;
  const isThere = (await RefreshFamilyModel.exists({ _id: session })) !== null && !ended.has(session);
  if (isThere) open.set(session, true);
  return isThere;
}

/** Ends a session: its refresh tokens stop working now, its access token here now and in the other processes at once. */
export async function endSession(session: string): Promise<void> {
  await RefreshFamilyModel.deleteOne({ _id: session });
  forget(session);
  await hot().publish(TOPIC, session);
}

/** Hears of sessions that other processes end. @returns the way to stop it */
export const watchSessions = () => hot().subscribe(TOPIC, (session) => forget(String(session)));

function forget(session: string) {
  ended.set(session, true);
  open.delete(session);
}
