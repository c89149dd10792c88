/** So often who works on long calls is asked whether they are there. */
const ASK_MS = 2000;

/**
 * Watchdog: a long call goes on only while the one who works on it answers a simple question. A process that stands still
 * keeps its connections, so that its callers would wait as long as the longest drawing may take.
 * @param isAlive false when there was no answer in time
 */
export function watchdog(isAlive: () => Promise<boolean>) {
  const calls = new Set<AbortController>();
  let timer: NodeJS.Timeout | undefined;

  function wait() {
    timer = setTimeout(ask, ASK_MS);
  }

  async function ask() {
    const asked = [...calls];
    if (asked.length > 0 && !(await isAlive()))
      for (const call of asked) call.abort(new Error("It does not answer any more."));
    timer = undefined;
    if (calls.size > 0) wait();
  }

  /** @returns the signal that ends a call, and the way to say that it is over */
  return function begin(): { signal: AbortSignal; end: () => void } {
    const call = new AbortController();
    calls.add(call);
    if (!timer) wait();
    return { signal: call.signal, end: () => calls.delete(call) };
  };
}
