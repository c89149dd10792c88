/** Business cards as their visitors see them: light, phone first, everything there without a script. */

import { documentOf, drawNotice, meta, NOINDEX, oneLine, QUIET } from "#renderer/page/document.ts";
import { attributes, directionOf, element, mark, SIGNS } from "#renderer/page/markup.ts";
import { PAGE_SCRIPT } from "#renderer/page/script.ts";
import { pageWords } from "#renderer/page/words.ts";
import { cardName, inkOf } from "#shared/cards/rules.ts";
import type { CardContent } from "#shared/cards/schema.ts";
import { VCARD_FILES } from "#shared/cards/vcard.ts";
import { CONTACTS } from "#shared/catalog/contacts.ts";
import { SOCIALS } from "#shared/catalog/socials.ts";
import { formatMessage } from "#shared/languages/message.ts";
import { INK, WHITE } from "#shared/lib/color.ts";
import { escapeHtml, inlineJson } from "#shared/lib/escape.ts";
import { isLegible, labelOn } from "#shared/lib/legible.ts";
import { mapUrl } from "#shared/lib/mapUrl.ts";
import { phoneUrl } from "#shared/lib/phone.ts";
import { cut } from "#shared/lib/text.ts";
import { isWebUrl, safeUrl } from "#shared/lib/url.ts";
import { codeSvg } from "./code.ts";
import type { CardContext } from "./context.ts";
import { shownPicture } from "./images.ts";
import { cardStyles } from "./styles.ts";
import { cardWords } from "./words.ts";

/** Fields of the form by which a visitor leaves their own contact, and how much each takes, in UTF-16 code units. */
export const LEAVE = { name: 120, email: 254, phone: 60, company: 120, note: 1_000 } as const;
/** A field that nobody sees (honeypot): who fills it is a program. */
export const TRAP = "website";
/** What somebody wrote into the form, however long: it is shown again up to what its field holds. */
export type Typed = Partial<Record<keyof typeof LEAVE, string>>;

/** What stands in the body, and its styles. Pure. */
function drawCard(content: CardContent, context: CardContext): { html: string; css: string } {
  const { language } = content;
  const words = cardWords(language);
  const share = pageWords(language);
  const ink = inkOf(content);
  // Of the main button: the card's own colour where it is seen on the white below, else ink.
  const { backgroundColor } = content;
  const accent = isLegible(backgroundColor, [WHITE]) ? backgroundColor : INK;
  const html = [
    "<main>",
    element(
      "button",
      { id: "h", type: "button", hidden: true, "aria-label": share.share, "data-done": share.copied },
      SIGNS.share,
    ),
    faceOf(content, context),
    wayOut(share),
    actions(context, words),
    contactsOf(content, share),
    socialsOf(content, context),
    content.note.trim()
      ? element("p", { class: "n", dir: directionOf(content.note) }, escapeHtml(content.note.trim()))
      : "",
    context.pageUrl ? element("a", { class: "q", href: context.pageUrl }, escapeHtml(words.page)) : "",
    element(
      "figure",
      { class: "x" },
      `${codeSvg(context.qr, escapeHtml(words.code))}<figcaption>${escapeHtml(words.code)}</figcaption>`,
    ),
    content.takesContacts ? leaveForm(content, context, { typed: {}, isOpen: false }) : "",
    footerOf(context, share.madeWith, words.print),
    '<p id="z" role="status"></p></main>',
  ].join("");
  return { html, css: cardStyles({ ground: backgroundColor, ink, accent, onAccent: labelOn(accent) }) };
}

type Words = ReturnType<typeof cardWords>;
type ShareWords = ReturnType<typeof pageWords>;

function faceOf(content: CardContent, { imageHost }: CardContext): string {
  const { header, title, subheader } = content;
  const picture = (place: "banner" | "photo" | "logo", className: string) => {
    const shown = shownPicture(content, place, imageHost);
    if (!shown) return "";
    const { src, widthPx, heightPx } = shown;
    return `<img${attributes({ class: className, src, alt: place === "logo" ? header.trim() || true : true, width: widthPx, height: heightPx })}>`;
  };
  const line = (tag: string, text: string, className?: string) =>
    text.trim() ? element(tag, { class: className, dir: directionOf(text) }, escapeHtml(text.trim())) : "";
  const banner = picture("banner", "e");
  const photo = picture("photo", "f");
  const below = banner && photo ? " y" : "";
  return `<header class="d${below}">${banner}${picture("logo", "o")}${photo}${line("p", header, "u")}${line("h1", title)}${line("p", subheader)}</header>`;
}

/** For browsers inside other apps, which save no contact: the script shows it there. */
const wayOut = ({ inApp, openOutside, copy, copied }: ShareWords): string =>
  element(
    "div",
    { id: "o", hidden: true },
    `${element("p", {}, escapeHtml(inApp))}${element("a", { id: "ol", href: "#" }, escapeHtml(openOutside))} ${element("button", { id: "oc", type: "button", "data-done": copied }, escapeHtml(copy))}`,
  );

function actions({ url, wallets }: CardContext, words: Words): string {
  const wallet = (href: string | null, label: string) =>
    href ? element("a", { class: "m w", href, rel: "nofollow", "data-o": true }, escapeHtml(label)) : "";
  const file = (query: string, className: string | undefined, label: string) =>
    element("a", { class: className, href: `${url}.vcf${query}`, rel: "nofollow", "data-o": true }, escapeHtml(label));
  const others = VCARD_FILES.slice(1).map(({ name, query }) => file(query, undefined, name));
  return `<div class="j">${file("", "m", words.save)}<p class="v">${escapeHtml(words.others)} ${others.join(" ")}</p>${wallet(wallets.apple, words.apple)}${wallet(wallets.google, words.google)}</div>`;
}

const SIGN_OF = {
  phone: SIGNS.phone,
  mobile: SIGNS.cellphone,
  email: SIGNS.email,
  website: SIGNS.web,
  address: SIGNS.place,
  fax: SIGNS.print,
  skype: SIGNS.web,
} as const;

function linkFor(name: keyof typeof CONTACTS, value: string): string | null {
  switch (CONTACTS[name].kind) {
    case "tel":
      return phoneUrl(value);
    case "mailto":
      return safeUrl(`mailto:${value}`);
    case "web":
      return safeUrl(value);
    case "map":
      return mapUrl(value);
    default:
      return null;
  }
}

function contactsOf({ contacts }: CardContent, words: ShareWords): string {
  const rows = contacts.flatMap(({ name, value, label }) => {
    const text = value.trim();
    if (text === "") return [];
    const href = linkFor(name, text);
    const shown = element(
      "span",
      { dir: directionOf(text) },
      escapeHtml(text.replace(/^https?:\/\/|\/$/g, "") || text),
    );
    const value_ = href ? element("a", { href, rel: "noopener ugc" }, shown) : shown;
    return [`<li>${SIGN_OF[name]}<div><b>${escapeHtml(label?.trim() || labelOf(name, words))}</b>${value_}</div></li>`];
  });
  return rows.length > 0 ? `<ul class="c">${rows.join("")}</ul>` : "";
}

/** What a contact is called that has no label of its own. */
export function labelOf(name: keyof typeof CONTACTS, words: ShareWords): string {
  if (name === "phone") return words.phone;
  if (name === "mobile") return words.cellphone;
  if (name === "email") return words.email;
  if (name === "address") return words.address;
  return CONTACTS[name].label;
}

function socialsOf({ socials }: CardContent, { imageHost }: CardContext): string {
  const links = socials.flatMap(({ name, link }) => {
    const href = safeUrl(link);
    if (!href) return [];
    const label = SOCIALS[name]?.label ?? URL.parse(href)?.hostname ?? href;
    const sign = SOCIALS[name] ? mark(name, INK, imageHost) : escapeHtml([...label][0] ?? "");
    return [`<li>${element("a", { href, rel: "noopener ugc", "aria-label": label, title: label }, sign)}</li>`];
  });
  return links.length > 0 ? `<ul class="s">${links.join("")}</ul>` : "";
}

function fieldsOf(words: Words, typed: Typed): string {
  // Browsers send a line end as two characters, and count it as one.
  const written = (name: keyof typeof LEAVE) => cut((typed[name] ?? "").replace(/\r\n?/g, "\n"), LEAVE[name]);
  const field = (name: keyof typeof LEAVE, label: string, type: string, autocomplete: string, required = false) => {
    const hint = required ? "" : ` <small>(${escapeHtml(words.optional)})</small>`;
    const value = written(name) || null;
    const input = `<input${attributes({ id: `v-${name}`, name, type, autocomplete, required, maxlength: LEAVE[name], value })}>`;
    return `${element("label", { for: `v-${name}` }, escapeHtml(label) + hint)}${input}`;
  };
  const noteLabel = `${escapeHtml(words.note)} <small>(${escapeHtml(words.optional)})</small>`;
  // HTML drops the line end that a text area begins with.
  const note = written("note").replace(/^\n/, "\n\n");
  return [
    field("name", words.name, "text", "name", true),
    field("email", words.email, "email", "email", true),
    field("phone", words.phone, "tel", "tel"),
    field("company", words.company, "text", "organization"),
    element("label", { for: "v-note" }, noteLabel),
    element("textarea", { id: "v-note", name: "note", rows: 3, maxlength: LEAVE.note }, escapeHtml(note)),
  ].join("");
}

function leaveForm(
  content: CardContent,
  { url }: CardContext,
  { typed, isOpen }: { typed: Typed; isOpen: boolean },
): string {
  const { language } = content;
  const words = cardWords(language);
  const fill = (text: string) => escapeHtml(formatMessage(text, { name: cardName({ label: "", content }) }, language));
  const trap = `<p class="h" aria-hidden="true"><input${attributes({ name: TRAP, tabindex: -1, autocomplete: "off" })}></p>`;
  const consent = `<p class="r"><input id="v-ok" type="checkbox" name="consent" value="1" required><label for="v-ok">${fill(words.consent)}</label></p>`;
  const form = `<form${attributes({ method: "post", action: `${url}/leave` })}>${element("p", {}, fill(words.leaveWhy))}${fieldsOf(words, typed)}${trap}${consent}${element("button", { class: "m" }, escapeHtml(words.send))}</form>`;
  return element("details", { class: "a", open: isOpen }, `<summary>${escapeHtml(words.leave)}</summary>${form}`);
}

const footerOf = ({ brandingUrl, brandingText, url }: CardContext, madeWith: string, print: string): string =>
  `<footer>${element("a", { href: `${url}/print.pdf`, rel: "nofollow" }, escapeHtml(print))}${brandingUrl ? element("a", { href: brandingUrl, rel: "noopener" }, escapeHtml(brandingText ?? madeWith)) : ""}</footer>`;

/** A whole card as its visitors get it. */
export function cardDocument(content: CardContent, context: CardContext): string {
  const { url, isIndexed } = context;
  const { language } = content;
  const { html, css } = drawCard(content, context);
  const title = oneLine(content.title) || oneLine(content.header);
  const description = [content.subheader, content.header]
    .map(oneLine)
    .filter((part) => part && part !== title)
    .join(" · ");
  const tags = [
    isIndexed ? "" : NOINDEX,
    `<link${attributes({ rel: "canonical", href: url })}>`,
    description && meta({ name: "description", content: description }),
    meta({ property: "og:type", content: "profile" }),
    meta({ property: "og:title", content: title }),
    description && meta({ property: "og:description", content: description }),
    meta({ property: "og:url", content: url }),
    meta({ name: "theme-color", content: content.backgroundColor }),
    `<script type="application/ld+json">${inlineJson(personOf(content, context))}</script>`,
  ];
  return documentOf({ language, title, head: tags.join(""), css, body: html, script: PAGE_SCRIPT });
}

function personOf(content: CardContent, { url, imageHost }: CardContext) {
  const { title, header, subheader, contacts, socials } = content;
  const first = (name: string) => contacts.find((one) => one.name === name && one.value.trim())?.value.trim();
  const photo = shownPicture(content, "photo", imageHost);
  const profiles = socials.flatMap(({ link }) => {
    const profile = safeUrl(link);
    return profile && isWebUrl(profile) ? [profile] : [];
  });
  const [email, telephone] = [first("email"), first("mobile") ?? first("phone")];
  return {
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    mainEntity: {
      "@type": "Person",
      name: oneLine(title) || oneLine(header),
      url,
      ...(subheader.trim() && { jobTitle: oneLine(subheader) }),
      ...(header.trim() && { worksFor: { "@type": "Organization", name: oneLine(header) } }),
      ...(email && { email }),
      ...(telephone && { telephone }),
      ...(photo && { image: URL.parse(photo.src, url)?.href ?? photo.src }),
      ...(profiles.length > 0 && { sameAs: profiles }),
    },
  };
}

/**
 * What is answered to somebody who has left their contact, or whose contact could not be taken.
 * @param problem null: it was taken. Else what they typed, which stands in the form again, and a plain sentence that says why;
 *   without one: that something is missing
 */
export function leftDocument(
  content: CardContent,
  context: CardContext,
  problem: { typed: Typed; why: "wrong" | "later" } | null,
): string {
  const { language } = content;
  const words = cardWords(language);
  if (problem === null) {
    const title = formatMessage(words.left, { name: cardName({ label: "", content }) }, language);
    return drawNotice({ title, language, link: { href: context.url, label: words.back } });
  }
  const { typed, why } = problem;
  const title = words[why];
  const form = leaveForm(content, context, { typed, isOpen: true });
  const body = `<main><h1>${escapeHtml(title)}</h1>${form}<p>${element("a", { href: context.url }, escapeHtml(words.back))}</p></main>`;
  return documentOf({ language, title, head: NOINDEX, css: `${QUIET}${FORM_ALONE}`, body });
}

const FORM_ALONE =
  "summary{display:none}.h{position:absolute;left:-99vw}input:not([type=checkbox]){width:100%;font:inherit;color:inherit;background:var(--p);border:1px solid var(--m);border-radius:10px;padding:10px 12px;margin-bottom:14px}.r{display:flex;gap:10px;text-align:start}.m{display:block;width:100%;min-height:48px;margin-top:14px;border:0;border-radius:10px;background:var(--a);color:var(--on);font:inherit;font-weight:600}";
