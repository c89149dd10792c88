import { describe, expect, it } from "vitest";
import { CONTENTS } from "#tests/renderer/contents.ts";
import { render } from "../signature/render.ts";
import { layOut } from "./scene.ts";

/** The numbers are those of Chromium with the same fonts, to a tenth of a pixel; the browser tests compare all layouts. */
const T = '<table cellpadding="0" cellspacing="0" border="0">';
const A = "font:12px/1.4 Arial,Helvetica,sans-serif";
const tenth = (value: number) => Math.round(value * 10) / 10;

const boxes = (html: string, roomPx = 600) =>
  layOut(html, roomPx).items.flatMap((item) =>
    item.kind === "box" ? [[item.x, item.y, item.widthPx, item.heightPx].map(tenth)] : [],
  );
const texts = (html: string, roomPx = 600) =>
  layOut(html, roomPx).items.flatMap((item) => (item.kind === "text" ? [item] : []));
const words = (html: string, roomPx?: number) => texts(html, roomPx).map(({ text }) => text);

describe("tables", () => {
  it("are as wide as their text, with padding and borders around it", () => {
    const cell = `<td style="${A};padding:2px 4px 6px 8px;border-left:3px solid #000000">Anna</td>`;
    // "Anna" in Arial is 2.335 times as wide as its size.
    expect(boxes(`${T}<tr>${cell}</tr></table>`)).toEqual([
      [0, 0, 43, 24.8],
      [0, 0, 43, 24.8],
    ]);
  });

  it("give a cell over two columns what these need together", () => {
    const rows = `<tr><td width="30" height="5"></td><td width="10" height="5"></td></tr><tr><td colspan="2" width="80" height="5"></td></tr>`;
    expect(boxes(`${T}${rows}</table>`).slice(1)).toEqual([
      [0, 0, 60, 5],
      [60, 0, 20, 5],
      [0, 5, 80, 5],
    ]);
  });

  it("narrow the columns whose text can be broken when the room is short", () => {
    const long = `<td style="${A}">one two three four five six seven eight</td>`;
    const [table, fixed, free] = boxes(
      `${T}<tr><td width="50" height="5"></td>${long}</tr></table>`,
      150,
    ) as number[][];
    expect([table?.[2], fixed?.[2], free?.[2]]).toEqual([150, 50, 100]);
    expect(words(`${T}<tr>${long}</tr></table>`, 100)).toEqual(["one two three four", "five six seven", "eight"]);
  });

  it("put content at the top, in the middle or at the bottom of the row", () => {
    const cells = ["top", "middle", "bottom"].map((valign) => `<td valign="${valign}" style="${A}">A</td>`);
    const html = `${T}<tr><td height="56.8"></td>${cells.join("")}</tr></table>`;
    expect(texts(html).map(({ y }) => tenth(y))).toEqual([1, 21, 41]);
  });

  it("run from the right in a right-to-left table, which stands where its surroundings begin", () => {
    const table = `<table dir="rtl" cellpadding="0" cellspacing="0"><tr><td width="10" height="5"></td><td width="20" height="5"></td></tr></table>`;
    expect(boxes(table).map(([x]) => x)).toEqual([0, 20, 0]);
    const inside = `<table dir="rtl" cellpadding="0" cellspacing="0"><tr><td width="100">${table}</td></tr></table>`;
    expect(boxes(inside).map(([x]) => x)).toEqual([0, 0, 70, 90, 70]);
  });

  it("are centred by an align around them or on them, but do not hand it on to what is in them", () => {
    const inner = `${T}<tr><td width="40" height="5"></td></tr><tr><td>${T}<tr><td width="10" height="5"></td></tr></table></td></tr></table>`;
    expect(boxes(`${T}<tr><td align="center" width="100">${inner}</td></tr></table>`).map(([x]) => x)).toEqual([
      0, 0, 30, 30, 30, 30, 30,
    ]);
    const own = inner.replace(" border=", ' align="center" border=');
    expect(boxes(`${T}<tr><td width="100">${own}</td></tr></table>`)[2]?.[0]).toBe(30);
  });

  it("keep room between cells, and rows that a cell spans", () => {
    const html = `<table cellpadding="3" cellspacing="2"><tr><td rowspan="2" width="10" height="40"></td><td width="10" height="5"></td></tr><tr><td height="5"></td></tr></table>`;
    expect(boxes(html)).toEqual([
      [0, 0, 38, 50],
      [2, 2, 16, 46],
      [20, 2, 16, 22],
      [20, 26, 16, 22],
    ]);
  });
});

describe("text", () => {
  it("collapses white space, keeps hard spaces and breaks at br", () => {
    const html = `<div style="${A}">\n one  <b> two</b> <br>&nbsp;three </div>`;
    expect(words(html)).toEqual(["one ", "two", "\u00a0three"]);
  });

  it("stands in the middle of its line, at whole pixels above", () => {
    const [one] = texts(`<div style="font:20px/40px Arial">Anna</div>`);
    expect(one).toMatchObject({ y: 9, heightPx: 22, baselinePx: 27 });
  });

  it("has pictures of the size of their attributes where the declarations leave it open", () => {
    const html = `<img src="a" width="96" height="48" style="display:block;border:0;max-width:100%;height:auto">`;
    expect(layOut(html, 600).items).toMatchObject([{ kind: "picture", widthPx: 96, heightPx: 48 }]);
  });

  it("has pictures on its line, and in its middle where they say so", () => {
    const pictures = (more: string) =>
      layOut(
        `<div style="${A}"><img src="a" width="9" height="16" style="border:0${more}"> Anna</div>`,
        600,
      ).items.flatMap((item) => (item.kind === "picture" ? [tenth(item.y)] : []));
    const [one] = texts(`<div style="${A}"><img src="a" width="9" height="16" style="border:0"> Anna</div>`);
    expect(pictures("")).toEqual([(one?.baselinePx ?? 0) - 16]);
    const [line] = texts(
      `<div style="${A}"><img src="a" width="9" height="16" style="vertical-align:middle"> Anna</div>`,
    );
    // 12 pixels of Arial have small letters of 6.2.
    expect(pictures(";vertical-align:middle")).toEqual([tenth((line?.baselinePx ?? 0) - 3.1 - 8)]);
  });

  it("is as large as the declarations say", () => {
    const [one] = texts(
      `<div style="${A}"><span style="color:#14828c;font-weight:bold;text-transform:uppercase;letter-spacing:2px">Anna</span></div>`,
    );
    expect(one).toMatchObject({ text: "ANNA", style: { sizePx: 12, weight: 700, color: "#14828c", spacingPx: 2 } });
  });

  it("underlines a link in underlined text, whatever the link says", () => {
    const [one] = texts(`<div style="${A};text-decoration:underline"><a style="text-decoration:none">Anna</a></div>`);
    expect(one?.style.strokes).toMatchObject([{ kind: "underline", sizePx: 12 }]);
  });

  it("cuts a word that is longer than its cell where that is allowed", () => {
    const cell = (more: string) =>
      `${T}<tr><td width="40" style="${A};width:40px${more}">Donaudampfschiff</td></tr></table>`;
    expect(words(cell(""))).toEqual(["Donaudampfschiff"]);
    expect(words(cell(";word-break:break-word")).join("")).toBe("Donaudampfschiff");
    expect(words(cell(";word-break:break-word")).length).toBeGreaterThan(1);
  });

  it("sets right-to-left text from the right, numbers and Latin names the other way", () => {
    const html = `<div dir="rtl" style="${A}">\u05e9\u05dc\u05d5\u05dd 123 Anna</div>`;
    expect(words(html).map((part) => part.trim())).toEqual(["Anna", "", "123", "\u05e9\u05dc\u05d5\u05dd"]);
  });
});

describe("strangers' HTML", () => {
  const contents = Object.entries(CONTENTS);
  it.each(contents)("has a size and only numbers in it: %s", (_name, content) => {
    const { html } = render(content, { imageHost: "" });
    const scene = layOut(html, 600);
    for (const { x, y, widthPx, heightPx } of scene.items)
      for (const value of [x, y, widthPx, heightPx]) expect(Number.isFinite(value)).toBe(true);
    expect(scene.widthPx > 0).toBe(html !== "");
  });

  it("of any kind ends in a scene", () => {
    for (const html of [
      "",
      "<",
      "<table>",
      "<table><tr>",
      "<td>x",
      "</table><table><tr><td rowspan=99999 colspan=99999 width=1e9>x",
      "<img><img width=-5 height=x style=display:block>",
      `<p style="margin:-5px;font:0/0 x">x<script>1</script>`,
      "<table><tr><td>".repeat(400),
    ]) {
      const { widthPx, heightPx } = layOut(html, 600);
      expect(Number.isFinite(widthPx + heightPx)).toBe(true);
    }
  });
});
