/** Link-in-bio pages: the same drawing for visitors, for the editor's preview and for the pictures in lists. */
import { escapeHtml } from "#shared/lib/escape.ts";
import { isShowing } from "#shared/pages/schedule.ts";
import type { PageContent } from "#shared/pages/schema.ts";
import { drawBlock } from "./blocks.ts";
import type { PageContext } from "./context.ts";
import { fontFacesOf, fontPreloadsOf } from "./fonts.ts";
import { buttonOn, groundOf } from "./ground.ts";
import { attributes, directionOf, element, SIGNS } from "./markup.ts";
import { PROFILE_PX, shownPicture } from "./pictures.ts";
import { pageStyles } from "./styles.ts";
import { pageWords } from "./words.ts";

/** A page in parts: what stands in the body, its styles, and what the head holds besides. */
export type DrawnPage = { html: string; css: string; head: string };

/** What stands around a page that visitors get, and not in a preview. */
export type Around = {
  /** where the branding line leads; null: nowhere */
  brandingUrl?: string | null;
  /** what it says; ours where it is missing */
  brandingText?: string;
  /** where the form is that reports the page; null: there is none */
  reportUrl?: string | null;
  /** how letters come that are not there yet */
  fontDisplay?: "optional" | "swap";
};

/** A page as its visitors see it at a moment. Pure: the same for the same content and context. */
export function drawPage(content: PageContent, context: PageContext, around: Around = {}): DrawnPage {
  const { blocks, look } = content;
  const { imageHost, now } = context;
  const words = pageWords(content.language);
  const ground = groundOf(look);
  const button = buttonOn(ground, look);
  const sheet = { context, words, ground, button };
  const parts = blocks.filter((block) => isShowing(block, now)).map((block) => drawBlock(block, sheet));
  const body = parts.join("");
  const html = [
    `<main>${shareButton(words)}${headerOf(content, imageHost)}`,
    body.includes("data-o") ? wayOut(words) : "",
    body,
    footerOf(content, around, words),
    '<p id="z" role="status"></p></main>',
  ].join("");
  const fonts = [look.titleFont, look.textFont];
  const faces = fontFacesOf(fonts, imageHost, around.fontDisplay ?? "optional");
  const head = fontPreloadsOf(fonts, imageHost).map(
    (href) => `<link${attributes({ rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href })}>`,
  );
  return { html, css: faces + pageStyles(content, ground, button, imageHost), head: head.join("") };
}

type Words = ReturnType<typeof pageWords>;

const shareButton = ({ share, copied }: Words): string =>
  element("button", { id: "h", type: "button", hidden: true, "aria-label": share, "data-done": copied }, SIGNS.share);

/** For browsers inside other apps: the script shows it there. */
const wayOut = ({ inApp, openOutside, copy, copied }: Words): string =>
  element(
    "div",
    { id: "o", hidden: true },
    `${element("p", {}, escapeHtml(inApp))}${element("a", { id: "ol", href: "#" }, escapeHtml(openOutside))} ${element("button", { id: "oc", type: "button", "data-done": copied }, escapeHtml(copy))}`,
  );

function headerOf({ profile }: PageContent, imageHost: string): string {
  const { title, bio, image } = profile;
  const shown = shownPicture(image, "profile", imageHost);
  const picture = shown
    ? `<img${attributes({ src: shown.src, alt: true, width: PROFILE_PX, height: PROFILE_PX, fetchpriority: "high" })}>`
    : "";
  const heading = title.trim() ? element("h1", { dir: directionOf(title) }, escapeHtml(title.trim())) : "";
  const about = bio.trim() ? element("p", { class: "i", dir: directionOf(bio) }, escapeHtml(bio.trim())) : "";
  return picture || heading || about ? `<header>${picture}${heading}${about}</header>` : "";
}

function footerOf(
  { brandingLine }: PageContent,
  { brandingUrl = null, brandingText, reportUrl = null }: Around,
  words: Words,
): string {
  const branding =
    brandingLine === 0
      ? ""
      : element("a", { href: brandingUrl ?? "#", rel: "noopener" }, escapeHtml(brandingText ?? words.madeWith));
  const report = reportUrl ? element("a", { href: reportUrl, rel: "nofollow" }, escapeHtml(words.report)) : "";
  return branding || report ? `<footer>${branding}${report}</footer>` : "";
}

/**
 * The links of a page, each once, as they lead somewhere: those of blocks that are not shown now too.
 * @param content with which its schedule plays no role
 */
export function linksIn(content: PageContent): string[] {
  const urls = new Set<string>();
  const always = content.blocks.map((block) => ({ ...block, isOn: true, from: null, until: null }));
  drawPage(
    { ...content, blocks: always },
    {
      now: 0,
      url: "",
      imageHost: "",
      linkOf: (url) => {
        urls.add(url);
        return url;
      },
      cards: new Map(),
      signatures: new Map(),
      isIndexed: false,
      ogImage: null,
      isAdmitted: true,
    },
  );
  return [...urls];
}
