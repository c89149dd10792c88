import { HEX_COLOR } from "../lib/color.ts";
import { isWebUrl, MAX_LINK_LENGTH, safeUrl } from "../lib/url.ts";
import { contact, contactInLink } from "./contacts.ts";
import { colorIn, colorOf, declarations, isAccent } from "./css.ts";
import { type Attributes, type ElementReader, readElements } from "./elements.ts";
import { checkSize, type Guess } from "./guess.ts";
import { profileOf } from "./links.ts";
import { isObject, placeIn, type Thing, textIn, thingsIn } from "./structured.ts";
import { plain, tidied } from "./tidy.ts";

const MAX_LOGOS = 4;
const MAX_TEXT = 200_000;
/** Links, pictures and profiles of a page, each; more of them are no page that somebody wrote. */
const MAX_LINKS = 2000;

/** What of a page is read. */
type Page = {
  title: string;
  metas: Map<string, string>;
  base: string;
  links: { href: string; text: string }[];
  logos: { source: string; alt: string; rank: number }[];
  colors: Map<string, number>;
  things: Thing[];
  address: string;
};

/**
 * The home page of a company: its name, logo, colours, networks and contacts.
 * @param address where it was found, to which its own addresses are relative
 * @throws RangeError for a page too long to be read
 */
export function readWebsite(html: string, address: string): Guess[] {
  checkSize(html);
  const page = pageOf(html, address);
  const organisation = page.things.find(({ name, logo }) => name && logo) ?? page.things.find(({ name }) => name) ?? {};
  const name = plain(textIn(organisation.name) || (page.metas.get("og:site_name") ?? titleName(page.title)));
  const phone = textIn(organisation.telephone);
  const place = page.things.map(placeIn).find((text) => text !== "") ?? page.address;
  const profiles = [
    ...page.links.map(({ href }) => href),
    ...page.things.flatMap(({ sameAs }) => (Array.isArray(sameAs) ? sameAs.slice(0, MAX_LINKS).map(textIn) : [])),
  ];
  return tidied([
    ...(name ? [text(name)] : []),
    contact("website", new URL(address).hostname.replace(/^www\./, ""), address),
    ...logosOf(page, organisation),
    ...colorsOf(page),
    ...page.links.flatMap(({ href, text: shown }) => contactInLink(href, shown) ?? []),
    ...(phone ? [contact("phone", phone, phone)] : []),
    ...(place ? [contact("address", place, place)] : []),
    ...profiles.slice(0, 2 * MAX_LINKS).flatMap((href): Guess[] => {
      const profile = profileOf(href);
      return profile ? [{ kind: "social", ...profile, found: href, isSure: true }] : [];
    }),
  ]);
}

const text = (value: string): Guess => ({ kind: "text", field: "company", value, found: value, isSure: true });

/** `Acme Harbour | Piers and pilots` -> `Acme Harbour` */
const titleName = (title: string) => title.split(/\s+[|–—·:-]\s+/)[0] ?? "";

function pageOf(html: string, address: string): Page {
  const page: Page = {
    title: "",
    metas: new Map(),
    base: address,
    links: [],
    logos: [],
    colors: new Map(),
    things: [],
    address: "",
  };
  readElements(html, new PageReader(page));
  return page;
}

/** Fills in what is read of a page. */
class PageReader implements ElementReader {
  readonly #page: Page;
  #open: { name: string; href?: string; text: string } | null = null;

  constructor(page: Page) {
    this.#page = page;
  }

  open(name: string, attributes: Attributes): void {
    readElement(this.#page, name, attributes);
    const isJson = name === "script" && attributes.type === "application/ld+json";
    if (isJson || name === "title" || name === "style" || name === "address") this.#open = { name, text: "" };
    else if (name === "a" && isLinkable(attributes.href)) this.#open = { name, href: attributes.href, text: "" };
  }

  text(data: string): void {
    if (this.#open) this.#open.text += data.slice(0, MAX_TEXT - this.#open.text.length);
  }

  close(name: string): void {
    if (this.#open?.name !== name) return;
    const { text: words, href } = this.#open;
    this.#open = null;
    const page = this.#page;
    if (name === "title") page.title ||= plain(words);
    else if (name === "address") page.address ||= plain(words);
    else if (name === "script") addThings(page, words);
    else if (name === "style") countColors(page, words.match(/#[0-9a-f]{6}\b/gi) ?? []);
    else if (href && page.links.length < MAX_LINKS)
      page.links.push({ href: absolute(href, page.base) ?? href, text: plain(words) });
  }
}

/** True for an address that a signature may have: longer ones are no links of ours, and what is not kept cannot fill memory. */
const isLinkable = (href: string | undefined): href is string =>
  href !== undefined && href !== "" && href.length <= MAX_LINK_LENGTH;

function addThings(page: Page, json: string) {
  if (page.things.length < MAX_LINKS) page.things.push(...thingsIn(json).slice(0, MAX_LINKS));
}

function readElement(page: Page, name: string, attributes: Attributes) {
  if (name === "meta") {
    const key = attributes.property ?? attributes.name;
    if (key && attributes.content) page.metas.set(key.toLowerCase(), attributes.content);
  } else if (name === "base" && isLinkable(attributes.href)) {
    const base = absolute(attributes.href, page.base);
    // Every link of the page is as long as this, at least.
    if (isLinkable(base)) page.base = base;
  } else if (name === "link" && attributes.href) addIcon(page, attributes.rel ?? "", attributes.href);
  else if (name === "img") addLogo(page, attributes);
  const style = attributes.style ? declarations(attributes.style) : null;
  if (style) countColors(page, [colorIn(style.get("background-color")), colorOf(style.get("color"))]);
}

const absolute = (href: string, base: string) => URL.parse(href, base)?.href;

function addIcon(page: Page, rel: string, href: string) {
  const rank = /apple-touch-icon/i.test(rel) ? 3 : /\bicon\b/i.test(rel) && /\.png/i.test(href) ? 4 : 0;
  if (rank) addPicture(page, { source: href, alt: "", rank });
}

function addLogo(page: Page, { src = "", alt = "", class: names = "", id = "" }: Attributes) {
  if (/logo/i.test(`${src} ${alt} ${names} ${id}`) && !/\.svg(?:$|\?)/i.test(src))
    addPicture(page, { source: src, alt, rank: 2 });
}

function addPicture({ logos }: Page, logo: Page["logos"][number]) {
  if (isLinkable(logo.source) && logos.length < MAX_LINKS) logos.push(logo);
}

function countColors(page: Page, colors: readonly (string | null)[]) {
  for (const color of colors) {
    const hex = color?.toLowerCase() ?? "";
    if (HEX_COLOR.test(hex) && isAccent(hex)) page.colors.set(hex, (page.colors.get(hex) ?? 0) + 1);
  }
}

function logosOf(page: Page, { logo }: Thing): Guess[] {
  const said = textIn(isObject(logo) ? logo.url : logo);
  const all = [...(said ? [{ source: said, alt: "", rank: 1 }] : []), ...page.logos];
  const image = page.metas.get("og:image");
  if (image) all.push({ source: image, alt: "", rank: 5 });
  const best = all.toSorted((a, b) => a.rank - b.rank).slice(0, MAX_LOGOS);
  return best.flatMap(({ source, alt, rank }): Guess[] => {
    const href = absolute(source, page.base);
    const url = href && safeUrl(href);
    if (!url || !isWebUrl(url) || /\.svg(?:$|\?)/i.test(url)) return [];
    return [
      {
        kind: "picture",
        type: "photo2",
        source: url.replace(/^http:/i, "https:"),
        link: page.base,
        alt,
        widthPx: null,
        found: url,
        isSure: rank <= 2,
      },
    ];
  });
}

function colorsOf({ metas, colors }: Page): Guess[] {
  const theme = colorOf(metas.get("theme-color"));
  const [most] = [...colors].toSorted(([, a], [, b]) => b - a);
  const value = theme && isAccent(theme) ? theme : most?.[0];
  return value ? [{ kind: "color", field: "fontColor", value, found: value, isSure: value === theme }] : [];
}
