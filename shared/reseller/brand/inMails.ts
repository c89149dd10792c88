import { MailBrand } from "./schema.ts";

/** The request header by which the server tells the renderer whose mail it draws. */
export const BRAND_HEADER = "signoff-brand";

/** JSON in letters that a header may have. */
export const packBrand = (brand: MailBrand): string =>
  JSON.stringify(brand).replace(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** Null where there is none, or none that fits. */
export function unpackBrand(header: string | string[] | undefined): MailBrand | null {
  if (typeof header !== "string") return null;
  try {
    return MailBrand.safeParse(JSON.parse(header)).data ?? null;
  } catch {
    return null;
  }
}
