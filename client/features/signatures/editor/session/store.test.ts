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

describe("forms", () => {
  const position = (value: string) =>
    editor.edit("general.position", (document) => {
      document.general.position = value;
    });

  test("a change belongs to the form that is edited, and the signature stays the same object in what it shows", () => {
    position("Director");
    const { general } = editor.document();
    editor.setForm("de", true);
    vi.advanceTimersByTime(500);
    position("Direktorin");
    expect(editor.document().general).toMatchObject({ position: "Direktorin", language: "de" });
    expect(editor.document()).toBe(editor.document());
    editor.choose(null);
    expect(editor.document().general).toBe(general);
    expect(editor.whole().forms.de).toEqual([{ op: "set", path: ["general", "position"], value: "Direktorin" }]);
  });

  test("what is changed in the signature reaches a form that did not change it", () => {
    editor.setForm("de", true);
    position("Direktorin");
    editor.choose(null);
    vi.advanceTimersByTime(500);
    type("Zoë");
    editor.choose("de");
    expect(editor.document().general).toMatchObject({ name: "Zoë", position: "Direktorin" });
  });

  test("a step is undone in the form it was made in, and choosing a form is no step", () => {
    editor.choose("reply");
    position("CEO");
    editor.choose(null);
    expect(past()).toBe(1);
    editor.undo();
    expect(editor.form()).toBe("reply");
    expect(editor.whole().forms).toEqual({});
    editor.redo();
    expect(editor.whole().forms.reply).toHaveLength(1);
  });

  test("a form that is taken away is not edited any more", () => {
    editor.setForm("internal", true);
    editor.setForm("internal", false);
    expect([editor.form(), editor.whole().forms]).toEqual([null, {}]);
  });

  test("another document has no form that it does not know", () => {
    editor.setForm("de", true);
    editor.load(SignatureInput.parse({}));
    expect(editor.form()).toBeNull();
  });
});

describe("parts that are the team's", () => {
  beforeEach(() => {
    editor = createEditorStore(
      SignatureInput.parse({ general: { company: "Bakery" }, design: { templateVersion: 1 } }),
      ["company", "design", "forms"],
    );
  });

  test("stay as they are, whatever changes beside them", () => {
    editor.editAtOnce((document) => {
      document.general.company = "Mine";
      document.general.name = "Anna";
      document.design.templateId = 4;
    });
    const { general, design } = editor.document();
    expect(general).toMatchObject({ name: "Anna", company: "Bakery" });
    expect(design).toMatchObject({ templateId: 1, templateVersion: 1 });
  });

  test("so do forms", () => {
    editor.setForm("de", true);
    expect(editor.whole().forms).toEqual({});
    editor.choose("reply");
    type("Anna");
    expect(editor.whole()).toMatchObject({ forms: {}, general: { name: "" } });
  });
});
