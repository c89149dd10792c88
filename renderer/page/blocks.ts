/** The parts of a page, each as HTML. */

import { shownPicture as cardPicture } from "#renderer/card/images.ts";
import { SOCIALS } from "#shared/catalog/socials.ts";
import { escapeHtml } from "#shared/lib/escape.ts";
import { labelOn } from "#shared/lib/legible.ts";
import { mapUrl } from "#shared/lib/mapUrl.ts";
import { phoneUrl } from "#shared/lib/phone.ts";
import { safeUrl } from "#shared/lib/url.ts";
import type { Block, BlockType, ButtonRow, DataOf, NetworkRow } from "#shared/pages/blocks.ts";
import { attributes, directionOf, element, mark, SIGNS } from "./markup.ts";
import { CARD_PHOTO_PX, shownPicture } from "./pictures.ts";
import type { PageSheet } from "./sheet.ts";
import { videoFrame } from "./video.ts";

type Draw<T extends BlockType> = (data: DataOf<T>, sheet: PageSheet) => string;

/** What leads away from a page. Nobody there is told more than the host it came from. */
const away = (sheet: PageSheet, url: string) => ({ href: sheet.context.linkOf(url), rel: "noopener ugc" });

/** Text as it was typed, with its lines. */
const typed = (tag: string, text: string, className?: string): string =>
  element(tag, { class: className, dir: directionOf(text) }, escapeHtml(text.trim()));

/** A button as wide as the page: a picture or a mark in front, its words in the middle. */
function button(sheet: PageSheet, url: string, words: string, front: string, needsBrowser = false): string {
  const label = element("span", { dir: directionOf(words) }, escapeHtml(words));
  return element("a", { class: "b", ...away(sheet, url), "data-o": needsBrowser }, front + label);
}

const list = (className: string, items: readonly string[]): string =>
  items.length === 0 ? "" : element("ul", { class: className }, items.map((item) => `<li>${item}</li>`).join(""));

const hostOf = (url: string): string => URL.parse(url)?.hostname.replace(/^www\./, "") ?? url;

function picture(path: string | null, place: "picture" | "button", alt: string, { context }: PageSheet): string {
  const shown = shownPicture(path, place, context.imageHost);
  if (!shown) return "";
  const { src, widthPx, heightPx } = shown;
  const lazy = place === "picture" ? "lazy" : null;
  return `<img${attributes({ src, alt: alt || true, width: widthPx, height: heightPx, loading: lazy })}>`;
}

const buttons: Draw<"buttons"> = ({ rows }, sheet) =>
  list(
    "l",
    rows.flatMap(({ label, link, image }: ButtonRow) => {
      const url = safeUrl(link);
      return url ? [button(sheet, url, label.trim() || hostOf(url), picture(image, "button", "", sheet))] : [];
    }),
  );

const nameOf = ({ name, label }: NetworkRow, url: string): string =>
  label.trim() || SOCIALS[name]?.label || hostOf(url);

const frontOf = ({ name, image }: NetworkRow, color: string, sheet: PageSheet): string => {
  if (image) return picture(image, "button", "", sheet);
  return SOCIALS[name] ? mark(name, color, sheet.context.imageHost) : "";
};

const networks =
  (needsBrowser: boolean) =>
  ({ rows }: { rows: NetworkRow[] }, sheet: PageSheet): string =>
    list(
      "l",
      rows.flatMap((row) => {
        const url = safeUrl(row.link);
        if (!url) return [];
        return [button(sheet, url, nameOf(row, url), frontOf(row, sheet.button.label, sheet), needsBrowser)];
      }),
    );

const social: Draw<"social"> = ({ rows }, sheet) =>
  list(
    "s",
    rows.flatMap((row) => {
      const url = safeUrl(row.link);
      if (!url) return [];
      const name = nameOf(row, url);
      const sign = frontOf(row, sheet.ground.text, sheet) || escapeHtml([...name][0] ?? "");
      return [element("a", { ...away(sheet, url), "aria-label": name, title: name }, sign)];
    }),
  );

function contact(data: DataOf<"contact">, sheet: PageSheet): string {
  const { words } = sheet;
  const row = (sign: string, name: string, value: string, url: string | null) => {
    if (value.trim() === "") return [];
    const text = element("span", { dir: directionOf(value) }, escapeHtml(value.trim()));
    const shown = url ? element("a", away(sheet, url), text) : text;
    return [`${sign}<div>${element("b", {}, escapeHtml(name))}${shown}</div>`];
  };
  const mail = safeUrl(`mailto:${data.email.trim()}`);
  return list("c", [
    ...row(SIGNS.phone, data.phoneTitle.trim() || words.phone, data.phone, phoneUrl(data.phone)),
    ...row(SIGNS.cellphone, data.cellphoneTitle.trim() || words.cellphone, data.cellphone, phoneUrl(data.cellphone)),
    ...row(SIGNS.email, words.email, data.email, mail),
    ...row(SIGNS.place, words.address, data.address, mapUrl(data.address)),
    ...row(SIGNS.clock, words.openHours, data.openHours, null),
  ]);
}

function card({ hash }: DataOf<"card">, sheet: PageSheet): string {
  const shown = hash === null ? undefined : sheet.context.cards.get(hash);
  if (!shown) return "";
  const { url, header, title, subheader, photo, color } = shown;
  const face = cardPicture({ photo, logo: null, banner: null }, "photo", sheet.context.imageHost);
  const image = face
    ? `<img${attributes({ src: face.src, alt: true, width: CARD_PHOTO_PX, height: CARD_PHOTO_PX, loading: "lazy" })}>`
    : "";
  const lines = [
    header && typed("small", header),
    title && typed("strong", title),
    subheader && typed("span", subheader),
    element("em", {}, escapeHtml(sheet.words.card)),
  ];
  const style = `background:${color};color:${labelOn(color)}`;
  return element("a", { class: "k", href: url, style, "data-o": true }, `${image}<span>${lines.join("")}</span>`);
}

const text: Draw<"text"> = ({ text }) => (text.trim() ? typed("p", text, "t") : "");

const pictureBlock: Draw<"picture"> = ({ image, alt, link }, sheet) => {
  const shown = picture(image, "picture", alt.trim(), sheet);
  const url = safeUrl(link);
  if (!shown || !url) return shown && element("div", { class: "p" }, shown);
  return element("a", { class: "p", ...away(sheet, url), "aria-label": alt.trim() || hostOf(url) }, shown);
};

const video: Draw<"video"> = ({ title, link, image }, sheet) => {
  const url = safeUrl(link);
  if (!url) return "";
  const poster = picture(image, "picture", "", sheet);
  const name = title.trim() ? `${sheet.words.play}: ${title.trim()}` : sheet.words.play;
  const values = { class: poster ? "v" : "v w", ...away(sheet, url), "data-v": videoFrame(url), "aria-label": name };
  return element("a", values, `${poster}<i>${SIGNS.play}</i>`);
};

const map: Draw<"map"> = ({ address, link }, sheet) => {
  const url = safeUrl(link) ?? mapUrl(address);
  if (!url) return "";
  return button(sheet, url, address.trim() || sheet.words.openMap, SIGNS.place);
};

/** As mails show it: on white, as wide as it is, to be moved sideways on a phone. */
const signature: Draw<"signature"> = ({ hash }, { context }) => {
  const html = hash === null ? undefined : context.signatures.get(hash);
  return html ? element("div", { class: "g", tabindex: 0, role: "group" }, html) : "";
};

const DRAW: { [T in BlockType]: Draw<T> } = {
  buttons,
  messengers: networks(false),
  marketplaces: networks(false),
  // The camera and the microphone are not given to a browser inside another app.
  conference: networks(true),
  social,
  contact,
  card,
  text,
  picture: pictureBlock,
  video,
  map,
  signature,
};

/** A part of a page under its title; empty where there is nothing in it to show. */
export function drawBlock<T extends BlockType>({ type, data }: Block<T>, sheet: PageSheet): string {
  const html = (DRAW[type] as Draw<T>)(data as DataOf<T>, sheet);
  if (html === "") return "";
  const title = data.title.trim();
  return element("section", {}, (title ? typed("h2", title) : "") + html);
}
