// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { gmail } from "./gmail.ts";
import { outlook } from "./outlook.ts";
import { isThere, ownText, placeInText, quoteIn, signsOf } from "./place.ts";
import { addressIn, REPLY_SUBJECT, windowOf } from "./program.ts";

function drawn(html: string): HTMLElement {
  const box = document.createElement("div");
  box.innerHTML = html;
  document.body.replaceChildren(box);
  return box;
}

it.each([
  ["Re: Offer", true],
  ["AW: Angebot", true],
  ["Fwd: x", true],
  ["RES: oferta", true],
  ["Re[2]: x", true],
  ["Offer", false],
  ["Report: x", false],
  ["Regarding: x", false],
])("the subject %s is of an answer: %s", (subject, expected) => {
  expect(REPLY_SUBJECT.test(subject)).toBe(expected);
});

it.each([
  ["Inbox (3) - Ana.Lopez@example.com - Example Mail", "ana.lopez@example.com"],
  ["Gmail", null],
])("an address in %s: %s", (text, expected) => {
  expect(addressIn(text)).toBe(expected);
});

it("names the account by its address, else by its place", () => {
  const at = (title: string, address: string) => ({ title, location: new URL(address) as unknown as Location });
  expect(gmail.account(at("Inbox - ana@example.com - Gmail", "https://mail.google.com/mail/u/0/"))).toBe(
    "ana@example.com",
  );
  expect(gmail.account(at("Gmail", "https://mail.google.com/mail/u/1/"))).toBe("Gmail 2");
  expect(outlook.account(at("Mail - Ana Lopez - Outlook", "https://outlook.office.com/mail/"))).toBe(
    "Ana Lopez · outlook.office.com",
  );
  expect(outlook.account(at("Mail", "https://outlook.live.com/mail/0/"))).toBe("outlook.live.com");
  expect(outlook.account(at("Mail", "https://outlook.office.com/mail/ana%40example.com/%ff"))).toBe(
    "outlook.office.com",
  );
});

it("finds the window of a text by its fields, and none around two texts", () => {
  const text = '<div contenteditable="true" g_editable="true"></div>';
  const one = drawn(`<form><input name="subjectbox"><div>${text}</div></form>`);
  const body = one.querySelector<HTMLElement>("[g_editable]") as HTMLElement;
  expect(windowOf(body, "input[name=subjectbox]", "[g_editable]")?.localName).toBe("form");
  expect(gmail.isBody(body)).toBe(true);

  // The settings lie beside an open window.
  const two = drawn(`<div id="settings">${text}</div><form><input name="subjectbox">${text}</form>`);
  expect(gmail.isBody(two.querySelector("#settings > div") as HTMLElement)).toBe(false);
  expect(gmail.isBody(two.querySelector("form > div") as HTMLElement)).toBe(true);
  const alone = drawn(`<div id="settings">${text}</div>`);
  expect(gmail.isBody(alone.querySelector("#settings > div") as HTMLElement)).toBe(false);
});

it("tells what was written before the quote", () => {
  const body = drawn('<div><br></div>\u200b<div class="gmail_quote">On Monday Bob wrote: Hello</div>');
  const quote = quoteIn(body, gmail.quotes);
  expect(ownText(body, quote, ".gmail_signature")).toBe("");
  body.prepend("Dear Bob");
  expect(ownText(body, quote, ".gmail_signature")).toBe("Dear Bob");
  const signed = drawn('<div class="gmail_signature">Ana</div>');
  expect(ownText(signed, null, ".gmail_signature")).toBe("");
});

const SIGNATURE =
  '<b>Ana Lopez</b><br>Head of Sales<img src="https://sign.example.com/i/a.png"><a href="https://sign.example.com/l/x1">Site</a><a href="https://ana.example.com">Own</a>';
const signs = () => signsOf(drawn(SIGNATURE), new Set(["sign.example.com"]));

it.each([
  ["its mark", "<div data-signoff-signature></div>", true],
  ["its picture behind a proxy", '<img src="https://ci3.example.com/x#https://sign.example.com/i/a.png">', true],
  ["its short link", '<a href="https://sign.example.com/l/x1">anything</a>', true],
  ["its words", "<div>Ana Lopez</div> Head of Sales Site Own", false],
  ["its words, spaced anew", "<p>Ana Lopez\n   Head of SalesSiteOwn</p>", false],
  ["a link of the person's own", '<a href="https://ana.example.com">Own</a>', false],
  ["nothing", "<br>", false],
])("a signature is known again by %s", (_, html, expected) => {
  const known = signs();
  expect(isThere(drawn(html), null, known)).toBe(expected);
});

it("is known again by its words, and not in what is quoted", () => {
  const known = signs();
  expect(isThere(drawn(SIGNATURE.replaceAll(/<(?:img|\/?a)[^>]*>/g, "")), null, known)).toBe(true);
  const body = drawn(`<br><div class="gmail_quote">${SIGNATURE}</div>`);
  expect(isThere(body, quoteIn(body, gmail.quotes), known)).toBe(false);
  const both = drawn(`${SIGNATURE}<div class="gmail_quote">${SIGNATURE}</div>`);
  expect(isThere(both, quoteIn(both, gmail.quotes), known)).toBe(true);
});

it.each([
  ["", 0],
  ["Hello", 5],
  ["\n\nOn Monday Bob wrote:\n> Hello\n> you", 2],
  ["\n________________________________\nFrom: Bob\nHello", 1],
  ["\n-----Original Message-----\nFrom: Bob", 1],
  ["> Hello", 0],
])("in plain text %j its place is %i", (text, expected) => {
  expect(placeInText(text)).toBe(expected);
});
