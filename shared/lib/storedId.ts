import * as z from "zod/mini";

/** The id of a record, as it stands in calls and jobs. */
export const StoredId = z.string().check(z.regex(/^[0-9a-f]{24}$/));
