import type { Markup } from "../primitives/html.ts";
import type { Sheet } from "../sheet.ts";
import type { Look } from "./look.ts";

/** A layout: nothing but composition of blocks. Name, category and default order stand in the catalogue. */
export type Template = { look: Look; draw(sheet: Sheet): Markup | null };
