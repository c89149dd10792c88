import { describe, expect, it } from "vitest";
import { TEMPLATES } from "#shared/catalog/templates.ts";
import { contrast, luminance } from "#shared/lib/color.ts";
import type { Content } from "#shared/signatures/schema.ts";
import { CONTENTS } from "#tests/renderer/contents.ts";
import { ancestors, attribute, parse, property } from "../lint/document.ts";
import { render } from "../render.ts";
import { DARK_MODES, type DarkMode, darkView } from "./dark.ts";
import { gmailView } from "./gmail.ts";
import { outlookClassicView } from "./outlookClassic.ts";

const cell = (style: string, content = "a", attributes = "") => `<td${attributes} style="${style}">${content}</td>`;
const layouts = TEMPLATES.map(({ id }) => id);
const drawn = (templateId: number) => {
  const content = CONTENTS.realistic as Content;
  return render({ ...content, design: { ...content.design, templateId } }, { imageHost: "https://img.example" }).html;
};

describe("gmailView", () => {
  it.each(layouts)("leaves layout %i as it is", (templateId) => {
    expect(gmailView(drawn(templateId))).toBe(drawn(templateId));
  });

  it.each([
    ["<!-- x -->a", "a"],
    ["<style>b{}</style><section>a</section>", "a"],
    ['<b id="x" class="y">a</b>', "<b>a</b>"],
    ['<img src="data:image/png;base64,AA" alt="x">', '<img alt="x">'],
    [cell("color:rgb(1 2 3);font-size:12px"), "<td>a</td>"],
    [cell("background-image:url(https://x.example/a.png);font-size:12px"), "<td>a</td>"],
    [cell("position:absolute;font-size:12px"), cell("font-size:12px")],
  ])("%s becomes %s", (html, view) => {
    expect(gmailView(html)).toBe(view);
  });
});

describe("outlookClassicView", () => {
  it.each([
    [cell("border-radius:6px;color:#333333"), cell("color:#333333")],
    [cell("border-left:12px solid #cccccc"), cell("border-left:8px solid #cccccc")],
    ['<div style="padding:4px;width:20px;color:#333333">a</div>', '<div style="color:#333333">a</div>'],
    [
      '<img src="https://x.example/a.png" width="20" style="width:40px;border:0">',
      '<img src="https://x.example/a.png" width="20">',
    ],
    [cell("font-weight:600"), cell("font-weight:bold")],
    [cell("color:#333333 !important"), "<td>a</td>"],
  ])("%s becomes %s", (html, view) => {
    expect(outlookClassicView(html)).toBe(view);
  });

  it("gives all cells of a row the largest padding above and below", () => {
    const view = outlookClassicView(
      `<tr>${cell("padding:4px 0 8px")}${cell("padding:10px")}${cell("color:#333333")}</tr>`,
    );
    expect(view.match(/padding-top:10px;padding-bottom:10px/g)).toHaveLength(3);
  });
});

describe("darkView", () => {
  const modes = Object.keys(DARK_MODES) as DarkMode[];

  it("keeps the colours where the mail program keeps them", () => {
    expect(darkView(drawn(1), "kept")).toBe(drawn(1));
  });

  it("trades light for dark, or cuts and pushes only what has to change", () => {
    const html = cell("background-color:#ffffff;color:#222222", "a", ' bgcolor="#ffffff"');
    const [bgcolor, ground, text] = Array.from(
      darkView(html, "full").matchAll(/#[0-9a-f]{6}/g),
      ([color]) => color,
    ) as [string, string, string];
    expect(bgcolor).toBe(ground);
    expect(luminance(ground)).toBeLessThan(0.02);
    expect(luminance(text)).toBeGreaterThan(0.6);
    expect(darkView(cell("background-color:#0b1f24;color:#ffffff"), "partial")).toBe(
      cell("background-color:#0b1f24;color:#ffffff"),
    );
    expect(darkView(cell("background-color:#ffffff"), "clipped")).toBe(cell("background-color:#404040"));
  });

  it.each(modes.flatMap((mode) => layouts.map((id) => [mode, id] as const)))(
    "%s: all of layout %i can be read",
    (mode, templateId) => {
      const { texts } = parse(darkView(drawn(templateId), mode));
      const worst = texts
        .filter(({ text }) => /\p{L}/u.test(text))
        .map(({ text, parent }) => {
          const around = ancestors(parent);
          const color = around.map((element) => property(element, "color")).find((found) => found !== null) ?? "";
          const ground = around.map((element) => attribute(element, "bgcolor")).find((found) => found !== null);
          return { text, ratio: contrast(color, ground ?? DARK_MODES[mode].ground) };
        })
        .toSorted((one, other) => one.ratio - other.ratio)[0];
      expect(worst?.ratio, worst?.text).toBeGreaterThan(2.9);
    },
  );
});
