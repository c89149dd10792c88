import { t } from "#shared/languages/translate.ts";
import type { Frame, Holds, Part, Scene } from "./scene.ts";

export const WIDTH = 200;
export const HEIGHT = 120;

export type Rect = { x: number; y: number; width: number; height: number };
/** One thing on the drawing with its place; `isTarget`: what the person presses. */
export type Piece = Rect & { isTarget: boolean } & (
    | { kind: "title" | "item" | "menuTitle" | "column" | "tab" | "file" | "row" | "button" | "field"; text: string }
    | { kind: "panel" | "sidebar" }
    | { kind: "sign"; text: string }
    | { kind: "check" | "switch"; text: string; isOn: boolean }
    | { kind: "choice"; text: string; value: string }
    | { kind: "box"; holds: Holds; keys: readonly string[] }
    | { kind: "gesture"; which: "shake" | "swipe" }
  );
type Own<P> = P extends Piece ? Omit<P, keyof Rect | "isTarget"> : never;

/** The room inside each frame. */
export const ROOMS: Record<Frame, Rect> = {
  browser: { x: 9, y: 24, width: 182, height: 90 },
  window: { x: 9, y: 24, width: 182, height: 90 },
  phone: { x: 44, y: 18, width: 112, height: 98 },
  tablet: { x: 20, y: 18, width: 160, height: 98 },
};

const GAP = 6;
const SIDE_WIDTH = 62;
const ROW = 17;
/** Of a letter, on the average. */
const LETTER = 4.5;
/** Room for what stands beside a word: padding, a box to tick, an arrow. */
export const textWidth = (text: string) => Math.ceil(text.length * LETTER);

/** Puts the parts of a scene one below the other. */
export function layOut({ frame, parts }: Scene): Piece[] {
  const pieces: Piece[] = [];
  const room = { ...ROOMS[frame] };
  const bottom = room.y + room.height;

  const put = (own: Own<Piece>, rect: Rect, marked = "") =>
    pieces.push({ ...own, ...rect, isTarget: marked.startsWith("*") } as Piece);
  const take = (height: number, width = room.width): Rect => {
    const rect = { x: room.x, y: room.y, width, height };
    room.y += height + GAP;
    return rect;
  };
  const list = (kind: "row" | "file" | "column", items: readonly string[], { x, y, width }: Rect) => {
    for (const [index, item] of items.entries())
      put({ kind, text: word(item) }, { x, y: y + index * ROW, width, height: ROW }, item);
  };

  for (const part of parts) place(part);
  return pieces;

  function place(part: Part) {
    switch (part.kind) {
      case "title":
        return put({ kind: "title", text: word(part.text) }, take(11));
      case "toolbar": {
        const { x, y, width } = take(16);
        if (part.left) put({ kind: "sign", text: unmarked(part.left) }, { x, y, width: 16, height: 16 }, part.left);
        if (part.right)
          put(
            { kind: "sign", text: unmarked(part.right) },
            { x: x + width - 16, y, width: 16, height: 16 },
            part.right,
          );
        return;
      }
      case "menu": {
        const width = Math.max(...part.items.map((item) => textWidth(word(item)))) + 24;
        put({ kind: "menuTitle", text: word(part.title) }, take(14, textWidth(word(part.title)) + 12));
        const panel = take(part.items.length * 15 + 6, width);
        panel.y -= GAP;
        put({ kind: "panel" }, panel);
        for (const [index, item] of part.items.entries())
          put({ kind: "item", text: word(item) }, { ...panel, y: panel.y + 3 + index * 15, height: 15 }, item);
        return;
      }
      case "side": {
        put({ kind: "sidebar" }, { x: room.x, y: room.y, width: SIDE_WIDTH, height: bottom - room.y });
        list("column", part.items, { ...room, y: room.y + 3, width: SIDE_WIDTH });
        room.x += SIDE_WIDTH + 8;
        room.width -= SIDE_WIDTH + 8;
        return;
      }
      case "tabs": {
        const area = take(15);
        let x = area.x;
        for (const item of part.items) {
          const width = textWidth(word(item)) + 10;
          put({ kind: "tab", text: word(item) }, { ...area, x, width }, item);
          x += width;
        }
        return;
      }
      case "rows":
        return list(part.isFiles ? "file" : "row", part.items, take(part.items.length * ROW));
      case "button":
        return put({ kind: "button", text: word(part.text) }, take(16, textWidth(word(part.text)) + 18), part.text);
      case "check":
        return put(
          { ...part, text: word(part.text) },
          take(13, Math.min(room.width, textWidth(word(part.text)) + 28)),
          part.text,
        );
      case "switch":
      case "choice":
      case "field":
        return put({ ...part, text: word(part.text) }, take(16), part.text);
      case "box": {
        const height = Math.min(54, bottom - room.y);
        return put({ kind: "box", holds: part.holds, keys: part.keys.split(" ").filter(Boolean) }, take(height));
      }
      case "gesture":
        // A shake is drawn around the device.
        return put(part, part.which === "shake" ? ROOMS[frame] : take(bottom - room.y));
    }
  }
}

/** What is written there, without the mark of what is pressed. */
const word = (marked: string) => t(unmarked(marked));
const unmarked = (marked: string) => marked.replace(/^\*/, "");
