import { describe, expect, it } from "vitest";
import { Content } from "#shared/signatures/schema.ts";
import { PHOTO } from "#tests/renderer/contents.ts";
import { prepare } from "../sheet.ts";
import { findTemplate } from "../templates/registry.ts";
import { IN_BOLD, WHOLE, wholeness } from "./text.ts";

const OPTIONS = { imageHost: "https://img.example", brandingUrl: "https://signoff.example/" };
const NUMBER = "+49 30 1234 5678";

function sheet(changes: { design?: object; media?: object } = {}) {
  const content = Content.parse({ general: {}, design: {}, media: {}, ...changes });
  return prepare(content, OPTIONS, findTemplate(content.design).look, null);
}

describe("wholeness", () => {
  it("keeps a number on one line that a phone has room for beside a picture", () => {
    expect(wholeness(sheet(), NUMBER, 12)).toBe(WHOLE);
  });

  it("lets one break that is wider than the room", () => {
    expect(wholeness(sheet(), NUMBER, 24)).toBe("");
    expect(wholeness(sheet(), `${NUMBER} ext. 12 (office hours)`, 12)).toBe("");
  });

  it("says nothing of a text that has no place to break", () => {
    expect(wholeness(sheet(), "12345", 12)).toBe("");
  });

  it("knows that bold letters, capitals and room between letters are wider", () => {
    const text = "Head of Partnerships now";
    const widest = [10, 11, 12, 13, 14, 15, 16, 17, 18].findLast((px) => wholeness(sheet(), text, px) === WHOLE) ?? 0;
    expect(widest).toBeGreaterThan(10);
    for (const more of [`${IN_BOLD};letter-spacing:1px`, ";text-transform:uppercase", ";letter-spacing:2px"])
      expect(wholeness(sheet(), text, widest, more)).toBe("");
  });

  it("knows that a font runs wider", () => {
    const widest = [12, 13, 14, 15, 16, 17, 18, 19, 20].findLast((px) => wholeness(sheet(), NUMBER, px) === WHOLE) ?? 0;
    expect(wholeness(sheet({ design: { fontFamily: "Arial Black" } }), NUMBER, widest)).toBe("");
  });

  it("gives what a layout has more than others to a picture that is wider than usual", () => {
    const text = "Torstraße 140, second floor, 10119 Berlin";
    const wide = (logoWidth: number) => sheet({ design: { logoWidth }, media: { photo: PHOTO } });
    expect(wholeness(sheet(), text, 12, "", 300)).toBe(WHOLE);
    expect(wholeness(wide(96), text, 12, "", 300)).toBe(WHOLE);
    expect(wholeness(wide(300), text, 12, "", 300)).toBe("");
  });
});
