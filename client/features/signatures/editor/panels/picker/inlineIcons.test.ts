import { expect, test } from "vitest";
import { render } from "#renderer/signature/render.ts";
import { iconSvg } from "#shared/images/iconSvg.ts";
import { SAMPLE } from "../../session/sample.ts";
import { withInlineIcons } from "./inlineIcons.ts";

const ink = { left: 0, top: 0, width: 24, height: 24, centerX: 12, centerY: 12 };
const marks = { linkedin: { svg: '<path d="M0 0h24v24z"/>', ink } };
const html = render(SAMPLE, { imageHost: "https://img.example", resolveImage: () => "data:," }).html;
const sourcesOf = (text: string) => Array.from(text.matchAll(/src="([^"]*)"/g), ([, source]) => source ?? "");

test("no icon of a drawing is asked from a server", () => {
  expect(sourcesOf(html).filter((source) => source.startsWith("https://img.example/i/icons/"))).toHaveLength(2);
  const inline = withInlineIcons(html, marks);
  expect(sourcesOf(inline).filter((source) => !source.startsWith("data:"))).toEqual([]);
  expect(inline.length).toBeGreaterThan(html.length);
});

test("an icon is drawn as the hosted one; without its mark the plate stands alone", () => {
  const [linkedin = "", instagram = ""] = sourcesOf(withInlineIcons(html, marks)).filter((source) =>
    source.includes("svg"),
  );
  expect(decodeURIComponent(linkedin)).toContain(marks.linkedin.svg);
  expect(decodeURIComponent(instagram)).toContain("<svg");
  expect(decodeURIComponent(instagram)).not.toContain("<path");
});

test("names of objects' own members are no marks", () => {
  const icon = { network: "constructor", shape: 1, fill: "#00686c", glyph: "#ffffff", sizePx: 24, density: 2 } as const;
  expect(
    decodeURIComponent(withInlineIcons('<img src="/i/icons/constructor-1-00686c-ffffff-24@2.png">', {})),
  ).toContain(iconSvg(icon, null, 24));
});
