import sharp from "sharp";
import { expect, it } from "vitest";
import * as make from "#tests/support/make.ts";
import { parse } from "../signature/lint/document.ts";
import { render } from "../signature/render.ts";
import { flowOf } from "./boxes.ts";
import { budgetOf, linesIn, MAX_WORD_LETTERS, shorten } from "./budget.ts";
import { drawCard } from "./card.ts";
import { courseOf, drawSignature } from "./draw.ts";
import { layOutInTurns } from "./scene.ts";
import { rootStyle } from "./style.ts";

const OPTIONS = { pictures: () => null, maxWidthPx: 600, density: 2, ground: "light" } as const;

/** The texts that are left to draw, piece by piece. */
function shortened(html: string, letters?: number): string[] {
  const flow = flowOf(parse(html).roots, rootStyle("#000000"));
  shorten(flow, budgetOf(letters === undefined ? {} : { letters }));
  return [...linesIn(flow)].flatMap(({ pieces }) =>
    pieces.flatMap((piece) => (piece.kind === "text" ? piece.text : [])),
  );
}

/** A saved signature with as many words of 4,000 letters as it may have. */
function endless(word: string): string {
  const addons = Array.from({ length: 30 }, (_, i) => ({ key: `${i}`, type: "customHtml", data: { html: word } }));
  return render(make.signature({ general: { addons } as never }), { imageHost: "" }).html;
}

async function cpuMsOf(job: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await job();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

it("cuts a word before it is measured, also one that runs through several pieces", () => {
  expect(shortened(`<div>one ${"W".repeat(4000)} two</div>`)).toEqual([`one ${"W".repeat(MAX_WORD_LETTERS)} two`]);
  const pieces = shortened(`<div>${"<b>WW</b><i>WW</i>".repeat(500)} end</div>`);
  expect(pieces.join("")).toBe(`${"W".repeat(MAX_WORD_LETTERS)} end`);
  expect(shortened(`<div>${"word ".repeat(300)}</div>`)[0]).toHaveLength(1500);
});

it("never leaves half a letter at a cut", () => {
  expect(shortened(`<div>a${"\u{1d400}".repeat(400)}</div>`)[0]?.isWellFormed()).toBe(true);
});

it("ends a text where its letters are used up, in the order of the document", () => {
  expect(shortened("<div>one two</div><p>three</p><p>four</p>", 9)).toEqual(["one two", "th", ""]);
});

it.each([
  ["letters", "W".repeat(4000)],
  ["references that are none", `x${"&#x".repeat(1333)}`],
  ["words", "Lorem ipsum dolor ".repeat(222)],
  ["combining marks", `a${"\u0301".repeat(3990)}`],
])("draws thirty addons of 4,000 %s in a bounded time, as pictures", async (_name, word) => {
  const html = endless(word);
  const draw = [
    () => drawSignature(html, OPTIONS),
    () => drawCard(html, { pictures: OPTIONS.pictures, color: "#14828c" }),
  ];
  for (const one of draw) {
    let png: Buffer = Buffer.alloc(0);
    // Without the budget it is half a minute.
    expect(await cpuMsOf(async () => (png = (await one()).png))).toBeLessThan(2500);
    expect(await sharp(png).metadata()).toMatchObject({ format: "png" });
  }
});

it("draws what it has come to when the processor time is used up", async () => {
  const html = `<table cellpadding="0" cellspacing="0"><tr><td width="90" height="40" bgcolor="#14828c">Anna</td></tr></table>`;
  const { png } = await drawSignature(html, { ...OPTIONS, limits: { cpuMs: 0 } });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(data.subarray((40 * info.width + 40) * 3, (40 * info.width + 40) * 3 + 3).toString("hex")).toBe("14828c");
  const course = courseOf({ cpuMs: 0 });
  const { items } = await layOutInTurns(html, { roomPx: 600, ...course });
  expect(items.filter(({ kind }) => kind === "text")).toEqual([]);
});

it("does not count the time of others", async () => {
  const budget = budgetOf({ cpuMs: 40 });
  budget.resume();
  budget.pause();
  for (const end = performance.now() + 120; performance.now() < end; );
  budget.resume();
  expect(budget.isSpent()).toBe(false);
});

it("decodes so many pictures and leaves the others blank", async () => {
  const seen: string[] = [];
  const pictures = (src: string) => {
    seen.push(src);
    return null;
  };
  const images = Array.from({ length: 20 }, (_, i) => `<img src="/i/${i}.png" width="9" height="9">`).join("");
  await drawSignature(`<div>${images}</div>`, { ...OPTIONS, pictures, limits: { pictures: 5 } });
  expect(seen).toHaveLength(5);
});

it("ends at its next turn when nobody waits for it any more", async () => {
  const caller = new AbortController();
  const drawing = drawSignature(endless("Lorem ipsum dolor ".repeat(222)), { ...OPTIONS, signal: caller.signal });
  caller.abort(new Error("left"));
  await expect(drawing).rejects.toThrow("left");
});
