import { describe, expect, it } from "vitest";
import { TEMPLATES } from "#shared/catalog/templates.ts";
import { contrast } from "#shared/lib/color.ts";
import { Content } from "#shared/signatures/schema.ts";
import { CONTENTS } from "#tests/renderer/contents.ts";
import { DARK_MODES, type DarkMode, darkView } from "./clients/dark.ts";
import { ancestors, attribute, type Element, parse, property } from "./lint/document.ts";
import { hexOf } from "./lint/rules/notes.ts";
import { render } from "./render.ts";
import { findTemplate } from "./templates/registry.ts";

const OPTIONS = { imageHost: "https://img.example" };
const MODES = Object.keys(DARK_MODES) as DarkMode[];
/** Of what stands outside a layout's own plate. */
const PAGE_TEXT = "#6d777b";
/** Two colours as bright as one another may come out a little apart, as dark modes count in steps. */
const STEP = 1.15;

/** True for what stands on a plate of its own, whose ground dark modes change with it or leave. */
const isOnPlate = (element: Element) =>
  [element, ...ancestors(element)].some(
    (outer) => hexOf(property(outer, "background-color") ?? attribute(outer, "bgcolor")) !== null,
  );

const inMode = (html: string, mode: DarkMode) => parse(darkView(html, mode)).elements;

describe.each(TEMPLATES.map(({ id }) => id))("layout %i", (templateId) => {
  const { look } = findTemplate({ ...(CONTENTS.realistic as Content).design, templateId });
  const blocksConfig = ["photo", "name", "contacts", "socialIcons"].map((name) => ({ name, hasBorder: true }));

  it.each(MODES)("has no line on the mail's own ground that shines brighter than its text: %s", (mode) => {
    const { ground } = DARK_MODES[mode];
    const [text = null] = inMode(`<p style="color:${look.background ? PAGE_TEXT : look.text}">a</p>`, mode).map(
      (element) => hexOf(property(element, "color")),
    );
    const most = contrast(text as string, ground) * STEP;
    for (const content of [CONTENTS.realistic, CONTENTS.addons] as Content[]) {
      const design = { ...content.design, templateId, borderWidth: 2 };
      const ordered = { ...design, blocksConfig } as unknown as Content["design"];
      for (const each of [design, ordered]) {
        const { html } = render({ ...content, design: each }, OPTIONS);
        const lines = inMode(html, mode)
          .filter((element) => !isOnPlate(element))
          .flatMap(({ style }) => style)
          .filter(({ name }) => name.startsWith("border"))
          .flatMap(({ value }) => value.match(/#[0-9a-f]{6}/gi) ?? []);
        for (const line of lines) expect(contrast(line, ground), `${line} beside ${text}`).toBeLessThanOrEqual(most);
      }
    }
  });

  it("separates words by marks in the colour of the words", () => {
    const { html } = render(
      Content.parse({ ...CONTENTS.realistic, design: { ...CONTENTS.realistic?.design, templateId } }),
      OPTIONS,
    );
    expect(html).not.toMatch(/<span style="[^"]*">(?:&nbsp;|\s)*[|\u00b7\u2022](?:&nbsp;|\s)*<\/span>/);
  });
});
