const MOBILE = "(max-width: 1024.98px)";
/** Scrolling less than this is a tremor, not a direction. */
const THRESHOLD_PX = 8;

/**
 * Says when a bar should be out of the way: on mobile, after scrolling down, unless the focus is inside it.
 * @returns a function that ends the watch
 */
export function watchScroll(bar: HTMLElement, setAway: (isAway: boolean) => void): () => void {
  const mobile = matchMedia(MOBILE);
  let last = scrollY;
  const onScroll = () => {
    const moved = scrollY - last;
    if (Math.abs(moved) < THRESHOLD_PX) return;
    last = scrollY;
    setAway(mobile.matches && moved > 0 && scrollY > bar.offsetHeight && !bar.contains(document.activeElement));
  };
  const onFocus = () => setAway(false);
  addEventListener("scroll", onScroll, { passive: true });
  bar.addEventListener("focusin", onFocus);
  return () => {
    removeEventListener("scroll", onScroll);
    bar.removeEventListener("focusin", onFocus);
  };
}
