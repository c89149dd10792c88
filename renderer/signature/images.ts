import type { Variant } from "#shared/images/variant.ts";
import type { Content } from "#shared/signatures/schema.ts";
import { draw } from "./render.ts";
import type { Requests } from "./sheet.ts";

/**
 * Raised with every change after which the same content refers to other copies: another width in a layout, another name;
 * and when something else is to be known of a stored picture. The server then makes the new copies for what is saved, and
 * measures what was not measured (the job `signatures.pictures`).
 */
export const PICTURE_RULES = 3;

/** All shaped copies of stored pictures that an output refers to, at the density mails get: made when it is saved. */
export function imageVariants(content: Content): { source: string; variant: Variant }[] {
  const requests: Requests = { links: new Set(), images: new Map() };
  draw(content, { imageHost: "" }, requests);
  return [...requests.images.values()].map(({ path, ...variant }) => ({
    source: path,
    variant: { ...variant, density: 2 },
  }));
}
