import { describe, expect, it } from "vitest";
import { FIRST_TEMPLATE_VERSION, maxPictureHeight, TEMPLATE_VERSION, TEMPLATES } from "#shared/catalog/templates.ts";
import { Content, StoredContent } from "#shared/signatures/schema.ts";
import { CONTENTS, LOGO, PHOTO } from "#tests/renderer/contents.ts";
import { initials } from "../blocks/plate.ts";
import type { RenderOptions } from "../options.ts";
import { render } from "../render.ts";

const OPTIONS: RenderOptions = { imageHost: "https://img.example" };

/** A signature as it was stored before layouts had versions. */
function fromBefore(templateId: number) {
  const { general, design, media } = structuredClone(CONTENTS.full as Content);
  const { templateVersion, ...unversioned } = design;
  return { general, design: { ...unversioned, templateId }, media };
}
const drawn = (content: Content) => render(content, OPTIONS).html;

describe.each(TEMPLATES.map(({ id, name }) => [id, name] as const))("layout %i, %s", (id) => {
  it("draws what was stored before layouts had versions as the first of them did", () => {
    const stored = StoredContent.parse(fromBefore(id));
    expect(stored.design.templateVersion).toBe(FIRST_TEMPLATE_VERSION);
    const named = Content.parse({ ...stored, design: { ...stored.design, templateVersion: FIRST_TEMPLATE_VERSION } });
    expect(drawn(stored)).toBe(drawn(named));
  });

  it("draws what is new, and what a sender says nothing of, as it is drawn now", () => {
    const sent = Content.parse(fromBefore(id));
    expect(sent.design.templateVersion).toBe(TEMPLATE_VERSION);
  });

  it("draws no picture higher than the catalogue says, and a wide logo as wide as that allows", () => {
    const design = { templateId: id, logoShape: 3, logoWidth: 300, logo2Width: 300 };
    const content = Content.parse({ general: { name: "Anna" }, design, media: { photo: PHOTO, photo2: LOGO } });
    const sizes = Array.from(drawn(content).matchAll(/<img[^>]* width="(\d+)" height="(\d+)"/g), ([, ...size]) =>
      size.map(Number),
    );
    const maxPx = maxPictureHeight(id);
    expect(sizes.toSorted()).toEqual(
      (maxPx === null
        ? [
            [300, 300],
            [300, 100],
          ]
        : [
            [maxPx, maxPx],
            [maxPx * 3, maxPx],
          ]
      ).toSorted(),
    );
  });
});

/** With a face, a logo and marks, or with none of them. */
const REDRAWN = [4, 7, 8, 9, 11, 15, 17, 18, 19, 21, 22, 23, 24, 26, 27, 28, 29, 30];

it("keeps the first drawings of the layouts that are drawn in another way now", () => {
  const isRedrawn = (content: Content) => {
    const current = { ...content, design: { ...content.design, templateVersion: TEMPLATE_VERSION } };
    return drawn(content) !== drawn(current);
  };
  const redrawn = TEMPLATES.map(({ id }) => id).filter((id) => {
    const stored = StoredContent.parse(fromBefore(id));
    return isRedrawn(stored) || isRedrawn({ ...stored, media: Content.parse({}).media });
  });
  expect(redrawn).toEqual(REDRAWN);
});

it.each([
  ["Anna Lindqvist", "AL"],
  ["Dr. Anna von Lindqvist", "AL"],
  ["Anna", "A"],
  ["\u00c5sa \u00d6berg", "\u00c5\u00d6"],
  ["\u0645\u062d\u0645\u062f \u0627\u0644\u0639\u0631\u0628\u064a", "\u0645"],
  ["", ""],
])("initials of %j are %j", (name, letters) => expect(initials(name)).toBe(letters));
