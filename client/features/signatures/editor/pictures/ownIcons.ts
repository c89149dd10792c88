import type { Draft } from "immer";
import { SOCIALS } from "#shared/catalog/socials.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { t } from "#shared/languages/translate.ts";
import { slugOf } from "#shared/lib/text.ts";
import type { SignatureInput } from "#shared/signatures/schema.ts";

/** A network icon of the person's own, before it is in the document; the pictures are local ones. */
export type OwnIcon = { name: string; link: string; original: string; cropped: string };

const MAX_KEY_LENGTH = 64;

type Names = Pick<SignatureInput, "general" | "media">;

/** The key of a name: `Chess Club Málaga` -> `chess-club-malaga`; empty when no Latin letter or digit is in it. */
export const keyOf = (name: string): string => slugOf(name, MAX_KEY_LENGTH);

/** What an icon of one's own is called in lists: `chess-club` -> `Chess club` */
export const labelOf = (key: string) => key.charAt(0).toUpperCase() + key.slice(1).replaceAll("-", " ");

/** Why a name cannot be used; null when it can. Keys of the catalogue would show the catalogue's icon to some. */
export function nameProblem(name: string, { general, media }: Names): string | null {
  const key = keyOf(name);
  if (name.trim() === "") return t(MESSAGES.altRequired);
  if (key === "") return t("Use at least one letter from A to Z or a digit.");
  const isTaken =
    Object.hasOwn(SOCIALS, key) ||
    media.customSocialIcons.some((icon) => icon.key === key) ||
    general.socials.some((social) => social.name === key);
  return isTaken ? t("“{name}” is there already. Choose a unique name.", { name: name.trim() }) : null;
}

/** Puts an icon and its link at the end of the networks. */
export function addOwnIcon({ general, media }: Draft<SignatureInput>, { name, link, original, cropped }: OwnIcon) {
  const key = keyOf(name);
  media.customSocialIcons.push({ key, originalUrl: original, croppedUrl: cropped });
  general.socials.push({ name: key, link, image: null });
}

/** Takes a network off; an icon of one's own goes with the last link that shows it. */
export function removeSocial({ general, media }: Draft<SignatureInput>, index: number) {
  const [removed] = general.socials.splice(index, 1);
  if (!removed || general.socials.some(({ name }) => name === removed.name)) return;
  media.customSocialIcons = media.customSocialIcons.filter(({ key }) => key !== removed.name);
}

/** The picture of a network's own icon; null for a network of the catalogue. */
export function ownIconOf({ media }: Pick<SignatureInput, "media">, name: string): string | null {
  const icon = media.customSocialIcons.find(({ key }) => key === name);
  return icon ? (icon.croppedUrl ?? icon.originalUrl) : null;
}
