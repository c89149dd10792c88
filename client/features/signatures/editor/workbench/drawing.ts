import type { ImageRequest, RenderOptions } from "#renderer/signature/options.ts";
import type { SiteConfig } from "#shared/lib/ssr.ts";
import type { Shaper } from "../pictures/shapes.ts";

/** How the editor draws what may not be saved yet: with the pictures of this browser. */
export const localOptions = ({ imageHost, publicUrl }: SiteConfig, shaper: Shaper) =>
  ({
    imageHost,
    brandingUrl: publicUrl,
    resolveImage: ({ path, shape, backing, widthPx }: ImageRequest) => shaper.urlOf(path, shape, backing, widthPx),
  }) satisfies RenderOptions;
