/** How long a field may take to come, and how often it is looked for. */
const WITHIN_MS = 5_000;
const LOOK_MS = 60;

/** Puts the cursor into a field that comes with the next drawing, or with the script of its tab, if nobody took it elsewhere. */
export function focusWhenDrawn(selector: string): void {
  // The page as it was: who looks later may stand in no page any more.
  const page = document;
  const before = page.activeElement;
  const until = Date.now() + WITHIN_MS;
  const look = () => {
    const field = page.querySelector<HTMLElement>(selector);
    const isElsewhere = page.activeElement !== before && !isLost(page);
    if (isElsewhere || Date.now() > until) return;
    if (field) field.focus();
    else setTimeout(look, LOOK_MS);
  };
  setTimeout(look, LOOK_MS);
}

/**
 * For what takes away the row, or the picture, that has the focus.
 * @returns what gives it to the row that follows, or to the first control around, once that is drawn
 */
export function focusNearby(from: Element | null): () => void {
  const page = document;
  const row = from?.closest("li");
  const list = row?.parentElement;
  const place = row && list ? [...list.children].indexOf(row) : -1;
  const around = (list ?? from)?.closest("section, [role=tabpanel]");
  return () =>
    setTimeout(() => {
      if (!isLost(page)) return;
      const next = list?.isConnected ? list.children[Math.min(place, list.children.length - 1)] : null;
      (next ?? around)?.querySelector<HTMLElement>("input, select, textarea, button")?.focus();
    });
}

const isLost = ({ activeElement, body }: Document) => activeElement === null || activeElement === body;
