import type { ArrivedMail } from "#shared/arrival/mail.ts";
import { type ArrivalReport, isTrouble } from "#shared/arrival/report.ts";

const UNWANTED =
  "script, style, link, meta, base, title, iframe, frame, object, embed, form, input, button, select, textarea, svg, math, video, audio, template, noscript";
/** Mails that are quoted below it are not looked at, so they are not shown. */
const QUOTED =
  "blockquote[type=cite], .gmail_quote, .gmail_quote_container, .yahoo_quoted, [id*=divRplyFwdMsg], [id*=appendonsend]";
const KEPT = new Set(
  "style align valign width height border cellpadding cellspacing bgcolor color face size dir alt href src colspan rowspan".split(
    " ",
  ),
);

const TROUBLE = "outline:2px solid #c62828;outline-offset:1px";
const NOTE = "outline:2px dashed #1565c0;outline-offset:1px";

/**
 * What somebody's mail shows, without anything that acts or asks other servers, and what was found in it outlined. It goes into
 * a frame without scripts.
 * @param imageHost pictures of other hosts are left out
 */
export function excerpt({ html, text, attached }: ArrivedMail, report: ArrivalReport, imageHost: string): string {
  if (html === null)
    return `<pre style="white-space:pre-wrap;margin:0;font:14px/20px Arial,sans-serif">${escaped(text)}</pre>`;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll(`${UNWANTED}, ${QUOTED}`)) element.remove();
  const marks = marksOf(report);
  for (const element of body.querySelectorAll("*")) {
    const mark = marks.get(element.getAttribute("src") ?? "") ?? marks.get(element.getAttribute("href") ?? "");
    for (const { name } of [...element.attributes]) if (!KEPT.has(name.toLowerCase())) element.removeAttribute(name);
    const style = (element.getAttribute("style") ?? "").replace(
      /(?:url|image-set|expression)\([^)]*\)?|position\s*:[^;]*;?/gi,
      "",
    );
    if (style || mark) element.setAttribute("style", [style, mark].filter(Boolean).join(";"));
    element.removeAttribute("href");
    if (element.hasAttribute("src"))
      element.setAttribute("src", shownSource(element.getAttribute("src") ?? "", attached, imageHost));
  }
  // Margins of a letter stay within: what is measured is this block.
  return `<div style="display:flow-root">${body.innerHTML}</div>`;
}

function marksOf({ findings }: ArrivalReport): Map<string, string> {
  const marks = new Map<string, string>();
  for (const finding of findings.toReversed())
    for (const address of [...finding.sources, ...finding.hrefs])
      marks.set(address, isTrouble(finding) ? TROUBLE : NOTE);
  return marks;
}

function shownSource(source: string, attached: ArrivedMail["attached"], imageHost: string): string {
  if (/^cid:/i.test(source)) return attached.get(source.slice(4)) ?? "data:,";
  if (/^data:image\/(?:png|jpe?g|gif|webp);/i.test(source)) return source;
  return URL.parse(source)?.origin === URL.parse(imageHost)?.origin ? source : "data:,";
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
