/** What pages ask of the renderer. */
import type { PageContext } from "#renderer/page/context.ts";
import type { Variant } from "#shared/images/variant.ts";
import { t } from "#shared/languages/translate.ts";
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
  const isGated = content.warning > 0 && !context.isAdmitted;
  const robots = context.isIndexed && !isGated ? "" : '<meta name="robots" content="noindex">';
  const body = isGated
    ? `<form method="post"><button>${t("I am {age} or older", { age: content.warning })}</button></form>`
    : bodyOf(content, context);
  const og = context.ogImage ? `<meta property="og:image" content="${escapeHtml(context.ogImage)}">` : "";
  const title = isGated ? "" : content.meta.title || content.profile.title;
  return documentOf(title, `${robots}${og}<link rel="canonical" href="${escapeHtml(context.url)}">`, body);
}

export type Said = "missing" | "expired" | "reported" | "unavailable" | "report" | "thanks";

/** What stands where no page is shown. @param action where the form leads that some of them have */
export function saidOf(what: Said, action = ""): string {
  return documentOf(what, '<meta name="robots" content="noindex">', `<p>${escapeHtml(what)} ${escapeHtml(action)}</p>`);
}

const documentOf = (title: string, head: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title>${head}<body>${body}</body></html>`;

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
