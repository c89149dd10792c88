/**
 * What a step looks like in a mail client, as data: our own neutral sketch, not a copy of anybody's screen. A `*` in
 * front of a word marks what the person presses.
 */
export type Scene = { frame: Frame; parts: readonly Part[] };
export type Frame = "browser" | "window" | "phone" | "tablet";
export type Holds = "nothing" | "old" | "signature" | "source" | "broken";
export type Sign = "gear" | "menu" | "plus" | "back";

export type Part =
  | { kind: "title"; text: string }
  | { kind: "toolbar"; left?: string | undefined; right?: string | undefined }
  | { kind: "menu"; title: string; items: readonly string[] }
  | { kind: "side"; items: readonly string[] }
  | { kind: "tabs"; items: readonly string[] }
  | { kind: "rows"; items: readonly string[]; isFiles: boolean }
  | { kind: "button"; text: string }
  | { kind: "check"; text: string; isOn: boolean }
  | { kind: "switch"; text: string; isOn: boolean }
  | { kind: "choice"; text: string; value: string }
  | { kind: "field"; text: string }
  | { kind: "box"; holds: Holds; keys: string }
  | { kind: "gesture"; which: "shake" | "swipe" };

/** For each way of a guide one drawing per step; null for a step on our own page. */
export type Drawings = Readonly<Record<string, readonly (Scene | null)[]>>;

const frame =
  (frame: Frame) =>
  (...parts: Part[]): Scene => ({ frame, parts });
export const browser = frame("browser");
export const window = frame("window");
export const phone = frame("phone");
export const tablet = frame("tablet");

/** A heading in the window, or the window's own title when it comes first. */
export const title = (text: string): Part => ({ kind: "title", text });
/** Signs at both ends: `toolbar("menu", "*gear")`. */
export const toolbar = (left: string, right?: string): Part => ({ kind: "toolbar", left, right });
/** An open menu: `menu("Mail", "*Settings…")`. */
export const menu = (title: string, ...items: string[]): Part => ({ kind: "menu", title, items });
/** A column at the left; the parts after it stand beside it. */
export const side = (...items: string[]): Part => ({ kind: "side", items });
export const tabs = (...items: string[]): Part => ({ kind: "tabs", items });
export const rows = (...items: string[]): Part => ({ kind: "rows", items, isFiles: false });
export const files = (...items: string[]): Part => ({ kind: "rows", items, isFiles: true });
export const button = (text: string): Part => ({ kind: "button", text });
export const check = (text: string, isOn: boolean): Part => ({ kind: "check", text, isOn });
export const toggle = (text: string, isOn: boolean): Part => ({ kind: "switch", text, isOn });
export const choice = (text: string, value: string): Part => ({ kind: "choice", text, value });
/** One line to type in. */
export const field = (text: string): Part => ({ kind: "field", text });
/** Where the signature goes; keys to press: `box("signature", "Ctrl V")`. */
export const box = (holds: Holds, keys = ""): Part => ({ kind: "box", holds, keys });
export const gesture = (which: "shake" | "swipe"): Part => ({ kind: "gesture", which });
