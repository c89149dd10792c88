/**
 * Makes an element's content what `html` says, and touches only what differs (morphing): pictures stay decoded and the
 * layout of the rest stands, so that a letter more costs a letter. What somebody changed in the tree since is undone.
 */
export function patchHtml(element: HTMLElement, html: string): void {
  // In a document of its own nothing is fetched.
  const next = document.implementation.createHTMLDocument("").createElement(element.localName);
  next.innerHTML = html;
  patchChildren(element, next);
}

function patchChildren(now: Node, next: Node): void {
  const [before, after] = [[...now.childNodes], [...next.childNodes]];
  for (const [index, node] of after.entries()) {
    const old = before[index];
    if (!old) now.appendChild(node);
    else if (!patchNode(old, node)) now.replaceChild(node, old);
  }
  for (const old of before.slice(after.length)) now.removeChild(old);
}

/** @returns false where one cannot become the other */
function patchNode(now: Node, next: Node): boolean {
  if (now.nodeName !== next.nodeName) return false;
  if (now.nodeValue !== next.nodeValue) now.nodeValue = next.nodeValue;
  if (isElement(now) && isElement(next)) {
    const names = now.getAttributeNames();
    // Others, or in another order: written anew, so that the tree reads as if it had just been parsed.
    if (names.join(" ") !== next.getAttributeNames().join(" ")) for (const name of names) now.removeAttribute(name);
    for (const { name, value } of next.attributes) if (now.getAttribute(name) !== value) now.setAttribute(name, value);
    patchChildren(now, next);
  }
  return true;
}

/** Frames have classes of their own: `instanceof` knows none of theirs. */
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
