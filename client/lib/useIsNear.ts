import { type RefObject, useEffect, useState } from "react";

/** true from the moment an element is about to be seen: what is costly to draw waits for it. */
export function useIsNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "600px",
      // The margin of the window ends where a dialog scrolls; this one does not.
      scrollMargin: "600px",
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}
