/**
 * Where a key leads from the tile that has the focus: left and right through all, up and down by rows, Home and End.
 * @returns null for other keys, and at the end of the tiles
 */
export function nextTile({ key }: { key: string }, list: HTMLElement | null): HTMLElement | null {
  const tiles = [...(list?.querySelectorAll<HTMLElement>("[role=option]") ?? [])].filter(
    (tile) => tile.closest("[hidden]") === null,
  );
  const at = tiles.indexOf(document.activeElement as HTMLElement);
  const inRow = Math.max(1, tiles.filter((tile) => topOf(tile) === topOf(tiles[0])).length);
  const to = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + inRow,
    ArrowUp: at - inRow,
    Home: 0,
    End: tiles.length - 1,
  }[key];
  return to === undefined ? null : (tiles[to] ?? null);
}

const topOf = (tile: HTMLElement | undefined) => tile?.getBoundingClientRect().top;
