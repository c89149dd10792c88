import { expect, test } from "vitest";
import { ariaKeys, isPressed } from "./keys.ts";

type Held = Partial<KeyboardEvent> & { altGraph?: boolean };
const press = (keys: string, held: Held, onApple = false) =>
  isPressed(
    keys,
    {
      key: "",
      code: "",
      ctrlKey: false,
      metaKey: false,
      shiftKey: false,
      altKey: false,
      ...held,
      getModifierState: (name: string) => name === "AltGraph" && (held.altGraph ?? false),
    },
    onApple,
  );

test.each<[string, Held, onApple: boolean]>([
  ["Mod+s", { key: "s", ctrlKey: true }, false],
  ["Mod+s", { key: "S", ctrlKey: true }, false],
  ["Mod+s", { key: "s", metaKey: true }, true],
  ["Mod+Shift+z", { key: "Z", metaKey: true, shiftKey: true }, true],
  ["Ctrl+y", { key: "y", ctrlKey: true }, false],
  ["Alt+1", { key: "¡", code: "Digit1", altKey: true }, true],
  ["Mod+k", { key: "л", code: "KeyK", ctrlKey: true }, false],
  ["Mod+k", { key: "k", code: "KeyT", ctrlKey: true }, false],
  ["?", { key: "?", code: "Slash", shiftKey: true }, false],
  ["?", { key: "?", code: "KeyH" }, false],
])("%s is pressed with %j, on Apple's systems: %s", (keys, held, onApple) => {
  expect(press(keys, held, onApple)).toBe(true);
});

test.each<[string, Held, onApple: boolean]>([
  ["Mod+s", { key: "s" }, false],
  ["Mod+s", { key: "s", ctrlKey: true, shiftKey: true }, false],
  // In Apple's text fields Ctrl K deletes to the end of the line, and Ctrl Y brings that back.
  ["Mod+k", { key: "k", ctrlKey: true }, true],
  ["Ctrl+y", { key: "y", ctrlKey: true }, true],
  ["Mod+k", { key: "t", code: "KeyK", ctrlKey: true }, false],
  ["Alt+1", { key: "6", code: "Digit6", altKey: true }, false],
  ["Alt+1", { key: "1", code: "Digit1" }, false],
  ["?", { key: "?", ctrlKey: true, shiftKey: true }, false],
  ["n", { key: "N", shiftKey: true }, false],
])("%s is not pressed with %j, on Apple's systems: %s", (keys, held, onApple) => {
  expect(press(keys, held, onApple)).toBe(false);
});

test("AltGr types letters and is part of no keys", () => {
  expect(press("Mod+z", { key: "z", ctrlKey: true, altKey: true, altGraph: true })).toBe(false);
  expect(press("Mod+z", { key: "z", ctrlKey: true, altKey: true })).toBe(false);
  expect(press("?", { key: "?", altGraph: true })).toBe(false);
});

test("they are told to those who listen as on either system", () => {
  expect(ariaKeys("Mod+Shift+z")).toBe("Control+Shift+z Meta+Shift+z");
  expect(ariaKeys("Alt+1")).toBe("Alt+1");
});
