import { expect, it } from "vitest";
import { BADGES, type BadgeType } from "../catalog/addons.ts";
import { parseDrawnName, parseEmblemName } from "./drawnName.ts";
import { type Emblem, type EmblemLook, emblemName } from "./emblem.ts";
import { iconName } from "./icon.ts";
import { DENSITIES } from "./variant.ts";

const LOOKS: EmblemLook[] = [
  ...Array.from({ length: 51 }, (_, tenths): EmblemLook => ({ kind: "stars", tenths })),
  ...Object.keys(BADGES).map((type): EmblemLook => ({ kind: "badge", type: type as BadgeType })),
  { kind: "play", fill: "#14828c" },
];
const ALL: Emblem[] = LOOKS.flatMap((look) => DENSITIES.map((density) => ({ ...look, density })));

it("has a name for every emblem, which says it whole", () => {
  const names = ALL.map(emblemName);
  expect(new Set(names).size).toBe(ALL.length);
  expect(names.map(parseEmblemName)).toEqual(ALL);
  expect(names.map(parseDrawnName)).toEqual(ALL);
});

it.each([
  "stars-51@2.png",
  "stars-5@2.png",
  "stars-048@2.png",
  "stars-48@3.png",
  "badge-appstore@2.png",
  "badge-constructor@2.png",
  "badge-toString@2.png",
  "play-14828C@2.png",
  "play-14828@2.png",
  "crown-01@2.png",
  "stars-48@2.png.exe",
  "",
])("%j is not one of ours", (name) => expect(parseEmblemName(name)).toBeNull());

it("leaves the names of icons to icons", () => {
  const icon = { network: "x", shape: 1, fill: "#000000", glyph: "#ffffff", sizePx: 22, density: 2 } as const;
  expect(parseEmblemName(iconName(icon))).toBeNull();
  expect(parseDrawnName(iconName(icon))).toEqual(icon);
});
