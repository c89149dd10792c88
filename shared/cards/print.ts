import * as z from "zod/mini";
import { HEX_COLOR } from "../lib/color.ts";
import { MAX_CARD_LINE_LENGTH } from "./constants.ts";

const line = z.string().check(z.maxLength(MAX_CARD_LINE_LENGTH));
const color = z.string().check(z.regex(HEX_COLOR));

/** Lines of contacts that a printed card has room for. */
export const MAX_PRINTED_LINES = 5;

/** What stands on a printed card; a sheet has eight of the same. */
export const PrintedCard = z.strictObject({
  header: line,
  title: line,
  subheader: line,
  lines: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(MAX_PRINTED_LINES)),
  ground: color,
  ink: color,
  /** dark modules of the code, row by row, `1` for a dark one, its quiet ground included */
  code: z.array(z.string().check(z.regex(/^[01]{1,190}$/))).check(z.minLength(1), z.maxLength(190)),
  /** side of the code in millimetres */
  codeMm: z.number().check(z.minimum(20), z.maximum(40)),
  /** JPEG or PNG in base64; null: none */
  logo: z.nullable(z.string().check(z.maxLength(2_000_000))),
});
export type PrintedCard = z.output<typeof PrintedCard>;
