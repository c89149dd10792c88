/** A browser that is never idle gets the work after so long anyhow. */
const AT_LATEST_MS = 10_000;
/** Where a browser cannot tell whether it is idle (Safari). */
const USUALLY_IDLE_AFTER_MS = 2_000;

/**
 * Does something when the page is loaded and nothing else is to be done: it is nearly free then.
 * @returns what takes it back before
 */
export function whenIdle(work: () => void): () => void {
  let cancel = () => {};
  const wait = () => {
    if ("requestIdleCallback" in globalThis) {
      const id = requestIdleCallback(work, { timeout: AT_LATEST_MS });
      cancel = () => cancelIdleCallback(id);
    } else {
      const id = setTimeout(work, USUALLY_IDLE_AFTER_MS);
      cancel = () => clearTimeout(id);
    }
  };
  if (document.readyState === "complete") wait();
  else {
    addEventListener("load", wait, { once: true });
    cancel = () => removeEventListener("load", wait);
  }
  return () => cancel();
}
