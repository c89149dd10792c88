import type { Route } from "../routes.ts";

/** Languages with texts of their own; English is the default and bundled. */
export const LANGUAGES = ["en", "de", "es", "pt"] as const;

export type HeadTag = { tag: "title"; text: string } | { tag: "meta" | "link"; attributes: Record<string, string> };

/**
 * Everything in `<head>` that depends on the route: title, description, robots, canonical and alternate links, open-graph
 * and card tags. The home page has no alternates in es, pt and de.
 * @param path canonical path without a trailing slash, as the visitor's URL has it
 */
export function headTags(route: Route, publicUrl: string, path: string): HeadTag[] {
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
    meta({ property: "og:image", content: `${publicUrl}/og.png` }),
    meta({ property: "og:site_name", content: "Signoff" }),
    meta({ name: "twitter:card", content: "summary_large_image" }),
  ];
}

/** Marks the tags that navigation replaces. */
export const HEAD_MARK = "data-route";
