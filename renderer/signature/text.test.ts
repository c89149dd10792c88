import { describe, expect, it } from "vitest";
import { Content, type General } from "#shared/signatures/schema.ts";
import { render } from "./render.ts";
import { MAX_TEXT_LINE } from "./text.ts";

const OPTIONS = { imageHost: "https://img.example" };
const textOf = (general: Partial<General>) =>
  render(Content.parse({ general: { name: "Anna", brandingLine: 0, ...general } }), OPTIONS).text;
const field = (title: string, value: string, link: string) => ({ key: "k", title, value, link });

describe("the plain text", () => {
  it.each([
    [field("Book a call", "", "cal.example/anna"), "Book a call: https://cal.example/anna"],
    [field("Mail", "me", "mailto:anna@example.com"), "Mail: me <mailto:anna@example.com>"],
    [field("Talk", "My next one", "https://talks.example/7"), "Talk: My next one <https://talks.example/7>"],
    [field("", "www.example.com", ""), "www.example.com"],
    [field("Page", "example.com", "https://example.com/"), "Page: example.com"],
    [field("Office hours", "Mon–Thu 9–17", ""), "Office hours: Mon–Thu 9–17"],
    [field("Branch", "+49 30 1234567", ""), "Branch: +49 30 1234567"],
  ])("keeps where a field leads: %j", (customField, line) => {
    expect(textOf({ customFields: [customField] })).toBe(`Anna\n\n${line}`);
  });

  it("keeps the links of custom HTML, line by line", () => {
    const html =
      '<p>Winner of the <a href="https://prize.example/2026">2026 Wind Prize</a></p><ul><li>One</li><li>Two</li></ul>' +
      '<a href="https://x.example"><img src="https://x.example/a.png" width="9" height="9" alt="Our shop"></a>';
    expect(textOf({ addons: [{ type: "customHtml", key: "h", data: { html } }] })).toBe(
      "Anna\n\nWinner of the 2026 Wind Prize <https://prize.example/2026>\n• One\n• Two\nOur shop <https://x.example/>",
    );
  });

  it("breaks long lines at spaces, and addresses nowhere", () => {
    const email = `${"anna.lindqvist.".repeat(4)}northern-partnerships@nordlicht-energie.example`;
    const website = `www.nordlicht-energie.example/${"a-long-path/".repeat(20)}`;
    const position = "Head of Partnerships ".repeat(8).trim();
    const lines = textOf({
      position,
      contacts: [
        { name: "email", value: email, label: "" },
        { name: "website", value: website, label: "" },
      ],
    }).split("\n");
    expect(lines).toContain(email);
    expect(lines).toContain(website.slice(0, -1));
    const rest = lines.filter((line) => line !== email && line !== website.slice(0, -1));
    expect(rest.filter((line) => line.length > MAX_TEXT_LINE)).toEqual([]);
    expect(rest.join(" ")).toContain(position);
  });

  it("breaks scripts without spaces anywhere", () => {
    const lines = textOf({ position: "日本語".repeat(60) }).split("\n");
    expect(Math.max(...lines.map((line) => line.length))).toBe(MAX_TEXT_LINE);
    expect(lines.join("")).toContain("日本語".repeat(60));
  });
});
