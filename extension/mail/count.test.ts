// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { countIn, mailIdsIn, newMailId } from "./count.ts";
import { gmail } from "./gmail.ts";
import { isThere, signsOf } from "./place.ts";
import { watchSends } from "./sends.ts";

const ID = "A".repeat(22);
const COUNTING = {
  pixel: "https://sign.example.com/o/",
  links: [
    { url: "https://ana.example.com/", shortUrl: "https://sign.example.com/l/x1" },
    { url: "https://shop.example.com/a?b=1&c=2", shortUrl: "https://sign.example.com/l/x2" },
  ],
};

function counted(html: string): HTMLElement {
  const fragment = document.createDocumentFragment();
  const box = document.createElement("div");
  box.innerHTML = html;
  fragment.append(...box.childNodes);
  countIn(fragment, COUNTING, ID, document);
  box.append(fragment);
  return box;
}

it("makes up ids that are the site's", () => {
  const ids = new Set(Array.from({ length: 200 }, newMailId));
  expect(ids.size).toBe(200);
  for (const id of ids) expect(id).toMatch(/^[\w-]{22}$/);
});

it.each([
  ['<a href="https://ana.example.com/">Site</a>', `https://sign.example.com/l/x1.${ID}`],
  ['<a href="https://sign.example.com/l/x1">Site</a>', `https://sign.example.com/l/x1.${ID}`],
  ['<a href="https://shop.example.com/a?b=1&amp;c=2"><b>Shop</b></a>', `https://sign.example.com/l/x2.${ID}`],
  // What says where it leads leads there.
  ['<a href="https://ana.example.com/">ana.example.com</a>', "https://ana.example.com/"],
  ['<a href="https://ana.example.com/">www.ana.example.com/offer</a>', "https://ana.example.com/"],
  ['<a href="https://other.example.com/">Other</a>', "https://other.example.com/"],
  ['<a href="mailto:ana@example.com">Mail</a>', "mailto:ana@example.com"],
])("%s leads to %s", (html, expected) => {
  const box = counted(html);
  expect(box.querySelector("a")?.getAttribute("href")).toBe(expected);
  expect(box.lastElementChild?.getAttribute("src")).toBe(`https://sign.example.com/o/${ID}.gif`);
});

it("is known again by its pixel, also behind another address, and its links by their codes", () => {
  const box = counted('<a href="https://ana.example.com/">Site</a>');
  expect(mailIdsIn(box.querySelectorAll("img"), COUNTING)).toEqual([ID]);
  const image = document.createElement("img");
  image.setAttribute("src", `https://proxy.example.net/x#https://sign.example.com/o/${ID}.gif`);
  expect(mailIdsIn([image], COUNTING)).toEqual([ID]);
  image.setAttribute("src", `https://sign.example.com/o/${ID}a.gif`);
  expect(mailIdsIn([image], COUNTING)).toEqual([]);
  const signs = signsOf(document.createElement("div"), new Set(), COUNTING);
  expect(isThere(box, null, signs)).toBe(true);
  box.lastElementChild?.remove();
  expect(isThere(box, null, signs)).toBe(true);
});

it("hears of a mail that is sent, by a press and by keys, and not of what it quotes", () => {
  document.body.innerHTML = `<div role="dialog"><form><input name="subjectbox" value="Offer">
    <div contenteditable="true" g_editable="true"><img src="https://sign.example.com/o/${ID}.gif">
    <div class="gmail_quote"><img src="https://sign.example.com/o/${"B".repeat(22)}.gif"></div></div></form>
    <div class="aoO" role="button" tabindex="0">Send</div><div role="button" class="other">Discard</div></div>`;
  const onSent = vi.fn();
  watchSends(document, gmail, () => COUNTING.pixel, onSent);
  const press = (selector: string, event: Event) => document.querySelector(selector)?.dispatchEvent(event);
  press(".other", new MouseEvent("click", { bubbles: true }));
  press("[g_editable]", new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(onSent).not.toHaveBeenCalled();
  press(".aoO", new MouseEvent("click", { bubbles: true }));
  press("[g_editable]", new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, bubbles: true }));
  press(".aoO", new KeyboardEvent("keydown", { key: " ", bubbles: true }));
  expect(onSent.mock.calls).toEqual(Array(3).fill([ID, "Offer"]));
});
