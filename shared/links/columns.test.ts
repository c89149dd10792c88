import { expect, test } from "vitest";
import { linkColumnsIn, slugInLink, tagsIn } from "./columns.ts";

test.each([
  ["Bitly", ["created_at", "link", "long_url", "title", "tags"], { link: 1, url: 2, title: 3, tags: 4 }],
  [
    "Bitly, with addresses of their own",
    ["Bitlink", "Custom back-half", "Long URL", "Title"],
    { link: 0, slug: 1, url: 2, title: 3 },
  ],
  [
    "Dub",
    ["Short link", "Destination URL", "Clicks", "Created at", "Tags", "Expires at", "Expired URL"],
    { link: 0, url: 1, tags: 4, until: 5, fallback: 6 },
  ],
  ["by hand", ["url", "slug"], { url: 0, slug: 1 }],
  ["something else", ["email", "phone"], {}],
])("%s", (_name, headings, columns) => expect(linkColumnsIn(headings)).toEqual(columns));

test.each([
  ["https://bit.ly/3xYz", "3xyz"],
  ["bit.ly/Sale", "sale"],
  ["https://go.acme.example/spring?x=1#y", "spring"],
  ['["https://a.example/one", "https://a.example/two"]', "one"],
  ["https://bit.ly/", ""],
  ["bit.ly", ""],
  ["", ""],
])("the address in %j is %j", (link, slug) => expect(slugInLink(link)).toBe(slug));

test.each([
  ["a, b", ["a", "b"]],
  ['["a","b"]', ["a", "b"]],
  ["a|b;a", ["a", "b"]],
  ["", []],
])("tags of %j", (text, tags) => expect(tagsIn(text)).toEqual(tags));
