/**
 * Allow-list sanitiser: the signature is data of the site, and whatever it says, nothing of it runs or loads in a mail page but
 * pictures. It is parsed in the extension's own world, where nothing of it is alive, and written anew.
 */

/** With their content. */
const DROPPED = new Set(
  "script style title head meta link base iframe frame frameset object embed applet svg math template noscript form input button select textarea option video audio source track canvas dialog slot portal".split(
    " ",
  ),
);
const KEPT = new Set(
  "a abbr address b bdi bdo blockquote br center code div em font h1 h2 h3 h4 h5 h6 hr i img li ol p pre s small span strike strong sub sup table tbody td tfoot th thead tr u ul wbr".split(
    " ",
  ),
);
const ATTRIBUTES = new Set(
  "align alt bgcolor border cellpadding cellspacing color colspan dir face height lang nowrap rel role rowspan size style target title valign width".split(
    " ",
  ),
);
/** Roles that say that something is none. */
const ROLES = /^(?:presentation|none|img)$/;
const LINK = /^(?:https?:\/\/|mailto:|tel:|sms:)/i;
const PICTURE = /^https?:\/\//i;
/** Nothing that leaves its place, covers other things, runs or reads. */
const REFUSED_STYLE =
  /^(?:position|z-index|inset.*|top|right|bottom|left|behavior|-moz-binding|content|animation.*|transition.*|filter|backdrop-filter|cursor|pointer-events|counter-.*|--.*|all)$/;
const REFUSED_VALUE = /expression\s*\(|javascript:|@import|[\\<>{}]/i;

const MAX_CHARS = 500_000;
const MAX_NODES = 5_000;
const MAX_DEPTH = 60;
const MAX_VALUE = 4_000;

type Room = { nodes: number };

/** `<a href="https://…" onclick="…">` -> the same without what could do something, in `page`, and as new nodes there. */
export function sanitize(html: string, page: Document): DocumentFragment {
  const fragment = page.createDocumentFragment();
  if (html.length > MAX_CHARS) return fragment;
  const parsed = new DOMParser().parseFromString(html, "text/html");
  copyInto(fragment, parsed.body, page, { nodes: MAX_NODES }, 0);
  return fragment;
}

function copyInto(target: Node, from: Node, page: Document, room: Room, depth: number): void {
  for (const node of from.childNodes) {
    if (room.nodes-- <= 0) return;
    if (node.nodeType === Node.TEXT_NODE) target.appendChild(page.createTextNode(node.nodeValue ?? ""));
    if (node.nodeType !== Node.ELEMENT_NODE) continue;
    const element = node as Element;
    const name = element.localName;
    if (DROPPED.has(name) || element.namespaceURI !== "http://www.w3.org/1999/xhtml") continue;
    const isKept = KEPT.has(name) && depth < MAX_DEPTH;
    const copy = isKept ? copyOf(element, page) : null;
    if (copy) target.appendChild(copy);
    copyInto(copy ?? target, element, page, room, copy ? depth + 1 : depth);
  }
}

function copyOf(element: Element, page: Document): HTMLElement {
  const copy = page.createElement(element.localName);
  for (const { name, value } of element.attributes) {
    const meant = value.length > MAX_VALUE ? null : attribute(element.localName, name, value);
    if (meant !== null) copy.setAttribute(name, meant);
  }
  return copy;
}

/** The value as it may stand, null where the attribute may not. */
function attribute(tag: string, name: string, value: string): string | null {
  // Browsers leave these out of an address before they read its scheme.
  const address = Array.from(value.trim(), (letter) => (letter <= " " ? "" : letter)).join("");
  if (name === "href") return tag === "a" && LINK.test(address) ? address : null;
  if (name === "src") return tag === "img" && PICTURE.test(address) ? address : null;
  if (name === "role") return ROLES.test(value) ? value : null;
  if (name === "target") return value === "_blank" ? value : null;
  if (name === "style") return styleOf(value) || null;
  return ATTRIBUTES.has(name) ? value : null;
}

/** `color:red;position:fixed` -> `color:red`. Written as it was: browsers would leave out what other mail programs need. */
export function styleOf(style: string): string {
  const kept: string[] = [];
  // A line that ends would end a string in a browser, and what follows in it would be read.
  for (const declaration of splitDeclarations(style.replace(/[\n\r\f]/g, " "))) {
    const [, property = "", value = ""] = /^\s*([\w-]+)\s*:\s*(.+?)\s*$/s.exec(declaration) ?? [];
    const name = property.toLowerCase();
    if (!name || REFUSED_STYLE.test(name) || REFUSED_VALUE.test(value)) continue;
    if (/\b(?:url|image|image-set|src|attr|env|element|cross-fade)\s*\(/i.test(value) && !isPictureUrl(value)) continue;
    kept.push(`${name}:${value}`);
  }
  return kept.join(";");
}

const isPictureUrl = (value: string) => /^(?:[^()]*\s)?url\(\s*(['"]?)https?:\/\/[^'"()\s]+\1\s*\)[^()]*$/i.test(value);

/** By semicolons that stand in no quotes and no brackets; comments are gone. */
function splitDeclarations(style: string): string[] {
  const parts: string[] = [];
  let [part, quote, brackets] = ["", "", 0];
  for (const letter of style.replace(/\/\*.*?(?:\*\/|$)/gs, " ")) {
    if (quote) quote = letter === quote ? "" : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === "(") brackets++;
    else if (letter === ")") brackets = Math.max(0, brackets - 1);
    else if (letter === ";" && brackets === 0) {
      parts.push(part);
      part = "";
      continue;
    }
    part += letter;
  }
  return [...parts, part];
}
