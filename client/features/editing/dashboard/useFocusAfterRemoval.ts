import { type RefObject, useEffect, useRef } from "react";

/**
 * Where the focus goes when a tile of a list is taken away: to the next one, or to the page's heading when it was the last.
 * @returns told the place of the tile before it goes; its answer is called where the tile stays after all
 */
export function useFocusAfterRemoval(list: RefObject<HTMLElement | null>, tiles: readonly unknown[]) {
  const emptied = useRef<number | null>(null);
  useEffect(() => {
    if (emptied.current === null) return;
    const index = Math.min(emptied.current, tiles.length - 1);
    emptied.current = null;
    // After the dialog that asked has gone, which gives the focus back to what opened it.
    setTimeout(() => {
      // Somebody who has gone on meanwhile stays where they are.
      if (document.activeElement && document.activeElement !== document.body) return;
      const next = list.current?.children[index]?.querySelector<HTMLElement>("a, button");
      (next ?? document.querySelector<HTMLElement>("main h1"))?.focus();
    }, 300);
  }, [list, tiles]);
  return (index: number) => {
    emptied.current = index;
    return () => {
      emptied.current = null;
    };
  };
}
