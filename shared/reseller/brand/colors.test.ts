import { expect, test } from "vitest";
import { contrast } from "../../lib/color.ts";
import { brandColors } from "./colors.ts";

const valueIn = (rules: string, name: string) => new RegExp(`--${name}:(#[0-9a-f]{6})`, "i").exec(rules)?.[1] ?? "";

test.each(["#ffd23f", "#ffffff", "#000000", "#0b1f24", "#d03050", "#00ff00", "#777777"])(
  "%s is read in both themes",
  (color) => {
    const [light = "", , dark = ""] = brandColors(color).split("html:root").slice(1);
    for (const [rules, grounds] of [
      [light, ["#ffffff", "#f2f5f6"]],
      [dark, ["#0c171b", "#132127", "#1b2c33"]],
    ] as const) {
      expect(contrast(valueIn(rules, "primary"), valueIn(rules, "on-primary"))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(valueIn(rules, "primary-hover"), valueIn(rules, "on-primary"))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(valueIn(rules, "on-brand-soft"), valueIn(rules, "brand-soft"))).toBeGreaterThanOrEqual(4.5);
      for (const ground of grounds) {
        expect(contrast(valueIn(rules, "primary"), ground)).toBeGreaterThanOrEqual(3);
        expect(contrast(valueIn(rules, "link"), ground)).toBeGreaterThanOrEqual(4.5);
      }
    }
  },
);

test("what is no colour makes no rule", () => {
  expect(brandColors("red;}body{display:none")).toBe("");
});
