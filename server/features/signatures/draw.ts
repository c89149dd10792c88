import { optionsFor } from "#renderer/signature/options.ts";
import type { Density } from "#shared/images/variant.ts";
import type { Content, Rendered, Signature } from "#shared/signatures/schema.ts";
import { renderer } from "../../ports/renderer/renderer.ts";
import { settings } from "../../settings.ts";

/**
 * The mail HTML of a saved signature, with the addresses of this installation.
 * @param content what is drawn in its name, such as its short form; all of it unless told
 * @param density picture files per CSS pixel
 * @throws unavailable
 */
export function draw(
  signature: Signature,
  { content = signature, density }: { content?: Content; density?: Density } = {},
): Promise<Rendered> {
  const { IMAGE_HOST: imageHost, PUBLIC_URL: brandingUrl } = settings();
  return renderer().render(content, optionsFor(signature, { imageHost, brandingUrl, ...(density && { density }) }));
}
