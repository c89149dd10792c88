import { FIRST_MARK, LAST_MARK } from "#renderer/signature/marks.ts";
import type { Addon, AddonType, DataOf, RowOf } from "#shared/addons/addons.ts";
import { OWN_TEXT } from "#shared/addons/constants.ts";
import type { ContactName } from "#shared/catalog/contacts.ts";
import { ROUNDED_RADIUS_PCT } from "#shared/images/constants.ts";
import { SHAPES, type Shape } from "#shared/images/variant.ts";
import { RIGHT_TO_LEFT } from "#shared/lib/rightToLeft.ts";
import { safeUrl } from "#shared/lib/url.ts";
import { altOf } from "#shared/signatures/alt.ts";
import { IMAGE_TYPES } from "#shared/signatures/constants.ts";
import type { Content } from "#shared/signatures/schema.ts";
import type { FieldPath } from "../fields/fields.ts";
import { type AddonKey, addonPath } from "./addonValues.ts";
import type { Lender } from "./lend.ts";
import { SAMPLE, SAMPLE_CONTACTS } from "./sample.ts";

/**
 * Ghosts: the sample person's words and pictures in the empty places of a signature, so that its layout can be judged
 * from the first letter on. The document never holds them, and what is sent is drawn from the document.
 *
 * The core draws them like anything else. Which parts they are is told by sentinels that go through it untouched:
 * private-use characters around texts, addresses of a reserved domain (RFC 2606) behind pictures and links.
 */

/** The last mark ends a text; a document has fewer empty places than there are others. */
const END = String.fromCharCode(LAST_MARK);
const MAX_MARKS = LAST_MARK - FIRST_MARK;
const LINK = "https://ghost.invalid/";

/** A document with ghosts; `paths`: the fields they stand for, by the number of their mark. */
export type Ghostly = { content: Content; paths: readonly FieldPath[] };

const MARKS = new RegExp(`[${String.fromCharCode(FIRST_MARK)}-${END}]`, "g");
/** What a person typed or pasted of these characters is on no canvas with ghosts: it would be taken for one. */
function withoutMarks(general: Content["general"]): Content["general"] {
  const text = JSON.stringify(general);
  const clean = text.replace(MARKS, "");
  return clean === text ? general : JSON.parse(clean);
}

const isBlank = (text: string | undefined) => !text?.trim();
/** What the core makes no link of. */
const isNoLink = (text: string | undefined) => safeUrl(text ?? "") === null;

/**
 * Fills every place that is there to be filled; a line that was taken out stays out.
 * @param sample whose words and pictures they are: of the ready design that was chosen last
 */
export function withGhosts({ general: typed, design, media }: Content, sample: Lender = SAMPLE): Ghostly {
  const general = withoutMarks(typed);
  const { name, position, department, company, contacts, customFields, socials, socialCaption, addons } = general;
  const paths: FieldPath[] = [];
  const mark: Mark = {
    text(path, words) {
      if (paths.length >= MAX_MARKS) return words;
      return `${String.fromCharCode(FIRST_MARK + paths.push(path) - 1)}${words}${END}`;
    },
    link: (path) => LINK + path,
  };
  const isRightToLeft = RIGHT_TO_LEFT.test(`${name} ${position} ${department} ${company}`);
  const line = (key: "name" | "position" | "company") =>
    isBlank(general[key]) ? mark.text(`general.${key}`, isRightToLeft ? DASHES : sample.general[key]) : general[key];
  const hasNoPicture = media.photo === null && media.photo2 === null;
  const hasNoNetwork = socials.every(({ link }) => isNoLink(link));
  return {
    paths,
    content: {
      design,
      general: {
        ...general,
        name: line("name"),
        position: line("position"),
        company: line("company"),
        contacts: contacts.map((contact, i) =>
          isBlank(contact.value)
            ? { ...contact, value: mark.text(`general.contacts.${i}.value`, lineOf(contact.name, sample)) }
            : contact,
        ),
        customFields: customFields.map((field, i) => {
          if (!isBlank(field.title) || !isBlank(field.value)) return field;
          const path = `general.customFields.${i}.title`;
          return { ...field, title: mark.text(path, "Opening hours"), value: mark.text(path, "9 to 17") };
        }),
        socials: socials.length
          ? socials.map((social, i) =>
              isNoLink(social.link) ? { ...social, link: mark.link(`general.socials.${i}.link`) } : social,
            )
          : sample.general.socials.map(({ name }) => ({ name, image: null, link: mark.link(NETWORKS) })),
        socialCaption:
          hasNoNetwork && isBlank(socialCaption) ? mark.text(NETWORKS, SAMPLE.general.socialCaption) : socialCaption,
        addons: addons.map((addon, index) => withAddonGhosts(addon, index, mark)),
      },
      media: hasNoPicture
        ? {
            ...media,
            photo: sample.media.photo ?? null,
            photoUrl: mark.link(PORTRAIT),
            photo2: sample.media.photo2 ?? null,
            photo2Url: mark.link(LOGO),
          }
        : named({ general, media }),
    },
  };
}

/** The person's pictures called as they are without ghosts: no sample company gives its name to somebody's logo. */
function named({ general, media }: Pick<Content, "general" | "media">): Content["media"] {
  const alts = IMAGE_TYPES.map((type) => [
    `${type}Alt`,
    media[type] === null ? media[`${type}Alt`] : altOf({ general, media }, type),
  ]);
  return { ...media, ...Object.fromEntries(alts) };
}

/** What a sample writes on a line; of kinds that it does not have, the first one's word. */
const lineOf = (name: ContactName, { general }: Lender) =>
  general.contacts.find((contact) => contact.name === name)?.value ?? SAMPLE_CONTACTS[name];

const PORTRAIT = "media.photo";
const LOGO = "media.photo2";
/** Where networks are added. */
const NETWORKS = "general.socials";
/** Without letters: the script of most letters decides which way a signature runs, and ghosts have no say in it. */
const DASHES = "\u2013 \u2013 \u2013 \u2013 \u2013";

/** Texts and addresses that are known as ghosts of a field. */
type Mark = { text(path: FieldPath, words: string): string; link(path: FieldPath): string };
/** The same for the fields of one addon, or of one row of its list. */
type OwnMark = { text(key: AddonKey, words: string): string; link(key: AddonKey): string };

/** Fills what an addon, or a row, needs to be drawn at all. */
type Fill<Values> = (values: Values, mark: OwnMark) => Values;

const withUrl = <Values extends { url?: string }>(values: Values, mark: OwnMark): Values =>
  isNoLink(values.url) ? { ...values, url: mark.link("url") } : values;

const withOwnText = (data: DataOf<"disclaimer" | "GreenMessage">, mark: OwnMark) =>
  data.type === OWN_TEXT && isBlank(data.text) ? { ...data, text: mark.text("text", "Your own words") } : data;

const FILLS: { readonly [T in AddonType]: Fill<RowOf<T>> } = {
  sign: (data, mark) => (data.image || !isBlank(data.text) ? data : { ...data, text: mark.text("text", "Maya") }),
  CallToAction(data, mark) {
    const filled = withUrl(data, mark);
    return isBlank(data.text) ? { ...filled, text: mark.text("text", "Book a demo") } : filled;
  },
  disclaimer: withOwnText,
  GreenMessage: withOwnText,
  badge: (row, mark) => (row.image ? row : withUrl(row, mark)),
  social: withUrl,
  calendar(data, mark) {
    if (!isBlank(data.start) || !isNoLink(data.url)) return data;
    const title = isBlank(data.title) && isBlank(data.text) ? "Open day" : data.title;
    // The file's address is the one link of an event that is nobody else's.
    return { ...data, title, start: "2030-06-01T10:00", end: "2030-06-01T12:00", icsUrl: mark.link("start") };
  },
  videos: withUrl,
  businessCard: withUrl,
  page: withUrl,
  customHtml: (data, mark) => (isBlank(data.html) ? { ...data, html: mark.text("html", "Your own HTML") } : data),
};

function withAddonGhosts(addon: Addon, index: number, mark: Mark): Addon {
  const fill = FILLS[addon.type] as Fill<object> | undefined;
  if (!fill) return addon;
  const at = (entry: number | null): OwnMark => ({
    text: (key, words) => mark.text(addonPath({ index, entry }, key), words),
    link: (key) => mark.link(addonPath({ index, entry }, key)),
  });
  const { list } = addon.data as { list?: object[] };
  const data = list
    ? { ...addon.data, list: list.map((row, entry) => fill(row, at(entry))) }
    : fill(addon.data, at(null));
  return { ...addon, data } as Addon;
}

const SENTINELS = /[\ue000-\ue3ff]/g;
/**
 * Where there is something to turn: alternative texts, which hold sentinels and no elements; our links, and whether a
 * picture is in them; links of others around a ghost's words (a number, an address); and the sentinels.
 */
const PLACES =
  / alt="[^"]*"| href="https:\/\/ghost\.invalid\/([^"]*)"(><img)?| href="[^"]*"(?=[^<>]*>(?:<span[^<>]*>)?\u200e?[\ue000-\ue3fe])|[\ue000-\ue3ff]/g;

/**
 * Turns the sentinels in what the core drew into elements: `data-ghost` names the field, and none of it is read out. Paths
 * are ours, so they need no escaping. Styles stand inline: the page's policy takes no sheet inside the frame.
 * @param isSample nothing but ghosts: they are faded as a whole, not one by one
 * @returns `count`: of the fields whose ghosts can be seen
 */
export function showGhosts(html: string, { paths, content }: Ghostly, isSample: boolean) {
  const seen = new Set<FieldPath>();
  const look = isSample ? CLICKABLE : FAINT;
  const picture = `${look};display:block;width:max-content`;
  const portrait = `${picture};overflow:hidden;border-radius:${RADII[content.design.logoShape as Shape] ?? 0}%`;
  const attributes = (path: FieldPath, style: string) => `data-ghost="${path}" aria-hidden="true" style="${style}"`;
  const shown = html.replace(PLACES, (place, linked: string | undefined, image: string | undefined) => {
    if (place.startsWith(" alt=")) return place.replace(SENTINELS, "");
    if (place === END) return "</span>";
    if (linked === undefined && place.startsWith(" href=")) return "";
    const path = linked ?? paths[place.charCodeAt(0) - FIRST_MARK];
    // None of ours: an own name of a file may hold one.
    if (path === undefined) return place;
    seen.add(path);
    if (linked === undefined) return `<span ${attributes(path, look)}>`;
    return image
      ? ` ${attributes(path, path === PORTRAIT ? portrait : picture)}${image}`
      : ` ${attributes(path, look)}`;
  });
  return { html: shown, count: seen.size };
}

const CLICKABLE = "cursor:pointer";
const FAINT = `${CLICKABLE};opacity:.35;outline:1px dashed #00666a;outline-offset:-1px`;
const RADII: Readonly<Record<Shape, number>> = {
  [SHAPES.square]: 0,
  [SHAPES.rounded]: ROUNDED_RADIUS_PCT,
  [SHAPES.circle]: 50,
};

/** An addon that cannot be drawn without its ghosts is one as a whole, in a row of its own; of a list each entry is by itself. */
const ADDON = '[data-ghost^="general.addons."]:not([data-ghost*=".list."])';
const ADDON_ROW = `body>table>tbody>tr:has(${ADDON})`;

/** Fades such addons as a whole, as the other ghosts are faded. */
export function fadeAddons(body: HTMLElement): void {
  for (const row of body.ownerDocument.querySelectorAll<HTMLElement>(ADDON_ROW)) {
    for (const part of row.querySelectorAll<HTMLElement>(ADDON)) part.style.cssText = CLICKABLE;
    for (const cell of row.children) (cell as HTMLElement).style.cssText += FAINT;
  }
}

/** The ghost behind what was clicked: the field it stands for. */
export function ghostAt(target: Element): FieldPath | null {
  const ghost = target.closest("[data-ghost]") ?? target.closest(ADDON_ROW)?.querySelector(ADDON);
  return ghost?.getAttribute("data-ghost") ?? null;
}

/** The ghosts of a field. */
export const ghostsOf = (body: HTMLElement, path: FieldPath): HTMLElement[] => [
  ...body.querySelectorAll<HTMLElement>(`[data-ghost="${path}"]`),
];
