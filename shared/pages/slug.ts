import { MESSAGES } from "../errors/messages.ts";

export const MAX_SLUG_LENGTH = 40;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What a page's address may not be: paths of ours, now or some day, and names under which somebody could pass for us. */
const RESTRICTED =
  "about abuse account activate admin administrator analytics api app apple apple-touch-icon assets auth billing blog business c card cards cdn checkout company contact contact-us css dashboard dev docs domain domains download editor email email-signature embed examples extension favicon font-signature-generator forgot-password ftp graphiql help home host i icon images img info internal invite invoice js l legal link links login logout mail manifest member members metrics mobile news null oauth official p page pages password pay payment pricing privacy proposal public qr register render reset robots root rss sandbox security settings shop sign-in sign-up signature signatures signin signoff signup sitemap smtp ssl staff static status store support system team teams terms test undefined uninstall unsubscribe upgrade user users verify webhook well-known wallet webmaster www".split(
    " ",
  );

/** Two addresses that look the same have the same skeleton: only one of them may exist. `0`, `1`, `rn`, `vv` and hyphens count as what they look like. */
export const skeletonOf = (slug: string): string =>
  slug
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("-", "")
    .replaceAll("0", "o")
    .replaceAll(/[1i]/g, "l")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");

const RESTRICTED_SKELETONS = new Set(RESTRICTED.map(skeletonOf));

/** Whether it is a path of ours, or a name under which somebody could pass for us. */
export const isRestricted = (slug: string): boolean => RESTRICTED_SKELETONS.has(skeletonOf(slug));

/** The shape that all addresses of somebody's own have. */
export const hasSlugShape = (slug: string): boolean => slug.length <= MAX_SLUG_LENGTH && SLUG.test(slug);

/** What a name becomes as an address, to begin with. `"Zoë Quinn & Co."` -> `"zoe-quinn-co"` */
export const slugFrom = (name: string): string =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_SLUG_LENGTH)
    .replaceAll(/^-+|-+$/g, "");

/** Why a page cannot have an address, apart from others that have it; null where it can. @returns a sentence to be translated */
export function slugProblem(slug: string): string | null {
  if (slug.trim() === "") return MESSAGES.pageUrlEmpty;
  if (!hasSlugShape(slug)) return MESSAGES.pageUrlShape;
  return isRestricted(slug) ? MESSAGES.pageUrlRestricted : null;
}
