import type { Variant } from "#shared/images/variant.ts";
import type { Content } from "#shared/signatures/schema.ts";
import { draw } from "./render.ts";
import type { Requests } from "./sheet.ts";

/**
 * Raised with every change after which the same content refers to other copies: another width in a layout, another name.
 * The server then makes the new copies for what is saved (the job `signatures.pictures`).
 */
export const PICTURE_RULES = 2;

/** All shaped copies of stored pictures that an output refers to, at the density mails get: made when it is saved. */
export function imageVariants(content: Content): { source: string; variant: Variant }[] {
  const requests: Requests = { links: new Set(), images: new Map() };
  draw(content, { imageHost: "" }, requests);
  return [...requests.images.values()].map(({ path, ...variant }) => ({
    source: path,
    variant: { ...variant, density: 2 },
  }));
}
