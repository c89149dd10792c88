import { type RefObject, useEffect, useState } from "react";

/** True while a bar should be out of the way. What decides it is fetched after the page works. */
export function useHidesOnScroll(bar: RefObject<HTMLElement | null>, isEnabled: boolean): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const element = bar.current;
    if (!isEnabled || !element) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    import("./scroll/watchScroll.ts").then(
      ({ watchScroll }) => {
        if (!isOver) stop = watchScroll(element, setAway);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
      setAway(false);
    };
  }, [bar, isEnabled]);
  return isAway;
}
