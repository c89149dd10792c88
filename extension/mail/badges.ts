/** Shows beside sent mails what was counted of them: in the list of sent mails, and above one that is read. */
import type { Counted } from "../lib/messages.ts";
import type { Counts } from "../lib/site.ts";
import { mailIdsIn } from "./count.ts";
import type { Program } from "./program.ts";

const TAG = "signoff-counts";
/** A page that changes all the time is looked at so often at most. */
const LOOK_MS = 700;
/** So long numbers are believed. */
const FRESH_MS = 30_000;
const MAX_SHOWN = 50;
/** Of mails and subjects that were shown: a tab with mails stays open for weeks. */
const MAX_KNOWN = 500;

const LOOK = `
:host { all: initial; display: inline-block; margin-inline-end: 6px; vertical-align: middle; }
span { display: inline-block; padding: 1px 6px; border: 1px solid #7a8a8c; border-radius: 8px; background: #f2f7f7; color: #123b3e;
  font: 500 11px/16px system-ui, sans-serif; white-space: nowrap; }
span:focus-visible { outline: 2px solid #00686c; outline-offset: 1px; }
@media (prefers-color-scheme: dark) { span { background: #17292b; color: #d9ecec; border-color: #6d8587; } }
`;

type Options = {
  program: Program;
  /** in front of a mail's id; null while nothing is counted */
  pixel: () => string | null;
  ask: (ids: string[], subjects: string[]) => Promise<Counted | null>;
  say: (name: string, ...values: string[]) => string;
};

export function watchSent(page: Document, { program, pixel, ask, say }: Options): void {
  let waiting: ReturnType<typeof setTimeout> | null = null;
  let isLooking = false;
  let isWanted = false;
  const known = new Map<string, { at: number; counts: Counts | null }>();
  const soon = () => {
    isWanted = isLooking;
    if (waiting || isLooking) return;
    waiting = setTimeout(() => {
      waiting = null;
      void lookOnce();
    }, LOOK_MS);
  };
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => !(target instanceof Element && target.closest(TAG)))) soon();
  }).observe(page.documentElement, { childList: true, subtree: true });
  page.defaultView?.addEventListener("hashchange", soon);
  soon();

  /** Single flight: while the site takes its time, the same would be asked again with each change of the page. */
  async function lookOnce(): Promise<void> {
    isLooking = true;
    await look().finally(() => {
      isLooking = false;
    });
    if (isWanted) soon();
  }

  async function look(): Promise<void> {
    const address = pixel();
    if (address === null) return;
    const read = readMails(address).slice(0, MAX_SHOWN);
    const rows = program.sentRows(page).slice(0, MAX_SHOWN);
    const isFresh = (key: string) => Date.now() - (known.get(key)?.at ?? 0) < FRESH_MS;
    const ids = [...new Set(read.map(({ id }) => id))].filter((id) => !isFresh(id));
    const subjects = [...new Set(rows.map(({ subject }) => subject))].filter((subject) => !isFresh(`:${subject}`));
    if (ids.length + subjects.length > 0) {
      const counted = await ask(ids, subjects);
      const byId = new Map(counted?.counts.map((counts) => [counts.id, counts]));
      const at = Date.now();
      for (const id of ids) note(id, { at, counts: byId.get(id) ?? null });
      for (const [index, subject] of subjects.entries())
        note(`:${subject}`, { at, counts: byId.get(counted?.bySubject[index] ?? "") ?? null });
    }
    for (const { id, text } of read) show(text.parentElement, text, known.get(id)?.counts ?? null);
    for (const { subject, place } of rows) show(place, place.firstChild, known.get(`:${subject}`)?.counts ?? null);
  }

  /** What was asked for longest ago makes room. */
  function note(key: string, found: { at: number; counts: Counts | null }): void {
    known.delete(key);
    known.set(key, found);
    const [oldest] = known.keys();
    if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  }

  /** Mails of one's own that are read, and where something may stand above their text. */
  function readMails(address: string): { id: string; text: HTMLElement }[] {
    const found = new Map<HTMLElement, string>();
    for (const image of page.querySelectorAll("img")) {
      const [id] = mailIdsIn([image], { pixel: address });
      const text = id && !image.closest(program.quotes) ? image.closest<HTMLElement>(program.reading) : null;
      if (id && text && !found.has(text)) found.set(text, id);
    }
    return [...found].map(([text, id]) => ({ id, text }));
  }

  function show(parent: Element | null, before: ChildNode | null, counts: Counts | null): void {
    if (!parent) return;
    const there = [...parent.children].find(({ localName }) => localName === TAG);
    if (!counts) {
      there?.remove();
      return;
    }
    const words = say("counts", String(counts.opens), String(counts.clicks));
    const more = counts.apart > 0 ? ` ${say("countsApart", String(counts.apart))}` : "";
    if (there?.getAttribute("data-shown") === words + more) return;
    const host = there ?? page.createElement(TAG);
    host.setAttribute("data-shown", words + more);
    const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
    const style = page.createElement("style");
    style.textContent = LOOK;
    const badge = page.createElement("span");
    badge.tabIndex = 0;
    badge.setAttribute("role", "note");
    badge.setAttribute("aria-label", words + more);
    badge.title = words + more;
    badge.textContent = words;
    root.replaceChildren(style, badge);
    if (!there) parent.insertBefore(host, before);
  }
}
