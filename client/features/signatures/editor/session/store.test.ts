import { beforeEach, describe, expect, test, vi } from "vitest";
import { FIRST_TEMPLATE_VERSION, TEMPLATE_VERSION } from "#shared/catalog/templates.ts";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { createEditorStore, type EditorStore } from "./store.ts";

let editor: EditorStore;
const past = () => editor.history.getState().pastStates.length;
const type = (name: string, everyMs = 100) => {
  for (let end = 1; end <= name.length; end += 1) {
    editor.edit("general.name", (document) => {
      document.general.name = name.slice(0, end);
    });
    vi.advanceTimersByTime(everyMs);
  }
};
const color = (value: string) =>
  editor.edit("design.fontColor", (document) => {
    document.design.fontColor = value;
  });

beforeEach(() => {
  vi.useFakeTimers();
  editor = createEditorStore(SignatureInput.parse({}));
});

describe("steps", () => {
  test("letters typed quickly are one step", () => {
    type("Anna");
    expect(past()).toBe(1);
    editor.undo();
    expect(editor.document().general.name).toBe("");
  });

  test("a pause opens a new step", () => {
    type("Anna");
    vi.advanceTimersByTime(400);
    type("Berg");
    editor.undo();
    expect(editor.document().general.name).toBe("Anna");
  });

  test("another field opens a new step at once", () => {
    type("Anna");
    color("#112233");
    color("#112234");
    expect(past()).toBe(2);
    editor.undo();
    expect(editor.document()).toMatchObject({ general: { name: "Anna" }, design: { fontColor: null } });
  });

  test("a slow drag is one step, and the next change another", () => {
    editor.hold("design.logoWidth");
    for (const width of [110, 120, 130]) {
      vi.advanceTimersByTime(2000);
      editor.edit("design.logoWidth", (document) => {
        document.design.logoWidth = width;
      });
    }
    editor.release();
    editor.edit("design.logoWidth", (document) => {
      document.design.logoWidth = 200;
    });
    expect(past()).toBe(2);
    editor.undo();
    expect(editor.document().design.logoWidth).toBe(130);
    editor.undo();
    expect(editor.document().design.logoWidth).toBe(100);
  });

  test("a template change stands alone between two changes of one field", () => {
    type("Anna");
    editor.editAtOnce((document) => {
      document.design.templateId = 2;
    });
    type("Anne");
    expect(past()).toBe(3);
  });

  test("what is changed gets the current drawing of its layout, and loses it with the step", () => {
    editor = createEditorStore(SignatureInput.parse({ design: { templateVersion: FIRST_TEMPLATE_VERSION } }));
    const before = editor.document();
    color("#112233");
    expect(editor.document().design.templateVersion).toBe(TEMPLATE_VERSION);
    expect(past()).toBe(1);
    editor.undo();
    expect(editor.document()).toBe(before);
  });

  test("a change that changes nothing is no step", () => {
    editor.editAtOnce((document) => {
      document.design.templateId = 1;
    });
    expect(past()).toBe(0);
  });

  test("typing after an undo is a new step and cannot be redone over", () => {
    type("Anna");
    editor.undo();
    type("B");
    expect(editor.history.getState().futureStates).toEqual([]);
    editor.undo();
    expect(editor.document().general.name).toBe("");
  });

  test("the oldest of more than a hundred steps is forgotten", () => {
    for (let width = 101; width <= 205; width += 1) {
      editor.editAtOnce((document) => {
        document.design.logoWidth = width;
      });
    }
    expect(past()).toBe(100);
  });
});

describe("undo and redo", () => {
  test("give back the very same document", () => {
    const before = editor.document();
    type("Anna");
    const after = editor.document();
    editor.undo();
    expect(editor.document()).toBe(before);
    editor.redo();
    expect(editor.document()).toBe(after);
  });

  test("loading forgets the history", () => {
    type("Anna");
    editor.load(SignatureInput.parse({ general: { name: "Theirs" } }));
    editor.undo();
    expect(editor.document().general.name).toBe("Theirs");
  });
});

describe("renamePicture", () => {
  const local = "/i/local-aaaaaaaaaaaaaaaa-400x400.jpg";
  const hosted = "/i/bbbbbbbbbbbbbbbbbbbbbb-400x400.jpg";

  test("reaches the document and both sides of the history, without a step", () => {
    editor.editAtOnce((document) => {
      document.media.photo = local;
    });
    type("Anna");
    vi.advanceTimersByTime(500);
    type("Anna B");
    editor.undo();
    editor.renamePicture(local, hosted);
    expect(past()).toBe(2);
    expect(editor.document()).toMatchObject({ general: { name: "Anna" }, media: { photo: hosted } });
    editor.redo();
    expect(editor.document()).toMatchObject({ general: { name: "Anna B" }, media: { photo: hosted } });
    editor.undo();
    editor.undo();
    expect(editor.document()).toMatchObject({ general: { name: "" }, media: { photo: hosted } });
    editor.undo();
    expect(editor.document().media.photo).toBeNull();
  });
});
