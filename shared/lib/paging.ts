import * as z from "zod/mini";

/** Rows on one page of any list. */
export const PAGE_SIZE = 20;
/** Beyond this nobody pages by hand; it bounds how far a query may skip. */
const MAX_PAGE = 500;

/** `:page` of a list address, counted from 1. */
export const PageNumber = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGE));

/** A page of a list. A loader that asks for more stops at `hasMore: false`. */
export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.strictObject({ items: z.array(item), page: z.int(), hasMore: z.boolean() });
