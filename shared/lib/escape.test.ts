import { expect, it } from "vitest";
import { escapeHtml, inlineJson } from "./escape.ts";

it("escapes the five characters that HTML reads", () => {
  expect(escapeHtml(`<a href="x" title='y'>&`)).toBe("&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;");
});

it("lets no JSON end its script element", () => {
  const json = inlineJson({ name: "</script><!--\u2028" });
  expect(json).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(json)).toEqual({ name: "</script><!--\u2028" });
});
