import { safeUrl } from "#shared/lib/url.ts";
import { altOf } from "#shared/signatures/alt.ts";
import { IMAGE_TYPES } from "#shared/signatures/constants.ts";
import type { Content } from "#shared/signatures/schema.ts";
import type { FieldPath } from "../fields/fields.ts";
import { placeOf } from "../pictures/picturePlaces.ts";
import { PICTURE_KEYS } from "./addonValues.ts";

/**
 * Ties the drawn signature to the fields it came from. Mail HTML carries no marks of ours, so parts are found by what
 * they show: texts by their words, networks by their address, pictures by their alternative text.
 */
type Part = { path: FieldPath; text: string };

function textParts({ general }: Content): Part[] {
  const { name, position, department, company, socialCaption, contacts, customFields } = general;
  return [
    { path: "general.name", text: name },
    { path: "general.position", text: position },
    { path: "general.department", text: department },
    { path: "general.company", text: company },
    { path: "general.socialCaption", text: socialCaption },
    ...contacts.map(({ value }, index) => ({ path: `general.contacts.${index}.value`, text: value })),
    ...customFields.flatMap(({ title, value }, index) => [
      { path: `general.customFields.${index}.value`, text: value },
      { path: `general.customFields.${index}.title`, text: title },
    ]),
  ].filter(({ text }) => text.trim() !== "");
}

const plain = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim().toLowerCase();

/** The pictures of the document that an address on the canvas stands for. */
export type SourcesOf = (url: string) => string[];

/** The field behind what was clicked; null for empty ground. */
export function fieldAt(target: Element, content: Content, sourcesOf: SourcesOf): FieldPath | null {
  const social = socialAt(target, content);
  if (social !== null) return `general.socials.${social}.link`;
  if (CONTACT_ICON.test(target.getAttribute("src") ?? "")) {
    const named = target.nextElementSibling ?? target.closest("tr");
    return named && fieldAt(named, content, sourcesOf);
  }
  if (target.tagName === "IMG") {
    return placeOf(content, sourcesOf(target.getAttribute("src") ?? "")) ?? pictureAt(target, content);
  }
  const shown = plain(target.textContent);
  if (!shown) return null;
  const parts = textParts(content);
  const exact = parts.find(({ text }) => plain(text) === shown);
  // The longest text wins, so that "Anna Berg" is not taken for a company called "Berg".
  const contained = parts
    .filter(({ text }) => shown.includes(plain(text)) || plain(text).includes(shown))
    .sort((a, b) => b.text.length - a.text.length);
  return (exact ?? contained[0])?.path ?? null;
}

/** Stands in front of its contact, in the same line or in a cell of its own. */
const CONTACT_ICON = /\/i\/icons\/[a-z]+-[56]-/;

function socialAt(target: Element, { general }: Content): number | null {
  const href = target.closest("a")?.getAttribute("href");
  if (!href || target.tagName !== "IMG") return null;
  const index = general.socials.findIndex(({ link }) => safeUrl(link) === href);
  return index === -1 ? null : index;
}

/** A picture that is shown from its own address, told by its words; the banner says what it is. */
function pictureAt(target: Element, { media, general }: Content): FieldPath {
  const alt = target.getAttribute("alt");
  const type = IMAGE_TYPES.find(
    (candidate) => media[candidate] !== null && alt === altOf({ general, media }, candidate),
  );
  return `media.${type ?? "photo"}`;
}

/** The drawn elements of a field, innermost. */
export function elementsOf(body: HTMLElement, path: FieldPath, content: Content, sourcesOf: SourcesOf): Element[] {
  const picture = pictureOf(path);
  if (picture) {
    return [...body.querySelectorAll("img")].filter((image) => fieldAt(image, content, sourcesOf) === picture);
  }
  const part = textParts(content).find((candidate) => candidate.path === path);
  if (!part) return [];
  const wanted = plain(part.text);
  return [...body.querySelectorAll("td, a, span")].filter(
    (element) => plain(element.textContent).includes(wanted) && !hasCloser(element, wanted),
  );
}

const ADDON_PICTURE = new RegExp(
  `^(general\\.addons\\.\\d+\\.data\\.(?:list\\.\\d+\\.)?)(?:${PICTURE_KEYS.join("|")})$`,
);

/** The picture that a field belongs to: the link of a photo to the photo, an addon's width to its picture. */
function pictureOf(path: FieldPath): FieldPath | null {
  const [, addon] = ADDON_PICTURE.exec(path) ?? [];
  if (addon) return `${addon}image`;
  if (path.startsWith("general.socials")) return path;
  const slot = IMAGE_TYPES.find((type) => new RegExp(`^media\\.${type}(Url|Alt)?$`).test(path));
  return slot ? `media.${slot}` : null;
}

const hasCloser = (element: Element, wanted: string) =>
  [...element.children].some((child) => plain(child.textContent).includes(wanted));
