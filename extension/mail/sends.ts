import { mailIdsIn } from "./count.ts";
import { quoteIn } from "./place.ts";
import type { Program } from "./program.ts";

/** How far up from what was pressed the mail is looked for. */
const MAX_STEPS = 30;

/**
 * Calls as a mail is sent: by a press of what sends it, or by its keys. Before the mail program hears of it, so that the mail is still
 * there.
 * @param onSent hears the id of the mail, and what it is about
 */
export function watchSends(
  page: Document,
  program: Program,
  pixel: () => string | null,
  onSent: (id: string, subject: string) => void,
): void {
  const sent = (from: Element) => {
    const body = bodyAround(from, program);
    const address = pixel();
    if (!body || address === null) return;
    const quote = quoteIn(body, program.quotes);
    const own = [...body.querySelectorAll("img")].filter(
      (image) =>
        !quote?.contains(image) && !(quote && quote.compareDocumentPosition(image) & Node.DOCUMENT_POSITION_FOLLOWING),
    );
    for (const id of mailIdsIn(own, { pixel: address })) onSent(id, program.subjectOf(body));
  };
  const buttonOf = (target: EventTarget | null) => (target instanceof Element ? target.closest(program.send) : null);
  page.addEventListener(
    "click",
    ({ target }) => {
      const button = buttonOf(target);
      if (button) sent(button);
    },
    true,
  );
  page.addEventListener(
    "keydown",
    ({ key, ctrlKey, metaKey, target }) => {
      if (!(target instanceof Element)) return;
      const button = buttonOf(target);
      // What is no real button hears keys; of a real one the press comes by itself.
      if (button && button.localName !== "button" && (key === "Enter" || key === " ")) sent(button);
      else if (key === "Enter" && (ctrlKey || metaKey)) sent(target);
    },
    true,
  );
}

/** The text of the mail whose window something is in; null where it is in none, or in what holds several. */
function bodyAround(from: Element, program: Program): HTMLElement | null {
  const own = from.closest<HTMLElement>(program.candidates);
  if (own) return own;
  let at = from.parentElement;
  for (let step = 0; at && step < MAX_STEPS; step++, at = at.parentElement) {
    const bodies = at.querySelectorAll<HTMLElement>(program.candidates);
    if (bodies.length > 0) return bodies.length === 1 ? (bodies[0] as HTMLElement) : null;
  }
  return null;
}
