import type { Program } from "./program.ts";

/** A window of a mail fills itself step by step; so long it is looked at again. */
const SETTLES_MS = 3_000;
const LOOKS = [0, 40, 80, 160, 400, 1_000, SETTLES_MS];

/**
 * Calls once for each mail's text that comes to be, as soon as it can be told that it is one. One that was handled is not handed
 * over again, whatever becomes of what was put in.
 * @param handle whether it is done with it; else it is asked again while the window fills
 */
export function watchMails(page: Document, program: Program, handle: (body: HTMLElement) => boolean): () => void {
  const handled = new WeakSet<Element>();
  const waiting = new WeakSet<Element>();

  function meet(element: HTMLElement): void {
    if (handled.has(element) || waiting.has(element)) return;
    waiting.add(element);
    look(element, 0);
  }

  function look(element: HTMLElement, turn: number): void {
    if (element.isConnected && program.isBody(element) && handle(element)) {
      handled.add(element);
      waiting.delete(element);
      return;
    }
    const [before = 0, at] = [LOOKS[turn], LOOKS[turn + 1]];
    if (at !== undefined) setTimeout(() => look(element, turn + 1), at - before);
    else waiting.delete(element);
  }

  function search(node: Node): void {
    if (!(node instanceof HTMLElement)) return;
    if (node.matches(program.candidates)) meet(node);
    for (const found of node.querySelectorAll<HTMLElement>(program.candidates)) meet(found);
  }

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "attributes") search(target);
      else for (const node of addedNodes) search(node);
    }
  });
  search(page.documentElement);
  observer.observe(page.documentElement, {
    childList: true,
    subtree: true,
    // Windows that were made earlier are switched on when they are needed.
    attributes: true,
    attributeFilter: ["contenteditable", "g_editable", "aria-multiline"],
  });
  return () => observer.disconnect();
}
