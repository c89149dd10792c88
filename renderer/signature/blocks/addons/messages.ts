import type { DataOf } from "#shared/addons/addons.ts";
import { MESSAGE_TYPES, OWN_TEXT } from "#shared/addons/constants.ts";
import { DISCLAIMERS, GREEN_MESSAGES } from "#shared/catalog/addons.ts";
import { type DrawAddon, visibleOf, within } from "./addon.ts";
import { paragraph } from "./parts.ts";

/** Readable on white and on dark grounds alike. */
const GREY = "#6d777b";
const GREEN = "#278646";

/** A ready text or the person's own. */
function message(data: DataOf<"disclaimer" | "GreenMessage">, ready: Readonly<Record<number, string>>): string {
  const type = within(data.type, MESSAGE_TYPES);
  return type === OWN_TEXT ? visibleOf(data.text) : (ready[type] ?? "");
}

export const disclaimer: DrawAddon<"disclaimer"> = (sheet, data) => {
  const text = message(data, DISCLAIMERS);
  const body = paragraph(sheet, text, text, Math.max(9, sheet.basePx - 2), GREY);
  return body && { body, text: [text] };
};

export const greenMessage: DrawAddon<"GreenMessage"> = (sheet, data) => {
  const text = message(data, GREEN_MESSAGES);
  const body = paragraph(sheet, text, text, Math.max(9, sheet.basePx - 1), GREEN);
  return body && { body, text: [text] };
};
