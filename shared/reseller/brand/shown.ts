import * as z from "zod/mini";

/** A brand as somebody meets it in the app. */
export const Looks = z.strictObject({
  /** empty: it has none, and its logo stands alone */
  name: z.string(),
  /** `/i/<name>` of a small copy, and its size */
  logo: z.nullable(z.strictObject({ url: z.string(), widthPx: z.int(), heightPx: z.int() })),
  color: z.nullable(z.string()),
  /** as `BrandLine` */
  line: z.nullable(z.strictObject({ text: z.string(), url: z.string() })),
});
export type Looks = z.output<typeof Looks>;
