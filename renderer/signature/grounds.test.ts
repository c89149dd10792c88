import { describe, expect, test } from "vitest";
import { TEMPLATES } from "#shared/catalog/templates.ts";
import { Content } from "#shared/signatures/schema.ts";
import { ancestors, attribute, parse } from "./lint/document.ts";
import { draw } from "./render.ts";

const LOGO = "bbbbbbbbbbbbbbbbbbbbbb";

/** Colour of the innermost cell around the logo that has one, as mail programs see it. */
function drawnBehind(html: string): string | null {
  const { elements } = parse(html);
  const logo = elements.find(
    ({ name, attributes }) => name === "img" && attributes.some(({ value }) => value.includes(LOGO)),
  );
  if (!logo) throw new Error("There is no logo.");
  return (
    ancestors(logo)
      .map((element) => attribute(element, "bgcolor"))
      .find((color) => color !== null) ?? null
  );
}

describe.each(TEMPLATES)("layout $id, $name", ({ id: templateId }) => {
  test.each([
    ["in its own colours", {}],
    ["in the person's", { fontColor: "#a1b2c3", isTemplateBackgroundEnabled: true, templateBackground: "#203040" }],
  ])("says what the logo stands on, %s", (_, design) => {
    const content = Content.parse({
      general: { name: "Ana Ruiz", contacts: [{ name: "phone", value: "+49 30 123456" }] },
      design: { templateId, ...design },
      media: { photo2: `/i/${LOGO}-480x160.png` },
    });
    const { html, sheet } = draw(content, { imageHost: "https://x.example" }, null);
    expect(sheet.grounds.logo).toBe(drawnBehind(html));
  });
});
