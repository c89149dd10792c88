import { describe, expect, test } from "vitest";
import { BACKED_BY, BACKINGS } from "#shared/images/variant.ts";
import { Content } from "#shared/signatures/schema.ts";
import { render } from "../../render.ts";
import { lint } from "../lint.ts";

/** The ink in some of the sixteen steps. */
const ink = (...steps: number[]) =>
  Array.from({ length: 16 }, (_, step) => (steps.includes(step) ? 100 / steps.length : 0));
const [DARK, LIGHT, BOTH] = [ink(1), ink(15), ink(1, 15)];
const [PAPER, CARD, INK_PANEL, SOFT_TINT, NIGHT_HEAD] = [1, 6, 20, 25, 27];
const LOGO = `/i/${"a".repeat(22)}-480x160.png`;

function found(photo2Ink: unknown, design: object) {
  const media = { photo2: LOGO, ...(photo2Ink !== undefined && { photo2Ink }) };
  const content = Content.parse({ general: { name: "Ana" }, design, media });
  return render(content, { imageHost: "https://x.example", lint }).findings.filter(({ rule }) => rule === "logo");
}

describe("says with its field, its ground and what would be better", () => {
  test.each([
    [
      "a dark logo on a dark plate",
      DARK,
      { templateId: INK_PANEL },
      "#0b1f24",
      BACKINGS.plate,
      /white plate behind it/,
    ],
    ["on a head of colour", DARK, { templateId: NIGHT_HEAD }, "#26323f", BACKINGS.plate, /white plate/],
    [
      "on the person's own plate",
      DARK,
      { templateId: CARD, isTemplateBackgroundEnabled: true, templateBackground: "#202020" },
      "#202020",
      BACKINGS.plate,
      /#202020/,
    ],
    ["half of it dark, half white", BOTH, { templateId: INK_PANEL }, "#0b1f24", BACKINGS.outline, /light outline/],
    ["a light one on its white plate", LIGHT, { logoGround: BACKINGS.plate }, undefined, BACKINGS.none, /too light/],
    ["a dark one on a mail", DARK, { templateId: PAPER }, undefined, BACKINGS.plate, /dark mode/],
  ])("%s", (_, photo2Ink, design, ground, value, message) => {
    const [finding, ...others] = found(photo2Ink, design);
    expect(finding).toMatchObject({ level: "note", path: "design.logoGround", value });
    expect(finding?.ground).toBe(ground);
    expect(finding?.message).toMatch(message);
    expect(others).toEqual([]);
  });

  test.each([
    ["a light one on a white mail", PAPER, /too light for a white mail/],
    ["a light one on a pale plate", SOFT_TINT, /darker version/],
  ])("%s, which only another picture mends", (_, templateId, message) => {
    const [finding] = found(LIGHT, { templateId });
    expect(finding).toMatchObject({ level: "note", path: "media.photo2" });
    expect(finding?.value).toBeUndefined();
    expect(finding?.message).toMatch(message);
  });
});

describe("says nothing", () => {
  test.each([
    ["of a light one on a dark plate", LIGHT, { templateId: INK_PANEL }],
    ["of a dark one with its plate", DARK, { templateId: INK_PANEL, logoGround: BACKINGS.plate }],
    ["of a dark one with an outline", DARK, { templateId: INK_PANEL, logoGround: BACKINGS.outline }],
    ["of an opaque one", [], { templateId: INK_PANEL }],
    ["of one that was not measured", null, { templateId: INK_PANEL }],
    ["of one in a record from before", undefined, { templateId: INK_PANEL }],
    ["of dark mails to whoever chose to have nothing there", DARK, { logoGroundBy: BACKED_BY.person }],
  ])("%s", (_, photo2Ink, design) => {
    expect(found(photo2Ink, design)).toEqual([]);
  });
});
