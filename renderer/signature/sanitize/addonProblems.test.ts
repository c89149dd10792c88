import { expect, it } from "vitest";
import { addonProblems } from "./addonProblems.ts";

it("names links that lead nowhere safe, however deep they stand", () => {
  const addons: Parameters<typeof addonProblems>[0] = [
    { type: "CallToAction", key: "a", data: { text: "Book", url: "javascript:alert(1)" } },
    { type: "badge", key: "b", data: { list: [{ url: "example.com" }, { url: "data:text/html,x" }] } },
  ];
  expect(addonProblems(addons)).toEqual([
    { path: "general.addons.0.data.url", message: "Please enter a valid link." },
    { path: "general.addons.1.data.list.1.url", message: "Please enter a valid link." },
  ]);
});

it("names a rating and a number of reviews that are none", () => {
  const facts = [{}, { rating: 4.8, reviews: 127 }, { rating: 0 }, { rating: 9, reviews: 0 }, { rating: -1 }];
  const list = facts.map((row) => ({ type: "review", ...row }));
  expect(addonProblems([{ type: "social", key: "s", data: { list } }])).toEqual([
    { path: "general.addons.0.data.list.3.rating", message: "Use a number from 0 to 5." },
    { path: "general.addons.0.data.list.3.reviews", message: "Use a number from 1 to 9,999,999." },
    { path: "general.addons.0.data.list.4.rating", message: "Use a number from 0 to 5." },
  ]);
  expect(addonProblems([{ type: "social", key: "s", data: {} }])).toEqual([]);
});

it.each([
  [{ start: "2026-11-21T10:00", end: "2026-11-21T11:00", timeZone: "Europe/Berlin" }, null, ""],
  [{ start: "2026-11-21T10:00" }, null, ""],
  [{ start: "", end: "never" }, null, ""],
  [{ start: "2026-02-30T10:00" }, "start", "There is no such date or time."],
  [{ start: "2026-11-21T10:00", end: "soon" }, "end", "There is no such date or time."],
  [{ start: "2026-11-21T10:00", end: "2026-11-21T09:59" }, "end", "The event ends before it starts."],
  [{ start: "2026-11-21T10:00", timeZone: "Mars/Base" }, "timeZone", "There is no such time zone."],
])("an event %j: %s %s", (data, field, message) => {
  const problem = { path: `general.addons.0.data.${field}`, message };
  expect(addonProblems([{ type: "calendar", key: "c", data }])).toEqual(field ? [problem] : []);
});

it("asks for no rating that is not shown, since a row that was a review is a follow now", () => {
  const list = [{ type: "follow", rating: 9 }, { type: "facebook", reviews: 0 }, { rating: -1 }];
  expect(addonProblems([{ type: "social", key: "s", data: { list } }])).toEqual([]);
});

it("names custom HTML of which nothing can be kept", () => {
  const html = (text: string) => [{ type: "customHtml" as const, key: "a", data: { html: text } }];
  expect(addonProblems(html("<script>alert(1)</script>"))).toEqual([
    { path: "general.addons.0.data.html", message: "Invalid HTML. Delete and try again." },
  ]);
  expect(addonProblems(html("<b>Hello</b>"))).toEqual([]);
  expect(addonProblems(html(" "))).toEqual([]);
});

it.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "java\r\nscript:alert(1)",
  "java\tscript:alert(1)",
  "java&#115;cript:alert(1)",
  "java&#x0A;script:alert(1)",
  "javascript&colon;alert(1)",
  "&#1;javascript:alert(1)",
  "vbscript:msgbox(1)",
  "data:text/html,<script>alert(1)</script>",
  "file:///etc/passwd",
  "blob:https://x.example/1",
  "filesystem:https://x.example/1",
  "ftp://x.example/a",
  "ws://x.example/",
  "intent://x#Intent;end",
  "ms-word:ofe|u|https://x.example/a.docx",
  "view-source:https://x.example/",
  "about:blank",
  "cid:part1",
  "sms:+491234",
  "https://user:password@x.example/",
  "mailto:",
])("names the link %j in custom HTML", (link) => {
  const problems = addonProblems([
    { type: "customHtml", key: "a", data: { html: `<b>Hello</b><a href="${link}">y</a>` } },
  ]);
  expect(problems).toEqual([
    {
      path: "general.addons.0.data.html",
      message: expect.stringMatching(/^No mail may have this address: .+ Use http/),
    },
  ]);
  expect(problems[0]?.message).not.toMatch(/\p{Cc}/u);
});

it("names what is refused wherever it stands, each once and not without end", () => {
  const named = (html: string) =>
    addonProblems([{ type: "customHtml", key: "a", data: { html } }]).map(({ message }) => message);
  const says = (address: string) => `No mail may have this address: ${address}. Use http, https, mailto or tel.`;
  expect(named('a<svg><a xlink:href="javascript:x">b</a></svg>')).toEqual([says("javascript:x")]);
  expect(named("a<form action=javascript:x><button formaction=vbscript:y>b</button></form>")).toHaveLength(2);
  expect(named('a<img src="data:image/png;base64,AA" width="1" height="1">')).toEqual([
    says("data:image/png;base64,AA"),
  ]);
  expect(named('<a href="javascript:x">a</a><a href="javascript:x">b</a>')).toHaveLength(1);
  expect(named(`<a href="javascript:${"x".repeat(3000)}">a</a>`)[0]).toHaveLength(says("").length + 61);
  expect(named(Array.from({ length: 50 }, (_, i) => `<a href="javascript:${i}">a</a>`).join(""))).toHaveLength(5);
});

it("leaves alone what is harmless in custom HTML", () => {
  const html =
    '<a href="example.com">a</a><a href="#">b</a><a href="">c</a><a href="tel:+49 30 1">d</a><a name=x>e</a><a href="mailto:a@b.example?subject=Hi">f</a><img src="https://x.example/a.png" width="5" height="5">';
  expect(addonProblems([{ type: "customHtml", key: "a", data: { html } }])).toEqual([]);
});

it("leaves other texts and empty links alone", () => {
  const addons: Parameters<typeof addonProblems>[0] = [
    { type: "disclaimer", key: "a", data: { type: 9, text: "javascript: is a word" } },
    { type: "calendar", key: "b", data: { title: "javascript:alert(1)", url: " ", icsUrl: "" } },
  ];
  expect(addonProblems(addons)).toEqual([]);
});
