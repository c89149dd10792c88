import type { Route } from "../routes.ts";

/** Languages with texts of their own; English is the default and bundled. */
export const LANGUAGES = ["en", "de", "es", "pt"] as const;

export type HeadTag = { tag: "title"; text: string } | { tag: "meta" | "link"; attributes: Record<string, string> };

/** What chats and networks show of a shared page; the site's own picture where a page has none. */
export type SharePicture = { path: string; alt: string };
const SITE_PICTURE: SharePicture = { path: "/og.png", alt: "Signoff: email signatures that arrive as designed" };
/** As networks and chats ask for it. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/**
 * Everything in `<head>` that depends on the route: title, description, robots, canonical and alternate links, open-graph
 * and card tags. The home page has no alternates in es, pt and de.
 * @param path canonical path without a trailing slash, as the visitor's URL has it
 */
export function headTags(
  route: Route,
  publicUrl: string,
  path: string,
  picture: SharePicture = SITE_PICTURE,
): HeadTag[] {
  const url = publicUrl + (path === "/" ? "/" : path);
  const meta = (attributes: Record<string, string>): HeadTag => ({ tag: "meta", attributes });
  const link = (attributes: Record<string, string>): HeadTag => ({ tag: "link", attributes });
  const languages = route.name === "home" ? LANGUAGES.slice(0, 1) : LANGUAGES;
  return [
    { tag: "title", text: route.title },
    meta({ name: "description", content: route.description }),
    ...(route.isIndexed
      ? [
          link({ rel: "canonical", href: url }),
          ...languages.map((language) =>
            link({ rel: "alternate", hreflang: language, href: language === "en" ? url : `${url}?lang=${language}` }),
          ),
          link({ rel: "alternate", hreflang: "x-default", href: url }),
        ]
      : [meta({ name: "robots", content: "noindex" })]),
    meta({ property: "og:title", content: route.title }),
    meta({ property: "og:type", content: "website" }),
    meta({ property: "og:description", content: route.description }),
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

/** Marks the tags that navigation replaces. */
export const HEAD_MARK = "data-route";
