import { isOn, type Kept, type Stored } from "../lib/kept.ts";
import { countIn, newMailId } from "./count.ts";
import { isThere, MARK, ownText, placeInText, quoteIn, type Signs, signsOf, squeezed } from "./place.ts";
import type { Program } from "./program.ts";
import { sanitize } from "./sanitize.ts";

/** `written`: somebody has written there already, such as in a draft that is opened again. */
export type Outcome = "inserted" | "there" | "written" | "own-signature" | "off" | "nothing";

/** A form of the signature that is ready to be put in. */
type Ready = { html: DocumentFragment; text: string; signs: Signs };

/** Puts the signature into mails. It is made ready once, so that each window costs a copy. */
export function inserter(program: Program, page: Document) {
  let ready: { etag: string; whole: Ready; reply: Ready } | null = null;

  function readyFor({ connection, kept }: Stored): typeof ready {
    if (!kept || !connection) return null;
    if (ready?.etag === kept.etag) return ready;
    const hosts = hostsOf(kept, connection.site);
    const make = ({ html, text }: { html: string; text: string }): Ready => {
      const fragment = sanitize(html, page);
      return { html: fragment, text, signs: signsOf(fragment, hosts, kept.counting) };
    };
    ready = { etag: kept.etag, whole: make(kept), reply: make(kept.reply) };
    return ready;
  }

  return {
    /** So that the first window does not wait for it. */
    prepare: (stored: Stored) => void readyFor(stored),

    /** Into a mail that has just been opened. What somebody has written stays as it is, and nothing goes into a quote. */
    insert(
      body: HTMLElement,
      stored: Stored,
      account: string,
      /** hears the id of the mail; null where it is not counted by itself */
      onInserted: (id: string | null) => void = () => undefined,
    ): Outcome {
      const forms = readyFor(stored);
      if (!forms) return "nothing";
      if (!isOn(stored, account)) return "off";
      const form = program.isReply(body) ? forms.reply : forms.whole;
      if (body instanceof HTMLTextAreaElement) {
        const outcome = insertText(body, form.text);
        if (outcome === "inserted") onInserted(null);
        return outcome;
      }
      const quote = quoteIn(body, program.quotes);
      if (isThere(body, quote, forms.whole.signs) || isThere(body, quote, forms.reply.signs)) return "there";
      if (hasOwn(body, quote)) return "own-signature";
      if (ownText(body, quote, program.ownSignature) !== "") return "written";
      const isPlain = program.isPlain(body);
      const signature = isPlain ? linesOf(form.text, page) : (form.html.cloneNode(true) as DocumentFragment);
      if (!signature.hasChildNodes()) return "nothing";
      const counting = stored.counts && !isPlain ? (stored.kept?.counting ?? null) : null;
      const id = counting && newMailId();
      if (counting && id) countIn(signature, counting, id, page);
      place(body, quote, signature);
      onInserted(id);
      return "inserted";
    },
  };

  function hasOwn(body: Element, quote: Element | null): boolean {
    return [...body.querySelectorAll(program.ownSignature)].some(
      (own) =>
        !quote?.contains(own) &&
        !(quote && quote.compareDocumentPosition(own) & Node.DOCUMENT_POSITION_FOLLOWING) &&
        (squeezed(own.textContent ?? "") !== "" || own.querySelector("img") !== null),
    );
  }

  /** Without the commands of an editor: nothing takes the focus, and undoing undoes what the person did. */
  function place(body: HTMLElement, quote: Element | null, signature: Node): void {
    const mark = page.createElement("div");
    mark.setAttribute(MARK, "");
    mark.dir = "auto";
    mark.appendChild(signature);
    const added: Node[] = [emptyLine(), mark];
    // Lines to write on stand before it, where the mail program has none of its own.
    const first = quote ? quote.previousSibling : body.firstChild;
    if (!first) added.unshift(emptyLine());
    if (quote) quote.before(...added, emptyLine());
    else body.append(...added);
    body.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }

  function emptyLine(): HTMLElement {
    const line = page.createElement("div");
    line.appendChild(page.createElement("br"));
    return line;
  }
}

function insertText(field: HTMLTextAreaElement, signature: string): Outcome {
  const { value } = field;
  const at = placeInText(value);
  const own = value.slice(0, at);
  if (!signature.trim()) return "nothing";
  if (squeezed(own).includes(squeezed(signature))) return "there";
  if (own.trim() !== "") return "written";
  const caret = field.ownerDocument.activeElement === field ? field.selectionStart : null;
  field.value = `\n\n${signature.trim()}\n${at < value.length ? `\n${value.slice(at)}` : ""}`;
  if (caret !== null) field.setSelectionRange(0, 0);
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  return "inserted";
}

/** The twin in plain text, line by line as an editor has them. */
function linesOf(text: string, page: Document): DocumentFragment {
  const fragment = page.createDocumentFragment();
  for (const line of text.trim().split(/\r?\n/)) {
    const element = page.createElement("div");
    element.append(line === "" ? page.createElement("br") : line);
    fragment.append(element);
  }
  return fragment;
}

/** The site's own, and where the signature's pictures are, which it serves by another name in some installations. */
function hostsOf({ html, reply }: Kept, site: string): ReadonlySet<string> {
  const hosts = new Set([new URL(site).host]);
  for (const [, address = ""] of `${html}${reply.html}`.matchAll(/\bsrc="(https?:\/\/[^"]+\/i\/[^"]+)"/g)) {
    const host = URL.parse(address)?.host;
    if (host) hosts.add(host);
  }
  return hosts;
}
