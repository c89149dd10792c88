import type { Density, Shape } from "#shared/images/variant.ts";
import type { Finding } from "#shared/signatures/schema.ts";

export type ImageRequest = { path: string; shape: Shape; widthPx: number };

export type RenderOptions = {
  /** where `/i/…` is served: `https://host`, no slash at the end */
  imageHost: string;
  /** web address, as `safeUrl` writes it -> the short link that stands in for it */
  links?: Readonly<Record<string, string>>;
  /** picture files per CSS pixel; 2 unless told */
  density?: Density;
  /** another address for a picture, such as the editor's blob; null: the hosted one */
  resolveImage?: (request: ImageRequest) => string | null;
  /** where the branding line leads; without it the line is plain text */
  brandingUrl?: string;
  /** judges the output; handed in because it is a module of its own and costs more than the rendering itself */
  lint?: (html: string) => Finding[];
};

/** The options every program renders a saved signature with, so that preview, mail and rendering service agree. */
export function optionsFor(
  saved: { shortLinks: readonly { url: string; shortUrl: string }[] },
  env: { imageHost: string; brandingUrl?: string; density?: Density },
): RenderOptions {
  const links = Object.fromEntries(saved.shortLinks.map(({ url, shortUrl }) => [url, shortUrl]));
  return { ...env, links };
}
