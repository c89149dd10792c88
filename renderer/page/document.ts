/** Whole documents: a page with its head, its gate, and what is said where none is shown. */

import { escapeHtml, inlineJson } from "#shared/lib/escape.ts";
import { SHARE_SIZE } from "#shared/lib/head.ts";
import { isWebUrl, safeUrl } from "#shared/lib/url.ts";
import { isShowing } from "#shared/pages/schedule.ts";
import type { PageContent } from "#shared/pages/schema.ts";
import type { PageContext } from "./context.ts";
import { type Around, drawPage } from "./draw.ts";
import { attributes, element } from "./markup.ts";
import { shownPicture } from "./pictures.ts";
import { GATE_SCRIPT, PAGE_SCRIPT } from "./script.ts";
import { gateWords } from "./words.ts";

/** For the head of what no search is to find. */
export const NOINDEX = '<meta name="robots" content="noindex">';
/** A `<meta>` with these attributes, which may be any text. */
export const meta = (values: Record<string, string>): string => `<meta${attributes(values)}>`;

/** A page as its visitors get it, or its gate: of what is behind a gate nothing stands in front of it. */
export function pageDocument(content: PageContent, context: PageContext, around: Around = {}): string {
  const { url, isIndexed, ogImage, isAdmitted } = context;
  const { language } = content;
  if (content.warning > 0 && !isAdmitted) return gateDocument(content, context);
  const { html, css, head } = drawPage(content, context, around);
  const title = titleOf(content);
  const description = content.meta.description.trim() || oneLine(content.profile.bio);
  const tags = [
    isIndexed ? "" : NOINDEX,
    `<link${attributes({ rel: "canonical", href: url })}>`,
    description && meta({ name: "description", content: description }),
    meta({ property: "og:type", content: "profile" }),
    meta({ property: "og:title", content: title }),
    description && meta({ property: "og:description", content: description }),
    meta({ property: "og:url", content: url }),
    ogImage && pictureTags(ogImage, title),
    `<script type="application/ld+json">${inlineJson(aboutOf(content, title, context))}</script>`,
    head,
  ];
  return documentOf({ language, title, head: tags.join(""), css, body: html, script: PAGE_SCRIPT });
}

/**
 * What a head says of the picture that chats and networks show of a link.
 * @param src a whole address, of a picture as large as `SHARE_SIZE`
 */
export const pictureTags = (src: string, alt: string): string =>
  [
    meta({ property: "og:image", content: src }),
    meta({ property: "og:image:width", content: String(SHARE_SIZE.width) }),
    meta({ property: "og:image:height", content: String(SHARE_SIZE.height) }),
    meta({ property: "og:image:alt", content: alt }),
    meta({ name: "twitter:card", content: "summary_large_image" }),
  ].join("");

/** Text for a title or description. `" Ana\nRuiz "` -> `"Ana Ruiz"` */
export const oneLine = (text: string): string => text.trim().replace(/\s+/g, " ");
const titleOf = ({ meta, profile }: PageContent): string => oneLine(meta.title) || oneLine(profile.title) || "Signoff";

/** schema.org's ProfilePage: who somebody is, and where else they are found. */
function aboutOf({ profile, blocks }: PageContent, title: string, { url, now, imageHost }: PageContext) {
  const profiles = blocks.flatMap((block) =>
    block.type === "social" && isShowing(block, now)
      ? (block.data as { rows: { link: string }[] }).rows.flatMap(({ link }) => {
          const profile = safeUrl(link);
          return profile && isWebUrl(profile) ? [profile] : [];
        })
      : [],
  );
  const image = shownPicture(profile.image, "profile", imageHost);
  return {
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    mainEntity: {
      "@type": "Person",
      name: oneLine(profile.title) || title,
      url,
      ...(profile.bio.trim() && { description: oneLine(profile.bio) }),
      ...(image && { image: URL.parse(image.src, url || undefined)?.href ?? image.src }),
      ...(profiles.length > 0 && { sameAs: [...new Set(profiles)] }),
    },
  };
}

function gateDocument({ warning, language }: PageContent, { url }: PageContext): string {
  const { question, yes, no } = gateWords(warning, language);
  const head = `${NOINDEX}<link${attributes({ rel: "canonical", href: url })}>${meta({ name: "rating", content: "adult" })}`;
  const body = [
    `<main><h1>${escapeHtml(question)}</h1><form${attributes({ method: "post", "data-a": warning })}>`,
    element("button", { class: "a" }, escapeHtml(yes)),
    `</form><p>${element("a", { href: ELSEWHERE, rel: "noreferrer" }, escapeHtml(no))}</p></main>`,
  ].join("");
  return documentOf({ language, title: question, head, css: QUIET, body, script: GATE_SCRIPT });
}

/** Where whoever does not want to see a page is taken. */
export const ELSEWHERE = "https://www.google.com/";

/** What is said where no page is shown, with a form where something can be done about it. */
export type Notice = {
  title: string;
  text?: string;
  form?: {
    action: string;
    button: string;
    /** what is asked, in a text area */
    question?: { name: string; label: string; maxLength: number };
  };
  link?: { href: string; label: string };
  language?: PageContent["language"];
};

/** A page of a few words, light or dark as the visitor has it. */
export function drawNotice({ title, text = "", form, link, language = "en" }: Notice): string {
  const body = `<main><h1>${escapeHtml(title)}</h1>${text && element("p", {}, escapeHtml(text))}${form ? formOf(form) : ""}${link ? `<p>${element("a", { href: link.href }, escapeHtml(link.label))}</p>` : ""}</main>`;
  return documentOf({ language, title, head: NOINDEX, css: QUIET, body });
}

function formOf({ action, button, question }: NonNullable<Notice["form"]>): string {
  const field = question
    ? `${element("label", { for: "f" }, escapeHtml(question.label))}<textarea${attributes({ id: "f", name: question.name, required: true, maxlength: question.maxLength, rows: 5 })}></textarea>`
    : "";
  return element("form", { method: "post", action }, field + element("button", { class: "a" }, escapeHtml(button)));
}

type Parts = { language: string; title: string; head: string; css: string; body: string; script?: string };

/** A whole document around what was drawn. Its title may be any text; head, styles, body and script stand as they are given. */
export const documentOf = ({ language, title, head, css, body, script }: Parts): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title>${head}<style>${css}</style></head><body>${body}${script ? `<script>${script}</script>` : ""}</body></html>`;

/** Of documents that have no look of their own: light or dark as the visitor has it. */
export const QUIET = [
  ":root{color-scheme:light dark;--p:#f6f8f8;--s:#fff;--t:#0b1f24;--m:#4a5d63;--l:#d5dee0;--a:#00686c;--on:#fff}",
  "@media(prefers-color-scheme:dark){:root{--p:#0a1518;--s:#12232a;--t:#e8eff0;--m:#a9b8bd;--l:#2b4047;--a:#5fe3e8;--on:#06262a}}",
  "*{box-sizing:border-box}body{margin:0;min-height:100svh;display:grid;place-items:center;padding:24px;background:var(--p);color:var(--t);font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;overflow-wrap:anywhere}",
  "main{width:100%;max-width:440px;background:var(--s);border:1px solid var(--l);border-radius:16px;padding:32px 28px;text-align:center}",
  "h1{margin:0;font-size:22px;line-height:1.3;text-wrap:balance}p{margin:12px 0 0;color:var(--m)}form{margin-top:20px;text-align:start}",
  "label{display:block;font-weight:600;margin-bottom:6px}textarea{width:100%;font:inherit;color:inherit;background:var(--p);border:1px solid var(--m);border-radius:10px;padding:10px 12px;margin-bottom:14px}",
  ".a{display:block;width:100%;min-height:48px;padding:10px 16px;border:0;border-radius:10px;background:var(--a);color:var(--on);font:inherit;font-weight:600;cursor:pointer}",
  "a{color:inherit;display:inline-flex;align-items:center;min-height:44px}:focus-visible{outline:3px solid var(--a);outline-offset:3px}",
].join("");
