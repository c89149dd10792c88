const GAP_PX = 4;

/**
 * Puts a popover beside what opened it: below, or above where there is no room below; towards the middle of the screen.
 * @param neededPx its height, as far as it can be known before it is shown
 */
export function placePopover(opener: Element, popover: HTMLElement, neededPx: number) {
  const at = opener.getBoundingClientRect();
  const room = neededPx + GAP_PX;
  const isBelow = at.bottom + room <= innerHeight || at.top < room;
  const isAtEnd = at.left > innerWidth / 2;
  Object.assign(popover.style, {
    top: isBelow ? `${at.bottom + GAP_PX}px` : "auto",
    bottom: isBelow ? "auto" : `${innerHeight - at.top + GAP_PX}px`,
    left: isAtEnd ? "auto" : `${at.left}px`,
    right: isAtEnd ? `${document.documentElement.clientWidth - at.right}px` : "auto",
  });
}

/**
 * An open popover stands where its opener stood: a page that moves under it closes it. One that is scrolled and has its
 * opener where it was, as browsers do it when something above changes its height (scroll anchoring), does not.
 * @returns what ends that
 */
export function closeWhenMoved(opener: Element | null, popover: HTMLElement | null): () => void {
  const close = () => popover?.hidePopover();
  const placeNow = () => opener?.getBoundingClientRect() ?? { top: 0, left: 0 };
  const { top, left } = placeNow();
  const onScroll = ({ target }: Event) => {
    const now = placeNow();
    const hasMoved = Math.abs(now.top - top) >= 1 || Math.abs(now.left - left) >= 1;
    // Its own content may be scrolled.
    if (hasMoved && !popover?.contains(target as Node)) close();
  };
  addEventListener("scroll", onScroll, { capture: true });
  addEventListener("resize", close, { once: true });
  return () => {
    removeEventListener("scroll", onScroll, { capture: true });
    removeEventListener("resize", close);
  };
}
