import { descriptionOf } from "../descriptions.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_PARAMETER, LANGUAGES, type Language } from "../languages/constants.ts";
import { inSentence } from "../languages/format.ts";
import { languageNow, productNow, t } from "../languages/translate.ts";
import type { Route } from "../routes.ts";
import { titleOf } from "../titles.ts";

export type HeadTag = { tag: "title"; text: string } | { tag: "meta" | "link"; attributes: Record<string, string> };

/** What chats and networks show of a shared page, and what it is called in the language of the page. */
export type SharePicture = { path: string; alt: string };
/** Of pages that have none of their own. */
const sitePicture = (): SharePicture => ({
  path: "/og.png",
  alt: t("Signoff: email signatures that arrive as designed"),
});
/** As networks and chats ask for it. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** What a page has in the place of what its route says. */
type HeadParts = {
  picture?: SharePicture | undefined;
  /** in the language of the page */
  title?: string | undefined;
  description?: string | undefined;
};

/** The picture of a page, drawn with its own words, beside its address: `/pricing/teams` -> `/og/pricing/teams.png` */
const PAGE_PICTURES = "/og";
export const pagePicture = (path: string) => `${PAGE_PICTURES}${path}.png`;

/**
 * Everything in `<head>` that depends on the route: title, description, robots, canonical and alternate links, open-graph
 * and card tags. The home page has no alternates; a page in another language is its own canonical one.
 * @param path canonical path without a trailing slash, as the visitor's URL has it
 */
export function headTags(
  route: Route,
  publicUrl: string,
  path: string,
  { picture: ownPicture, title: ownTitle, description: ownDescription }: HeadParts = {},
): HeadTag[] {
  const languages = route.name === "home" ? [DEFAULT_LANGUAGE] : LANGUAGES;
  const queryOf = (language: Language) => (language === DEFAULT_LANGUAGE ? "" : `?${LANGUAGE_PARAMETER}=${language}`);
  const urlIn = (language: Language) => publicUrl + path + queryOf(language);
  const shown = languages.find((language) => language === languageNow()) ?? DEFAULT_LANGUAGE;
  const url = urlIn(shown);
  const [title, description] = [documentTitle(route, ownTitle), ownDescription ?? t(descriptionOf(route.name))];
  const isDrawn = route.isIndexed && route.name !== "home";
  const picture = ownPicture ?? (isDrawn ? { path: pagePicture(path) + queryOf(shown), alt: title } : sitePicture());
  const meta = (attributes: Record<string, string>): HeadTag => ({ tag: "meta", attributes });
  const link = (attributes: Record<string, string>): HeadTag => ({ tag: "link", attributes });
  return [
    { tag: "title", text: title },
    meta({ name: "description", content: description }),
    ...(route.isIndexed
      ? [
          link({ rel: "canonical", href: url }),
          ...languages.map((language) => link({ rel: "alternate", hreflang: language, href: urlIn(language) })),
          link({ rel: "alternate", hreflang: "x-default", href: urlIn(DEFAULT_LANGUAGE) }),
        ]
      : [meta({ name: "robots", content: "noindex" })]),
    meta({ property: "og:title", content: title }),
    meta({ property: "og:type", content: "website" }),
    meta({ property: "og:description", content: description }),
    meta({ property: "og:url", content: url }),
    meta({ property: "og:image", content: publicUrl + picture.path }),
    meta({ property: "og:image:width", content: `${SHARE_SIZE.width}` }),
    meta({ property: "og:image:height", content: `${SHARE_SIZE.height}` }),
    meta({ property: "og:image:alt", content: picture.alt }),
    meta({ property: "og:site_name", content: "Signoff" }),
    meta({ name: "twitter:card", content: "summary_large_image" }),
    meta({ name: "twitter:image", content: publicUrl + picture.path }),
    meta({ name: "twitter:image:alt", content: picture.alt }),
  ];
}

/** `Log in · Signoff`; the home page begins with the name. `title`: in the place of the route's own, translated */
export function documentTitle({ name }: Pick<Route, "name">, title = t(titleOf(name))): string {
  return name === "home" ? `${productNow()}: ${inSentence(title)}` : `${title} · ${productNow()}`;
}

/** Marks the tags that navigation replaces. */
export const HEAD_MARK = "data-route";
