import { describe, expect, it } from "vitest";
import { isAddress, safeUrl } from "./url.ts";

describe("safeUrl", () => {
  it.each([
    ["example.com/a", "https://example.com/a"],
    [" http://x.y ", "http://x.y/"],
    ["//example.com", "https://example.com/"],
    ["localhost:3000/x", "https://localhost:3000/x"],
    ["mailto:a@b.c", "mailto:a@b.c"],
    ["tel:+4930", "tel:+4930"],
    ["https://example.com/ä?q=ü", "https://example.com/%C3%A4?q=%C3%BC"],
  ])("reads %s as %s", (text, url) => expect(safeUrl(text)).toBe(url));

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc/passwd",
    "blob:https://x.y/1",
    "https://user:pass@example.com",
    "mailto:nobody",
    "tel:",
    "foo",
    "",
    "https://",
    `https://x.y/${"a".repeat(2000)}`,
  ])("refuses %j", (text) => expect(safeUrl(text)).toBeNull());
});

describe("isAddress", () => {
  it.each([
    "www.example.com",
    "https://x",
    "example.com",
    "a-b.example.co.uk/x?y",
    "HTTP://EXAMPLE.COM",
    "müller.example/über-uns",
    "пример.рф",
    "उदाहरण.भारत",
    "xn--e1afmkfd.xn--p1ai",
    "example.com:8080/a",
  ])("%s", (text) => expect(isAddress(text)).toBe(true));
  it.each([
    "",
    "Our page",
    "anna@example.com",
    "www.example.com and more",
    "3.14",
    "v2",
    "12.5.2026",
    "Ltd.",
    "müller@example.com",
  ])("not %s", (text) => expect(isAddress(text)).toBe(false));
});
