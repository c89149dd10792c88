import { describe, expect, it, test } from "vitest";
import { INSTALL_GUIDES } from "#shared/catalog/installGuides.ts";
import { loadDrawings } from "./drawings.ts";
import { HEIGHT, layOut, textWidth, WIDTH } from "./layout.ts";

const ways = INSTALL_GUIDES.flatMap(({ id, ways }) => ways.map((way) => ({ guide: id, way })));

describe("install guides", () => {
  it("has the clients of the picker, each way under a name of its own", () => {
    expect(INSTALL_GUIDES).toHaveLength(11);
    expect(new Set(ways.map(({ way }) => way.id)).size).toBe(ways.length);
  });
  test.each(ways)("$way.id: each step in a mail client is drawn, those on our page are not", async ({ guide, way }) => {
    const scenes = (await loadDrawings(guide))[way.id];
    expect(scenes?.map((scene) => scene !== null)).toEqual(way.steps.map(({ isHere }) => !isHere));
  });
});

test.each(ways)("$way.id: everything drawn lies inside its frame and fits its words", async ({ guide, way }) => {
  for (const scene of (await loadDrawings(guide))[way.id] ?? []) {
    for (const piece of scene ? layOut(scene) : []) {
      const { x, y, width, height } = piece;
      const what = `${piece.kind} ${"text" in piece ? piece.text : ""}`;
      expect(height, what).toBeGreaterThan(piece.kind === "gesture" ? 0 : 9);
      expect(x + width, what).toBeLessThanOrEqual(WIDTH - 6);
      expect(y + height, what).toBeLessThanOrEqual(HEIGHT);
      if ("text" in piece && piece.kind !== "sign") expect(textWidth(piece.text), what).toBeLessThanOrEqual(width);
      if (piece.kind === "choice") expect(textWidth(piece.text + piece.value) + 30, what).toBeLessThanOrEqual(width);
      if (piece.kind === "switch") expect(textWidth(piece.text) + 24, what).toBeLessThanOrEqual(width);
    }
  }
});
