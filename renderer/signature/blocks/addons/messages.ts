import { DISCLAIMERS, GREEN_MESSAGES, OWN_TEXT } from "#shared/catalog/addons.ts";
import type { Data, DrawAddon } from "./addon.ts";
import { paragraph } from "./parts.ts";

/** Readable on white and on dark grounds alike. */
const GREY = "#6d777b";
const GREEN = "#278646";

/** `type` 1 to 8 is a ready text, 9 the person's own in `text`. */
function message(data: Data, ready: Readonly<Record<number, string>>): string {
  const type = data.number("type", 1, OWN_TEXT, 1);
  return type === OWN_TEXT ? data.text("text") : (ready[type] ?? "");
}

export const disclaimer: DrawAddon = (sheet, data) => {
  const text = message(data, DISCLAIMERS);
  const body = paragraph(sheet, text, text, Math.max(9, sheet.basePx - 2), GREY);
  return body && { body, text: [text] };
};

export const greenMessage: DrawAddon = (sheet, data) => {
  const text = message(data, GREEN_MESSAGES);
  const body = paragraph(sheet, text, text, Math.max(9, sheet.basePx - 1), GREEN);
  return body && { body, text: [text] };
};
