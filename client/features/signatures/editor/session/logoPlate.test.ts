import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { takeAction, toasts } from "#client/lib/toasts.ts";
import { FIRST_TEMPLATE_VERSION } from "#shared/catalog/templates.ts";
import { BACKED_BY, BACKINGS } from "#shared/images/variant.ts";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { changeTemplate } from "./changes.ts";
import { chooseBacking, followLogo } from "./logoPlate.ts";
import { createEditorStore } from "./store.ts";

/** All of the ink in one of the sixteen steps. */
const ink = (step: number) => Array.from({ length: 16 }, (_, each) => (each === step ? 100 : 0));
const [DARK, LIGHT, MIDDLE] = [ink(1), ink(15), ink(7)];
const LOGO = `/i/${"a".repeat(22)}-480x160.png`;
const [PAPER, INK_PANEL, COLOUR_PANEL] = [1, 20, 22];

const BARE = { logoGround: BACKINGS.none, logoGroundBy: BACKED_BY.nobody };
const BY_ITSELF = { logoGround: BACKINGS.plate, logoGroundBy: BACKED_BY.itself };

const editing = (photo2Ink: number[] | null, design: object = {}) => {
  const media = { photo2: LOGO, photo2Ink };
  const editor = createEditorStore(SignatureInput.parse({ general: { name: "Ana" }, design, media }));
  ends.push(followLogo(editor));
  const look = () => {
    const { logoGround, logoGroundBy, templateId } = editor.document().design;
    return { logoGround, logoGroundBy, templateId };
  };
  const wear = (templateId: number) => editor.editAtOnce((document) => changeTemplate(document, templateId));
  return { editor, look, wear };
};
const ends: (() => void)[] = [];
beforeEach(() => toasts.set([]));
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

describe("a white plate comes by itself", () => {
  test("with the layout, in one step of the history that takes both back, and says why", () => {
    const { editor, look, wear } = editing(DARK);
    wear(INK_PANEL);
    expect(look()).toEqual({ ...BY_ITSELF, templateId: INK_PANEL });
    expect(toasts.get()).toMatchObject([{ kind: "info", action: { label: "Take it away" } }]);
    editor.undo();
    expect(look()).toEqual({ ...BARE, templateId: PAPER });
    expect(toasts.get()).toEqual([]);
    editor.redo();
    expect(look()).toEqual({ ...BY_ITSELF, templateId: INK_PANEL });
  });

  test("with the picture", () => {
    const { editor, look } = editing(null, { templateId: INK_PANEL });
    editor.editAtOnce(({ media }) => {
      Object.assign(media, { photo2: LOGO.replace("a", "b"), photo2Ink: DARK });
    });
    expect(look()).toMatchObject(BY_ITSELF);
    editor.undo();
    expect(look()).toMatchObject(BARE);
  });

  test("with the colour of the plate: a whole drag is one step, and what comes on the way goes on the way", () => {
    const { editor, look } = editing(MIDDLE, { templateId: COLOUR_PANEL, fontColor: "#0b1f24" });
    const paint = (color: string) =>
      editor.edit("design.fontColor", ({ design }) => {
        design.fontColor = color;
      });
    editor.hold("design.fontColor");
    paint("#3f7f86");
    expect(look()).toMatchObject(BY_ITSELF);
    paint("#001014");
    expect(look()).toMatchObject(BARE);
    expect(toasts.get()).toEqual([]);
    paint("#3f7f86");
    editor.release();
    expect(look()).toMatchObject(BY_ITSELF);
    editor.undo();
    expect(editor.document().design).toMatchObject({ ...BARE, fontColor: "#0b1f24" });
  });

  test("and goes by itself where it is not needed any more, or with the picture", () => {
    const { editor, look, wear } = editing(DARK);
    wear(INK_PANEL);
    wear(PAPER);
    expect(look()).toMatchObject(BARE);
    wear(INK_PANEL);
    editor.editAtOnce(({ media }) => {
      Object.assign(media, { photo2: null, photo2Ink: null });
    });
    expect(look()).toMatchObject(BARE);
  });
});

test("a layout that was drawn anew meanwhile is another one, at the first change", () => {
  const { editor, look } = editing(DARK, { templateId: INK_PANEL, templateVersion: FIRST_TEMPLATE_VERSION });
  expect(look()).toMatchObject(BARE);
  editor.edit("general.name", ({ general }) => {
    general.name = "Ana R";
  });
  expect(look()).toMatchObject(BY_ITSELF);
  editor.undo();
  expect(look()).toMatchObject(BARE);
});

describe("it does not come", () => {
  test.each([
    ["for a logo that is seen there", LIGHT],
    ["for an opaque one", []],
    ["for one that was not measured", null],
  ])("%s", (_, photo2Ink) => {
    const { look, wear } = editing(photo2Ink);
    wear(INK_PANEL);
    expect(look()).toMatchObject(BARE);
    expect(toasts.get()).toEqual([]);
  });

  test("while nothing is changed: a signature from before keeps its look", () => {
    const { editor, look } = editing(DARK, { templateId: INK_PANEL });
    editor.edit("general.name", ({ general }) => {
      general.name = "Ana R";
    });
    expect(look()).toMatchObject(BARE);
  });
});

test("a draft that had it already is brought back without a word", () => {
  const { editor, look } = editing(DARK);
  const { general, media } = editor.document();
  editor.load(SignatureInput.parse({ general, media, design: { templateId: INK_PANEL, ...BY_ITSELF } }));
  expect(look()).toMatchObject(BY_ITSELF);
  expect(toasts.get()).toEqual([]);
});

describe("a person's choice is never overruled", () => {
  test("taken away where the notice offers it, it stays away", () => {
    const { look, wear } = editing(DARK);
    wear(INK_PANEL);
    takeAction(toasts.get()[0]?.id ?? 0);
    expect(look()).toMatchObject({ logoGround: BACKINGS.none, logoGroundBy: BACKED_BY.person });
    wear(PAPER);
    wear(INK_PANEL);
    expect(look()).toMatchObject({ logoGround: BACKINGS.none, logoGroundBy: BACKED_BY.person });
  });

  test.each(Object.values(BACKINGS))("chosen as %i it stays in every layout", (backing) => {
    const { editor, look, wear } = editing(DARK);
    editor.edit("design.logoGround", chooseBacking(backing));
    for (const templateId of [INK_PANEL, PAPER, COLOUR_PANEL]) {
      wear(templateId);
      expect(look().logoGround).toBe(backing);
    }
  });

  test("also one from before it was noted", () => {
    const { look, wear } = editing(DARK, { logoGround: BACKINGS.outline });
    wear(INK_PANEL);
    expect(look()).toMatchObject({ logoGround: BACKINGS.outline, logoGroundBy: BACKED_BY.nobody });
  });
});

test("a choice that is only looked at shows it too", () => {
  const { editor } = editing(DARK);
  expect(editor.changed((document) => changeTemplate(document, INK_PANEL)).design).toMatchObject(BY_ITSELF);
  expect(editor.document().design).toMatchObject(BARE);
  expect(toasts.get()).toEqual([]);
});
