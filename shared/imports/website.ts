import { Parser } from "htmlparser2";
import { HEX_COLOR } from "../lib/color.ts";
import { isWebUrl, safeUrl } from "../lib/url.ts";
import { contact, contactInLink } from "./contacts.ts";
import { colorIn, colorOf, declarations, isAccent } from "./css.ts";
import { checkSize, type Guess } from "./guess.ts";
import { profileOf } from "./links.ts";
import { isObject, placeIn, type Thing, thingsIn } from "./structured.ts";
import { plain, tidied } from "./tidy.ts";

const MAX_LOGOS = 4;
const MAX_TEXT = 200_000;

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
  const name = plain(String(organisation.name ?? page.metas.get("og:site_name") ?? titleName(page.title)));
  const place = page.things.map(placeIn).find((text) => text !== "") ?? page.address;
  const profiles = [
    ...page.links.map(({ href }) => href),
    ...page.things.flatMap(({ sameAs }) => (Array.isArray(sameAs) ? sameAs.map(String) : [])),
  ];
  return tidied([
    ...(name ? [text(name)] : []),
    contact("website", new URL(address).hostname.replace(/^www\./, ""), address),
    ...logosOf(page, organisation),
    ...colorsOf(page),
    ...page.links.flatMap(({ href, text: shown }) => contactInLink(href, shown) ?? []),
    ...(organisation.telephone
      ? [contact("phone", String(organisation.telephone), String(organisation.telephone))]
      : []),
    ...(place ? [contact("address", place, place)] : []),
    ...profiles.flatMap((href): Guess[] => {
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
  let open: { name: string; href?: string; text: string } | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      readElement(page, name, attributes);
      const isJson = name === "script" && attributes.type === "application/ld+json";
      if (isJson || name === "title" || name === "style" || name === "address") open = { name, text: "" };
      else if (name === "a" && attributes.href) open = { name, href: attributes.href, text: "" };
    },
    ontext(data) {
      if (open && open.text.length < MAX_TEXT) open.text += data;
    },
    onclosetag(name) {
      if (open?.name !== name) return;
      const { text: words, href } = open;
      open = null;
      if (name === "title") page.title ||= plain(words);
      else if (name === "address") page.address ||= plain(words);
      else if (name === "script") page.things.push(...thingsIn(words));
      else if (name === "style") countColors(page, words.match(/#[0-9a-f]{6}\b/gi) ?? []);
      else if (href) page.links.push({ href: absolute(href, page.base) ?? href, text: plain(words) });
    },
  });
  parser.write(html);
  parser.end();
  return page;
}

function readElement(page: Page, name: string, attributes: Record<string, string>) {
  if (name === "meta") {
    const key = attributes.property ?? attributes.name;
    if (key && attributes.content) page.metas.set(key.toLowerCase(), attributes.content);
  } else if (name === "base" && attributes.href) page.base = absolute(attributes.href, page.base) ?? page.base;
  else if (name === "link" && attributes.href) addIcon(page, attributes.rel ?? "", attributes.href);
  else if (name === "img") addLogo(page, attributes);
  const style = attributes.style ? declarations(attributes.style) : null;
  if (style) countColors(page, [colorIn(style.get("background-color")), colorOf(style.get("color"))]);
}

const absolute = (href: string, base: string) => URL.parse(href, base)?.href ?? null;

function addIcon(page: Page, rel: string, href: string) {
  const rank = /apple-touch-icon/i.test(rel) ? 3 : /\bicon\b/i.test(rel) && /\.png/i.test(href) ? 4 : 0;
  if (rank) page.logos.push({ source: href, alt: "", rank });
}

function addLogo(page: Page, { src = "", alt = "", class: names = "", id = "" }: Record<string, string>) {
  if (/logo/i.test(`${src} ${alt} ${names} ${id}`) && !/\.svg(?:$|\?)/i.test(src))
    page.logos.push({ source: src, alt, rank: 2 });
}

function countColors(page: Page, colors: readonly (string | null)[]) {
  for (const color of colors) {
    const hex = color?.toLowerCase() ?? "";
    if (HEX_COLOR.test(hex) && isAccent(hex)) page.colors.set(hex, (page.colors.get(hex) ?? 0) + 1);
  }
}

function logosOf(page: Page, { logo }: Thing): Guess[] {
  const said = isObject(logo) ? String(logo.url ?? "") : String(logo ?? "");
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
