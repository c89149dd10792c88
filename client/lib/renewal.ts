/** Gets a token newer than the given one; null when the session is over. @throws ApiError when nobody answers */
export type Renewal = (stale: string | null) => Promise<string | null>;

type Lock = { request<T>(name: string, run: () => Promise<T>): Promise<T> };
type Channel = Pick<BroadcastChannel, "postMessage" | "onmessage">;
type Environment = {
  /** trades the refresh cookie for a new access token; null when it is refused */
  refresh(): Promise<string | null>;
  current(): string | null;
  store(token: string): void;
  /** false for the token of somebody else, who has logged in in another tab meanwhile */
  isOurs(token: string): boolean;
  /** Web Locks; without them (plain http on another machine) only this tab is serialised */
  locks: Lock | undefined;
  /** tells the other tabs */
  channel: Channel | null;
};

const LOCK = "signoff-refresh";

/**
 * One refresh in flight per browser: tabs queue on a lock, and whoever waited takes the token that was fetched meanwhile
 * instead of spending the refresh token again.
 */
export function createRenewal({ refresh, current, store, isOurs, locks, channel }: Environment): Renewal {
  let inFlight: Promise<string | null> | null = null;
  if (channel) {
    channel.onmessage = ({ data }) => {
      // A tab without a session of its own is a guest's page and stays one until it is loaded again.
      if (typeof data === "string" && current() !== null && isOurs(data)) store(data);
    };
  }

  const renew = async (stale: string | null) => {
    const known = current();
    if (known !== null && known !== stale) return known;
    const token = await refresh();
    if (token === null || !isOurs(token)) return null;
    store(token);
    channel?.postMessage(token);
    return token;
  };

  return (stale) => {
    inFlight ??= (locks ? locks.request(LOCK, () => renew(stale)) : renew(stale)).finally(() => {
      inFlight = null;
    });
    return inFlight;
  };
}
