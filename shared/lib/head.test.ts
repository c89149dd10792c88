import { expect, it } from "vitest";
import { routeNamed } from "../routes.ts";
import { headTags, printHead } from "./head.ts";

const tagsOf = (name: string, path: string) =>
  printHead(headTags(routeNamed(name).route, "https://sign.example", path));

it("gives an indexed page its canonical address and alternates", () => {
  const html = tagsOf("pricing", "/pricing");
  expect(html).toContain('rel="canonical" href="https://sign.example/pricing"');
  expect(html).toContain('hreflang="pt" href="https://sign.example/pricing?lang=pt"');
  expect(html).not.toContain("noindex");
});

it("keeps es, pt and de off the home page", () => {
  expect(tagsOf("home", "/")).not.toMatch(/hreflang="(es|pt|de)"/);
});

it("hides what is not to be indexed", () => {
  const html = tagsOf("signature-preview", "/preview/x");
  expect(html).toContain('content="noindex"');
  expect(html).not.toContain("canonical");
});

it("escapes what stands in an attribute", () => {
  expect(tagsOf("pricing", '/pricing"><script>')).not.toContain("<script>");
});
