import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { mix } from "../lib/color.ts";
import { isLegible, labelOn } from "../lib/legible.ts";
import { type Background, Look } from "./schema.ts";
import { isAsThemed, lookOf, THEMES } from "./themes.ts";

const stopsOf = (background: Background): string[] => {
  if (background.kind === "solid") return [background.color];
  if (background.kind === "image") return [];
  return Array.from({ length: 11 }, (_, at) => mix(background.from, background.to, at / 10));
};

describe("themes", () => {
  it("are forty, each with a name and a look of its own", () => {
    expect(THEMES).toHaveLength(40);
    expect(new Set(THEMES.map(({ name }) => name)).size).toBe(40);
    expect(new Set(THEMES.map(({ look }) => JSON.stringify(look))).size).toBe(40);
  });

  it.each(THEMES.map((theme) => [theme.name, theme] as const))(
    "%s is a look whose words are read everywhere",
    (_, theme) => {
      const look = z.parse(Look, lookOf(theme));
      expect(look).toEqual(lookOf(theme));
      const stops = stopsOf(look.background);
      expect(stops.length).toBeGreaterThan(0);
      expect(isLegible(look.textColor, stops)).toBe(true);
      const fill = look.buttonColor ?? look.textColor;
      if (look.buttonStyle === "fill") expect(isLegible(labelOn(fill), [fill])).toBe(true);
      else expect(isLegible(fill, stops)).toBe(true);
    },
  );

  it("a look that was changed is a person's own", () => {
    const theme = THEMES[3];
    if (!theme) throw new Error("no theme");
    const look = lookOf(theme);
    expect(isAsThemed(look)).toBe(true);
    expect(isAsThemed({ ...look, buttonRadius: look.buttonRadius + 1 })).toBe(false);
    expect(isAsThemed({ ...look, theme: "gone" })).toBe(false);
    expect(isAsThemed({ ...look, theme: null })).toBe(false);
  });
});
