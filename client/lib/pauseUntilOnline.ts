/** Waits so many milliseconds, but not longer than it takes the browser to find the network again, or than anybody asks. */
export function pauseUntilOnline(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener("online", end);
    signal?.addEventListener("abort", end);
  });
}
