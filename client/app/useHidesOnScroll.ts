import { type RefObject, useEffect, useState } from "react";

const MOBILE = "(max-width: 1024.98px)";
/** Scrolling less than this is a tremor, not a direction. */
const THRESHOLD_PX = 8;

/** True while a bar should be out of the way: on mobile, after scrolling down, unless the focus is inside it. */
export function useHidesOnScroll(bar: RefObject<HTMLElement | null>, isEnabled: boolean): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!isEnabled) return;
    const element = bar.current;
    const mobile = matchMedia(MOBILE);
    let last = scrollY;
    const onScroll = () => {
      const moved = scrollY - last;
      if (Math.abs(moved) < THRESHOLD_PX) return;
      last = scrollY;
      const hasFocus = element?.contains(document.activeElement) ?? false;
      setAway(mobile.matches && moved > 0 && scrollY > (element?.offsetHeight ?? 0) && !hasFocus);
    };
    const onFocus = () => setAway(false);
    addEventListener("scroll", onScroll, { passive: true });
    element?.addEventListener("focusin", onFocus);
    return () => {
      setAway(false);
      removeEventListener("scroll", onScroll);
      element?.removeEventListener("focusin", onFocus);
    };
  }, [bar, isEnabled]);
  return isAway;
}
