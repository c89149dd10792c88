/** What pages ask of the renderer. */
import type { PageContext } from "#renderer/page/context.ts";
import { ERRORS } from "#shared/errors/catalogue.ts";
import type { Variant } from "#shared/images/variant.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { escapeHtml } from "#shared/lib/escape.ts";
import { safeUrl } from "#shared/lib/url.ts";
import { isShowing } from "#shared/pages/schedule.ts";
import type { PageContent } from "#shared/pages/schema.ts";
import { settings } from "../../settings.ts";

/** All shaped copies that a page refers to. */
export const pageVariants = (_content: PageContent): { source: string; variant: Variant }[] => [];

/** The links of a page, each once, as they lead somewhere: those of blocks that are not shown now too. */
export function linksIn(content: PageContent): string[] {
  const urls = new Set<string>();
  const always = content.blocks.map((block) => ({ ...block, from: null, until: null }));
  const linkOf = (url: string) => {
    urls.add(url);
    return url;
  };
  const nothing = { cards: new Map(), signatures: new Map(), isIndexed: false, ogImage: null, isAdmitted: true };
  bodyOf({ ...content, blocks: always }, { now: 0, language: "en", url: "", imageHost: "", linkOf, ...nothing });
  return [...urls];
}

function bodyOf({ profile, blocks }: PageContent, { now, linkOf }: PageContext): string {
  const links = blocks.flatMap((block) => {
    if (!isShowing(block, now) || !("rows" in block.data)) return [];
    return block.data.rows.map(({ label, link }) => {
      const url = safeUrl(link);
      return url ? `<p><a href="${escapeHtml(linkOf(url))}">${escapeHtml(label || url)}</a></p>` : "";
    });
  });
  return `<h1>${escapeHtml(profile.title)}</h1><p>${escapeHtml(profile.bio)}</p>${links.join("")}`;
}

/** A page as its visitors get it, or its gate. */
export function htmlOf(content: PageContent, context: PageContext): string {
  const { url, isIndexed, ogImage, isAdmitted } = context;
  const isGated = content.warning > 0 && !isAdmitted;
  const head = [
    isIndexed && !isGated ? "" : NOINDEX,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...(isGated ? [] : [aboutOf(content, url)]),
    ogImage ? `<meta property="og:image" content="${escapeHtml(ogImage)}">` : "",
  ].join("");
  if (isGated) {
    const question = t("This page is for people who are {age} or older.", { age: content.warning });
    const button = t("I am {age} or older", { age: content.warning });
    return documentOf(
      question,
      head,
      `<p>${escapeHtml(question)}</p><form method="post"><button>${escapeHtml(button)}</button></form>`,
    );
  }
  const report = `<p><a href="${escapeHtml(`${url}/report`)}" rel="nofollow">${escapeHtml(t("Report this page"))}</a></p>`;
  return documentOf(content.meta.title || content.profile.title, head, bodyOf(content, context) + report);
}

/** What searches and networks read. */
function aboutOf({ meta, profile }: PageContent, url: string): string {
  const description = meta.description || profile.bio;
  const person = { "@type": "Person", name: profile.title, url };
  const data = { "@context": "https://schema.org", "@type": "ProfilePage", mainEntity: person };
  // Data, no script: the policy lets none run, and nothing in it ends the element.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta property="og:title" content="${escapeHtml(meta.title || profile.title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<script type="application/ld+json">${json}</script>`,
  ].join("");
}

const NOINDEX = '<meta name="robots" content="noindex">';

export type Said = "missing" | "expired" | "reported" | "unavailable" | "tooMany" | "report" | "thanks";

const SAID: Record<Said, string> = {
  missing: ERRORS.page_missing.message,
  expired: ERRORS.page_expired.message,
  unavailable: ERRORS.unavailable.message,
  tooMany: ERRORS.too_many_requests.message,
  reported: msg("This page was reported. Do not enter passwords or payment details on it."),
  report: msg("What is wrong with this page?"),
  thanks: msg("Thank you. The operator of this site will look at the page."),
};

/** What stands where no page is shown. @param action where the form leads that some of them have */
export function saidOf(what: Said, action = ""): string {
  const sentence = t(SAID[what]);
  return documentOf(sentence, NOINDEX, `<p>${escapeHtml(sentence)}</p>${formOf(what, action)}`);
}

function formOf(what: Said, action: string): string {
  const begin = `<form method="post" action="${escapeHtml(action)}">`;
  if (what === "reported") return `${begin}<button>${escapeHtml(t("Show the page"))}</button></form>`;
  if (what !== "report") return "";
  const field = `<textarea name="reason" required maxlength="1000" rows="5" aria-label="${escapeHtml(t(SAID.report))}"></textarea>`;
  return `${begin}${field}<p><button>${escapeHtml(t("Report this page"))}</button></p></form>`;
}

const documentOf = (title: string, head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title>${head}</head><body><main>${body}</main></body></html>`;

/** Only what a page needs: its own pictures and letters, films that somebody has pressed, and no script but its own. */
export function policyOf(): string {
  const { IMAGE_HOST, PUBLIC_URL } = settings();
  const own = [...new Set(["'self'", PUBLIC_URL, IMAGE_HOST])].join(" ");
  return [
    "default-src 'none'",
    `img-src ${own} data:`,
    `font-src ${own}`,
    "style-src 'unsafe-inline'",
    "script-src 'none'",
    "frame-src https://www.youtube-nocookie.com https://player.vimeo.com",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
