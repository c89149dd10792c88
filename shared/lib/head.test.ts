import { expect, it } from "vitest";
import { routeNamed } from "../routes.ts";
import { type HeadTag, headTags } from "./head.ts";

const tagsOf = (name: string, path: string) => headTags(routeNamed(name).route, "https://sign.example", path);
const attributesOf = (tag: HeadTag) => (tag.tag === "title" ? {} : tag.attributes);
const languagesOf = (tags: HeadTag[]) =>
  tags.flatMap((tag) => {
    const { hreflang, href } = attributesOf(tag);
    return hreflang ? [[hreflang, href]] : [];
  });

it("gives an indexed page its canonical address and alternates", () => {
  const tags = tagsOf("editor-create", "/editor");
  expect(tags.map(attributesOf)).toContainEqual({ rel: "canonical", href: "https://sign.example/editor" });
  expect(languagesOf(tags)).toContainEqual(["de", "https://sign.example/editor?lang=de"]);
  expect(tags.map(attributesOf)).not.toContainEqual({ name: "robots", content: "noindex" });
  // Only languages that are complete.
  expect(languagesOf(tags).map(([language]) => language)).toEqual(["en", "de", "es", "pt", "x-default"]);
});

it("keeps es, pt and de off the home page", () => {
  expect(languagesOf(tagsOf("home", "/")).map(([language]) => language)).toEqual(["en", "x-default"]);
});

it("hides what is not to be indexed", () => {
  const tags = tagsOf("signature-preview", "/preview/x").map(attributesOf);
  expect(tags).toContainEqual({ name: "robots", content: "noindex" });
  expect(tags.some(({ rel }) => rel === "canonical")).toBe(false);
});
