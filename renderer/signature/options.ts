import type { Density, Variant } from "#shared/images/variant.ts";
import { eventsUrl } from "#shared/signatures/events.ts";
import type { Content, Finding, Signature } from "#shared/signatures/schema.ts";

/** A copy of a stored picture that an output shows. */
export type ImageRequest = Omit<Variant, "density"> & { path: string };

/** What pictures stand on: the colour of a plate, or null for the mail's own ground. */
export type Grounds = { logo: string | null };

export type RenderOptions = {
  /** where `/i/…` is served: `https://host`, no slash at the end */
  imageHost: string;
  /** web address, as `safeUrl` writes it -> the short link that stands in for it, behind what is pressed */
  links?: Readonly<Record<string, string>>;
  /** the same behind addresses that are read, in what was saved while they were shortened too */
  shownLinks?: Readonly<Record<string, string>>;
  /** picture files per CSS pixel; 2 unless told */
  density?: Density;
  /** another address for a picture, such as the editor's blob; null: the hosted one */
  resolveImage?: (request: ImageRequest) => string | null;
  /** where the events of a saved signature are served as files, as `eventsUrl` writes it; without it there is no link to them */
  eventsUrl?: string;
  /** where the branding line leads; without it the line is plain text */
  brandingUrl?: string;
  /** what the branding line says; ours where it is missing */
  brandingText?: string;
  /** judges the output; handed in because it is a module of its own and costs more than the rendering itself */
  lint?: (html: string, content: Content, grounds: Grounds) => Finding[];
};

/** The options every program renders a saved signature with, so that preview, mail and rendering service agree. */
export function optionsFor(
  saved: Pick<Signature, "shortLinks" | "branding"> & { hash?: string },
  env: { imageHost: string; brandingUrl?: string; density?: Density },
): RenderOptions {
  const links = linksOf(saved.shortLinks);
  const shownLinks = linksOf(saved.shortLinks.filter(({ isPressedOnly }) => !isPressedOnly));
  const { hash, branding } = saved;
  return {
    ...env,
    links,
    shownLinks,
    ...(hash && env.brandingUrl && { eventsUrl: eventsUrl(env.brandingUrl, hash) }),
    ...(branding && { brandingUrl: branding.url, brandingText: branding.text }),
  };
}

const linksOf = (pairs: Signature["shortLinks"]) =>
  Object.fromEntries(pairs.map(({ url, shortUrl }) => [url, shortUrl]));
