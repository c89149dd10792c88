import type { ImageRequest, RenderOptions } from "#renderer/signature/options.ts";
import type { SiteConfig } from "#shared/lib/ssr.ts";
import type { BrandLine } from "#shared/reseller/brand/line.ts";
import type { Shaper } from "../pictures/shapes.ts";

/**
 * How the editor draws what may not be saved yet: with the pictures of this browser.
 * @param line of the company's agency; null: ours
 */
export const localOptions = ({ imageHost, publicUrl }: SiteConfig, shaper: Shaper, line: BrandLine | null) =>
  ({
    imageHost,
    brandingUrl: line?.url ?? publicUrl,
    ...(line && { brandingText: line.text }),
    resolveImage: ({ path, shape, backing, widthPx }: ImageRequest) => shaper.urlOf(path, shape, backing, widthPx),
  }) satisfies RenderOptions;
