import { wordsOf } from "../catalog/words.ts";
import { MESSAGES } from "../errors/messages.ts";
import { t } from "../languages/translate.ts";
import { IMAGE_TYPES, type ImageType } from "./constants.ts";
import type { Content } from "./schema.ts";

type Pictured = Pick<Content, "general" | "media">;

/** The word for a picture to which nobody gave a name, and that nothing in the signature names. */
const USUAL = { photo: "photo", photo2: "logo", banner: "banner" } as const satisfies Record<ImageType, string>;

/**
 * The alternative text of a picture: the person's own words; else what it shows most likely, a face or a logo; else what it
 * is. A face takes the company's name only where no logo bears it.
 * @param seen a text as it will be seen, empty when nothing of it is
 */
export function altOf(
  { general, media }: Pictured,
  type: ImageType,
  seen: (text: string) => string = (text) => text.trim(),
): string {
  const own = seen(media[`${type}Alt`]);
  return own || shownIn({ general, media }, type, seen) || wordsOf(general.language)[USUAL[type]];
}

function shownIn({ general, media }: Pictured, type: ImageType, seen: (text: string) => string): string {
  if (type === "photo2") return seen(general.company);
  if (type === "banner") return "";
  return seen(general.name) || (media.photo2 === null ? seen(general.company) : "");
}

/** The text without words of the person's own, as they are stored by an empty one: it follows the name that it is made of. */
export const automaticAlt = ({ general, media }: Pictured, type: ImageType): string =>
  altOf({ general, media: { ...media, [`${type}Alt`]: "" } }, type);

/** What a new picture is called until somebody has better words: the automatic text, or one that no other picture has. */
export function suggestedAlt(pictured: Pictured, type: ImageType): string {
  const { name, company } = pictured.general;
  const whose = type === "photo" ? name.trim() : company.trim() || name.trim();
  const named = {
    photo: t("Photo of {name}", { name: whose }),
    photo2: t("Logo of {name}", { name: whose }),
    banner: t("Banner of {name}", { name: whose }),
  };
  const automatic = automaticAlt(pictured, type);
  return whose && altProblem(pictured, type, automatic) !== null ? named[type] : automatic;
}

/**
 * Why a picture's alternative text will not do: none is there, or another picture of the signature has the same, so that
 * nobody who hears them can tell them apart. @returns a sentence to be translated; null when it is fine
 */
export function altProblem(pictured: Pictured, type: ImageType, text = altOf(pictured, type)): string | null {
  const others = IMAGE_TYPES.filter((other) => other !== type && pictured.media[other] !== null);
  const isTaken = others.some((other) => sameAlt(altOf(pictured, other), text));
  return text.trim() === "" || isTaken ? MESSAGES.altRequired : null;
}

/** True for two texts that sound alike. */
export const sameAlt = (a: string, b: string): boolean => folded(a) === folded(b);
const folded = (text: string) => text.trim().toLowerCase();
