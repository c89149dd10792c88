// @vitest-environment happy-dom
import { act } from "react";
import { expect, test } from "vitest";
import { createStore } from "#client/lib/store.ts";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { draw } from "#tests/support/browser.tsx";
import { PICTURE_SLOTS, type PictureSlot } from "../inputs/pictureSlots.ts";
import { changeTemplate } from "../session/changes.ts";
import { EditingProvider } from "../session/EditingContext.tsx";
import { createEditorStore } from "../session/store.ts";
import { PictureWidth } from "./PictureWidth.tsx";

const [PHOTO, LOGO] = PICTURE_SLOTS as [PictureSlot, PictureSlot];
const media = { photo: `/i/${"a".repeat(22)}-400x400.jpg`, photo2: `/i/${"b".repeat(22)}-480x160.png` };
const [PORTRAIT_LEFT, COMPACT] = [1, 7];

async function open(slot: PictureSlot, templateId: number) {
  const design = { templateId, logoWidth: 120, logo2Width: 240 };
  const editor = createEditorStore(SignatureInput.parse({ design, media }));
  const editing = { editor, view: createStore({ errors: {} }), change: () => {}, forgetError: () => {} };
  const { place } = await draw(
    <EditingProvider editing={editing as never}>
      <PictureWidth slot={slot} />
    </EditingProvider>,
  );
  const [range, number] = [...place.querySelectorAll("input")] as [HTMLInputElement, HTMLInputElement];
  return { editor, place, range, number };
}

test("the slider ends where the layout ends, says so, and keeps the width for other layouts", async () => {
  const { editor, place, range, number } = await open(PHOTO, COMPACT);
  expect([range.max, range.value, number.value]).toEqual(["64", "64", "64"]);
  expect(place.textContent).toContain("This layout shows it at most 64 px high.");
  expect(place.textContent).toContain("In layouts with more room it stays 120 px wide.");
  // Coming by and leaving is no change.
  await act(async () => number.focus());
  await act(async () => number.blur());
  expect(editor.document().design.logoWidth).toBe(120);
  await act(async () => editor.editAtOnce((document) => changeTemplate(document, PORTRAIT_LEFT)));
  expect([range.max, range.value]).toEqual(["600", "120"]);
  expect(place.textContent).not.toContain("at most");
});

test("a wide logo may be as wide as the layout's height lets it, and moves at once", async () => {
  const { editor, range, number } = await open(LOGO, COMPACT);
  expect(Number(range.max)).toBeGreaterThanOrEqual(190);
  expect(Number(range.max)).toBeLessThanOrEqual(194);
  await act(async () => {
    number.focus();
    number.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
  });
  expect(editor.document().design.logo2Width).toBe(Number(range.max) - 1);
});
