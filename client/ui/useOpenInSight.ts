import { type RefObject, useEffect, useRef } from "react";

/** A bar of links that is wider than a phone shows the link of the open page. @returns for the bar, which is positioned */
export function useOpenInSight<E extends HTMLElement>(pathname: string): RefObject<E | null> {
  const bar = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another link
  useEffect(() => {
    const ways = bar.current;
    const show = () => {
      const open = ways?.querySelector<HTMLElement>("a.active");
      if (!ways || !open) return;
      const at = open.getBoundingClientRect().left - ways.getBoundingClientRect().left + ways.scrollLeft;
      ways.scrollLeft = at - (ways.clientWidth - open.offsetWidth) / 2;
    };
    show();
    // A phone that is turned.
    addEventListener("resize", show);
    return () => removeEventListener("resize", show);
  }, [pathname]);
  return bar;
}
