import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RenderOptions } from "#renderer/signature/options.ts";
import { render } from "#renderer/signature/render.ts";
import { FONT_NAMES, type FontName } from "#shared/catalog/fonts.ts";
import { TEMPLATES } from "#shared/catalog/templates.ts";
import { MAX_HTML_CHARS } from "#shared/signatures/constants.ts";
import type { Content } from "#shared/signatures/schema.ts";
import { CONTENTS } from "./contents.ts";
import { EDITORS, openEditor } from "./paste.ts";

/** A host of usual length: its name stands in every picture. */
const HOST = "https://signatures.example.com";
const OPTIONS: RenderOptions = { imageHost: HOST, brandingUrl: `${HOST}/` };
/** What a pasted signature may have, in every layout. */
const MOST = { realistic: 5_000, full: 8_500 };
/** How far the size that is shown may be from what was pasted. */
const TOLERANCE = 0.02;

let editor: Awaited<ReturnType<typeof openEditor>>;
beforeAll(async () => {
  editor = await openEditor();
}, 60_000);
afterAll(() => editor?.close());

const drawn = (name: string, design: Partial<Content["design"]>) => {
  const content = CONTENTS[name] as Content;
  return render({ ...content, design: { ...content.design, ...design } }, OPTIONS);
};

describe("pasted into a mail program", () => {
  it.each(
    Object.entries(MOST).flatMap(([name, most]) => Object.keys(EDITORS).map((where) => [name, most, where] as const)),
  )("%s content has %i characters at most in every layout, in the editor of %s", async (name, most, where) => {
    const signatures = TEMPLATES.map(({ id }) => drawn(name, { templateId: id }));
    const pasted = await editor.paste(
      signatures.map(({ html }) => html),
      EDITORS[where as keyof typeof EDITORS],
    );
    for (const [i, html] of pasted.entries()) expect(html.length, `layout ${i + 1}`).toBeLessThanOrEqual(most);
  });

  it("is as long as the size that is shown says, whatever its font and size", async () => {
    const looks = FONT_NAMES.flatMap((fontFamily: FontName, i) =>
      // 75 per cent are 12 px; 81 are 13, which is what Gmail's editor has itself.
      [75, 81].map((fontSize) => ({ fontFamily, fontSize, templateId: 1 + ((i * 7 + fontSize) % TEMPLATES.length) })),
    );
    const signatures = looks.flatMap((look) => [drawn("full", look), drawn("addons", look)]);
    const pasted = await editor.paste(signatures.map(({ html }) => html));
    for (const [i, html] of pasted.entries()) {
      const { size } = signatures[i] as (typeof signatures)[number];
      // A colour that a field repeats is dropped: it may be shorter, and only little longer.
      expect(html.length / size, `${i}`).toBeLessThanOrEqual(1 + TOLERANCE);
      expect(html.length / size, `${i}`).toBeGreaterThan(0.9);
    }
  });

  it("keeps its fonts, sizes and colours", async () => {
    const [html = ""] = await editor.paste([drawn("realistic", { templateId: 1 }).html]);
    expect(html.split("font-family:").length).toBeGreaterThan(10);
    expect(html).toContain("color:#14828c");
    expect(html.length).toBeLessThan(MAX_HTML_CHARS);
  });
});
