import type { CardContext } from "#renderer/card/context.ts";
import { fail } from "#shared/errors/catalogue.ts";
import type { CardRecord } from "./model.ts";

/** A sheet of cards to be cut, as a PDF. */
export const printSheet = async (_record: CardRecord, _context: CardContext): Promise<Buffer> => fail("page_missing");
