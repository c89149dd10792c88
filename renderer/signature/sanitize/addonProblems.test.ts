import { expect, it } from "vitest";
import { addonProblems } from "./addonProblems.ts";

it("names links that lead nowhere safe, however deep they stand", () => {
  const addons: Parameters<typeof addonProblems>[0] = [
    { type: "CallToAction", data: { text: "Book", url: "javascript:alert(1)" } },
    { type: "badge", data: { list: [{ url: "example.com" }, { url: "data:text/html,x" }] } },
  ];
  expect(addonProblems(addons)).toEqual([
    { path: "general.addons.0.data.url", message: "Please enter a valid link." },
    { path: "general.addons.1.data.list.1.url", message: "Please enter a valid link." },
  ]);
});

it("names custom HTML of which nothing can be kept", () => {
  const html = (text: string) => [{ type: "customHtml" as const, data: { html: text } }];
  expect(addonProblems(html("<script>alert(1)</script>"))).toEqual([
    { path: "general.addons.0.data.html", message: "Invalid HTML. Delete and try again." },
  ]);
  expect(addonProblems(html("<b>Hello</b>"))).toEqual([]);
  expect(addonProblems(html(" "))).toEqual([]);
});

it("leaves other texts and empty links alone", () => {
  expect(addonProblems([{ type: "disclaimer", data: { type: 9, text: "javascript: is a word", url: "" } }])).toEqual(
    [],
  );
});
