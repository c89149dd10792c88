import { expect, test } from "vitest";
import { keyNames } from "./keyNames.ts";

test.each([
  ["Mod+Shift+z", false, ["Ctrl", "Shift", "Z"]],
  ["Mod+Shift+z", true, ["⌘", "⇧", "Z"]],
  ["Alt+1", true, ["⌥", "1"]],
  ["?", false, ["?"]],
])("%s is written as on the keyboard, on Apple's systems: %s", (keys, onApple, names) => {
  expect(keyNames(keys, onApple)).toEqual(names);
});
