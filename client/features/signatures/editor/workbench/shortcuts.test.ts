import { expect, test } from "vitest";
import { shortcutOf } from "./shortcuts.ts";

const press = (keys: Partial<KeyboardEvent> & { altGraph?: boolean }) =>
  shortcutOf({
    key: "",
    code: "",
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    ...keys,
    getModifierState: (name: string) => name === "AltGraph" && (keys.altGraph ?? false),
  });

test.each([
  [{ key: "s", ctrlKey: true }, "save"],
  [{ key: "s", metaKey: true }, "save"],
  [{ key: "z", ctrlKey: true }, "undo"],
  [{ key: "Z", metaKey: true, shiftKey: true }, "redo"],
  [{ key: "y", ctrlKey: true }, "redo"],
  [{ key: "¡", code: "Digit1", altKey: true }, "tab-1"],
  [{ key: "z" }, null],
  [{ key: "y", metaKey: true }, null],
  [{ key: "6", code: "Digit6", altKey: true }, null],
] as const)("%j is %s", (keys, expected) => {
  expect(press(keys)).toBe(expected);
});

test("AltGr types letters and never undoes", () => {
  expect(press({ key: "z", ctrlKey: true, altKey: true, altGraph: true })).toBeNull();
  expect(press({ key: "z", ctrlKey: true, altKey: true })).toBeNull();
});
