import { HEAD_MARK, type HeadTag } from "#shared/lib/head.ts";
import { pageHead } from "./pageHead.ts";

/** Replaces the head tags of the last page by those of the one now shown. */
export function updateHead(page: Parameters<typeof pageHead>[0], publicUrl: string) {
  for (const old of document.head.querySelectorAll(`[${HEAD_MARK}]`)) old.remove();
  for (const entry of pageHead(page, publicUrl)) apply(entry);
}

function apply(entry: HeadTag) {
  if (entry.tag === "title") {
    document.title = entry.text;
    return;
  }
  const element = document.createElement(entry.tag);
  for (const [name, value] of Object.entries({ ...entry.attributes, [HEAD_MARK]: "" }))
    element.setAttribute(name, value);
  document.head.append(element);
}
