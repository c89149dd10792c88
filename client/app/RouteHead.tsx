import { type HeadTag, headTags } from "#shared/lib/head.ts";
import type { Route } from "#shared/routes.ts";

/** Title, description, robots, canonical and social tags of a route; React puts them into `<head>` and keeps them right. */
export function RouteHead({ route, publicUrl, path }: { route: Route; publicUrl: string; path: string }) {
  return headTags(route, publicUrl, path).map((entry) => <Tag key={keyOf(entry)} entry={entry} />);
}

function Tag({ entry }: { entry: HeadTag }) {
  if (entry.tag === "title") return <title>{entry.text}</title>;
  const { hreflang, ...attributes } = entry.attributes;
  if (entry.tag === "meta") return <meta {...attributes} />;
  return <link {...attributes} {...(hreflang && { hrefLang: hreflang })} />;
}

const keyOf = (entry: HeadTag) => (entry.tag === "title" ? "title" : JSON.stringify(entry.attributes));
