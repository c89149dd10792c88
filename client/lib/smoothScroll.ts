const DURATION_MS = 500;

type Options = {
  durationMs?: number;
  /** room left above, beside what the target asks for itself (`scroll-margin`) */
  offsetPx?: number;
  /** the address names the place, and Back leads back */
  updatesHistory?: boolean;
};

/** Fast at first and slow at the end. */
const ease = (share: number) => 1 - (1 - share) ** 3;

/** Scrolls to a place of the page, and the keyboard goes on from there. At once for whoever wants no movement. */
export function smoothScroll(
  target: HTMLElement,
  { durationMs = DURATION_MS, offsetPx = 0, updatesHistory = true }: Options = {},
): void {
  const from = scrollY;
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  const lowest = document.documentElement.scrollHeight - innerHeight;
  const to = Math.max(0, Math.min(lowest, from + target.getBoundingClientRect().top - margin - offsetPx));
  if (updatesHistory && target.id) history.pushState(history.state, "", `#${target.id}`);
  target.setAttribute("tabindex", target.getAttribute("tabindex") ?? "-1");
  target.focus({ preventScroll: true });
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches || durationMs <= 0;
  if (isStill) {
    scrollTo({ top: to, behavior: "instant" });
    return;
  }
  // A hand on the wheel or the screen is stronger.
  const hands = new AbortController();
  for (const type of ["wheel", "touchstart", "keydown"])
    addEventListener(type, () => hands.abort(), { once: true, passive: true, signal: hands.signal });
  const begun = performance.now();
  const step = (now: number) => {
    if (hands.signal.aborted) return;
    const share = Math.min(1, Math.max(0, now - begun) / durationMs);
    scrollTo({ top: from + (to - from) * ease(share), behavior: "instant" });
    if (share < 1) requestAnimationFrame(step);
    else hands.abort();
  };
  requestAnimationFrame(step);
}
