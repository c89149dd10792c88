/**
 * Keys of a command: `Mod+s`, `Mod+Shift+z`, `Alt+1`, or one key alone, `?`. `Mod` is ⌘ on Apple's systems and Ctrl
 * elsewhere; `Ctrl` is a key of the others alone, since with it Apple's text fields move the cursor.
 */
export type Keys = string;

export type KeyPress = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey"> & {
  getModifierState(key: string): boolean;
};

/** Known in a browser only. */
export const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** `Mod+Shift+z` -> `["Mod", "Shift", "z"]` */
export const partsOf = (keys: Keys): string[] => keys.split("+");

/** A key without a modifier, which speech input and slips of the hand press too (WCAG 2.1.4). */
export const isSingle = (keys: Keys) => partsOf(keys).length === 1;

/** False for keys that the system has not. */
export const isPossible = (keys: Keys, onApple = isApple()) => !(onApple && partsOf(keys).includes("Ctrl"));

/**
 * True when a press is of these keys. AltGr counts as Ctrl + Alt on Windows and types letters (AltGr Z is the Polish ż):
 * it is part of none.
 */
export function isPressed(keys: Keys, press: KeyPress, onApple = isApple()): boolean {
  if (press.getModifierState("AltGraph") || !isPossible(keys, onApple)) return false;
  const modifiers = partsOf(keys);
  const key = modifiers.pop() ?? "";
  const has = (name: string) => modifiers.includes(name);
  if (press.ctrlKey !== ((has("Mod") && !onApple) || has("Ctrl"))) return false;
  if (press.metaKey !== (has("Mod") && onApple)) return false;
  if (press.altKey !== has("Alt")) return false;
  // A sign such as "?" needs Shift on some keyboards and not on others: the sign itself says enough.
  if (modifiers.length === 0) return press.key === key;
  return press.shiftKey === has("Shift") && keyOf(press) === key;
}

/** By place on the keyboard where it types something else: a digit with Alt held on a Mac, a letter of another script. */
function keyOf({ key, code }: KeyPress): string {
  const place = /^(?:Digit|Key)(.)$/.exec(code)?.[1];
  return (place && !/^[a-z]$/i.test(key) ? place : key).toLowerCase();
}

/** For `aria-keyshortcuts`, on either system: `Control+Shift+z Meta+Shift+z`. */
export const ariaKeys = (keys: Keys): string =>
  keys.includes("Mod") ? `${keys.replace("Mod", "Control")} ${keys.replace("Mod", "Meta")}` : keys;
