import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "playwright/test";
import { render } from "#renderer/signature/render.ts";
import { TEMPLATES } from "#shared/catalog/templates.ts";
import { CONTENTS } from "#tests/renderer/contents.ts";

/**
 * What the frames hold. Scripts cannot run inside them, so axe reads the same HTML as a page of its own: every picture
 * named, every link with words, tables that are for layout told as such, colours of the layouts' own readable.
 */
for (const name of ["everything", "rightToLeft"]) {
  test(`no accessibility violation in any layout's mail: ${name}`, async ({ page }) => {
    await page.route("**/*", (route) => route.abort());
    const content = CONTENTS[name] as (typeof CONTENTS)[string];
    for (const { id } of TEMPLATES) {
      const { html } = render(
        { ...content, design: { ...content.design, templateId: id } },
        { imageHost: "https://img.example" },
      );
      await page.setContent(
        `<!doctype html><html lang="en"><head><title>Mail</title></head><body style="background:#fff"><main>${html}</main></body></html>`,
      );
      const { violations, passes } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"])
        .analyze();
      expect(passes.some(({ id: rule }) => rule === "image-alt" || rule === "link-name")).toBe(true);
      const found = violations.map(({ id: rule, nodes }) => [
        rule,
        ...nodes.slice(0, 3).map((node) => `${node.html} ${node.failureSummary}`),
      ]);
      expect(found, `layout ${id}`).toEqual([]);
    }
  });
}
