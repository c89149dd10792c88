import sharp from "sharp";
import { expect, it } from "vitest";
import { drawCard } from "./card.ts";
import { courseOf, drawSignature } from "./draw.ts";
import { paint } from "./paint.ts";
import { layOut } from "./scene.ts";

const OPTIONS = { pictures: () => null, maxWidthPx: 600, density: 2, ground: "light" } as const;
const T = '<table cellpadding="0" cellspacing="0" border="0">';
const picture = (src: string) =>
  `<img src="${src}" width="40" height="20" style="display:block;width:40px;height:20px">`;

/** The colour of one pixel, given in CSS pixels. */
async function colorAt(png: Buffer, x: number, y: number, density = 2): Promise<string> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.round(y * density) * info.width + Math.round(x * density)) * 3;
  return `#${data.subarray(at, at + 3).toString("hex")}`;
}

it("paints grounds and borders to the pixel, and leaves a little room around", async () => {
  const html = `${T}<tr><td width="100" height="40" bgcolor="#14828c" style="border-left:3px solid #ff0000"></td></tr></table>`;
  const { png, widthPx, heightPx } = await drawSignature(html, OPTIONS);
  expect([widthPx, heightPx]).toEqual([111, 48]);
  expect(await sharp(png).metadata()).toMatchObject({ width: 222, height: 96, density: 96 });
  const line = await Promise.all([3.5, 4, 6.5, 7, 106.5, 107].map((x) => colorAt(png, x, 20)));
  expect(line).toEqual(["#ffffff", "#ff0000", "#ff0000", "#14828c", "#14828c", "#ffffff"]);
});

it("shows the pictures it is given, and a quiet field for those that are missing or broken", async () => {
  const blue = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#0000ff" } })
    .png()
    .toBuffer();
  const pictures = (src: string) => ({ "/i/a.png": blue, "/i/broken.png": Buffer.from("GIF89a, or so") })[src] ?? null;
  const cells = ["/i/a.png", "/i/broken.png", "/i/none.png"].map((src) => `<td>${picture(src)}</td>`);
  const { png } = await drawSignature(`${T}<tr>${cells.join("")}</tr></table>`, { ...OPTIONS, pictures });
  const colors = await Promise.all([24, 64, 104].map((x) => colorAt(png, x, 14)));
  expect(colors).toEqual(["#0000ff", "#e2e7e8", "#e2e7e8"]);
});

it("draws pictures that give way on phones at their own size", async () => {
  const fluid = picture("/i/none.png").replace("width:40px;height:20px", "max-width:100%;height:auto");
  const { widthPx, heightPx } = await drawSignature(`${T}<tr><td>${fluid}</td></tr></table>`, OPTIONS);
  expect([widthPx, heightPx]).toEqual([48, 28]);
});

it("stands on the ground of a dark mail when asked to", async () => {
  const { png } = await drawSignature(`<div style="font:40px/60px Arial">I</div>`, { ...OPTIONS, ground: "dark" });
  expect(await colorAt(png, 1, 1)).toBe("#1b1f23");
  expect(await colorAt(png, 4 + 5.5, 34)).toBe("#e8eaed");
});

it("is drawn smaller when it is too wide", async () => {
  const html = `${T}<tr><td width="1200" height="100" bgcolor="#000000"></td></tr></table>`;
  const { widthPx, heightPx } = await drawSignature(
    `${T}<tr><td>${html.replace("<td", "<td style='width:1200px'")}</td></tr></table>`,
    OPTIONS,
  );
  expect(widthPx).toBeLessThanOrEqual(600);
  expect(heightPx).toBeLessThan(110);
});

it("paints nothing of endless text that the sheet does not show", async () => {
  const scene = layOut(`<div style="font:20px/30px Arial">${"word ".repeat(5000)}</div>`, 600);
  const view = { x: 0, y: 0, scale: 1, height: 300 };
  const { svg } = await paint(scene, view, courseOf());
  expect(svg.match(/<g /g)).toHaveLength(10);
  expect(scene.heightPx).toBeGreaterThan(2000);
});

it("draws bars for letters that no font has, as wide as letters, and names them", async () => {
  const drawn = await drawSignature(`<div style="font:20px/30px Arial;color:#000000">Aᚠᚱ</div>`, OPTIONS);
  expect(drawn.missing).toEqual(["ᚠ", "ᚱ"]);
  expect(await colorAt(drawn.png, 4 + 13.3 + 6, 4 + 16)).toBe("#a6a6a6");
});

it("puts the signature in the middle of a card of the owner's colour, and cuts off the foot of a tall one", async () => {
  const cell = (height: number) => `${T}<tr><td width="300" height="${height}" bgcolor="#14828c"></td></tr></table>`;
  const card = async (height: number) => {
    const { png } = await drawCard(cell(height), { pictures: () => null, color: "#ffcc00" });
    return Promise.all(
      [
        [600, 20],
        [600, 290],
        [600, 490],
        [20, 600],
      ].map(([x, y]) => colorAt(png, x as number, y as number, 1)),
    );
  };
  expect(await card(100)).toEqual(["#ffcc00", "#14828c", "#ffffff", "#f2f5f6"]);
  const tall = await card(2000);
  expect(tall.slice(0, 2)).toEqual(["#ffcc00", "#14828c"]);
  expect(tall[2]).not.toBe("#14828c");
});

it("leaves out text whose outlines are beyond the budget, so that nobody paints megabytes of flags", async () => {
  const flags = `<div style="width:500px">${"\u{1f1fa}\u{1f1f3} ".repeat(400)}</div>`;
  const svgOf = async (limits = {}) => {
    const course = courseOf(limits);
    const scene = layOut(flags, 592);
    return (await paint(scene, { x: 0, y: 0, scale: 1, height: 4000 }, course)).svg.length;
  };
  expect(await svgOf({ outlineChars: 100_000_000 })).toBeGreaterThan(8_000_000);
  expect(await svgOf()).toBeLessThan(3_100_000);
});

it("draws letters under heaps of accents, which are no file's name", async () => {
  const heap = `Z${"\u0301\u0316\u0489\u0358\u0321".repeat(20)}`;
  await expect(drawSignature(`<div>${heap}</div>`, OPTIONS)).resolves.toMatchObject({ missing: [heap] });
});
