import type { Holder, IdentityChange, IdentityPart } from "#shared/identity/identity.ts";
import { languageNow, msg, t } from "#shared/languages/translate.ts";
import type { Target } from "./targets.ts";

/** What a part is called where a change of it is shown. */
export const PART_NAMES: Record<IdentityPart, string> = {
  name: msg("Name"),
  role: msg("Position"),
  company: msg("Company"),
  photo: msg("Photo"),
  phone: msg("Phone"),
  mobile: msg("Mobile"),
  email: msg("Email"),
  website: msg("Website"),
  address: msg("Address"),
};

const QUESTIONS: Record<IdentityPart, string> = {
  name: msg("Use the new name there too?"),
  role: msg("Use the new position there too?"),
  company: msg("Use the new company there too?"),
  photo: msg("Use the new photo there too?"),
  phone: msg("Use the new phone number there too?"),
  mobile: msg("Use the new mobile number there too?"),
  email: msg("Use the new email address there too?"),
  website: msg("Use the new website there too?"),
  address: msg("Use the new address there too?"),
};

export const HOLDER_NAMES: Record<Holder, string> = {
  signature: msg("Signature"),
  page: msg("Link page"),
  card: msg("Business card"),
};

/** `your link page and your business card` */
export function placesIn(targets: readonly Target[]): string {
  const counts = (holder: Holder) => targets.filter((target) => target.holder === holder).length;
  const names = [
    [t("{count, plural, one {your signature} other {your # signatures}}", { count: counts("signature") }), "signature"],
    [t("{count, plural, one {your link page} other {your # link pages}}", { count: counts("page") }), "page"],
    [t("{count, plural, one {your business card} other {your # business cards}}", { count: counts("card") }), "card"],
  ] as const;
  const shown = names.filter(([, holder]) => counts(holder) > 0).map(([name]) => name);
  return new Intl.ListFormat(languageNow(), { type: "conjunction" }).format(shown);
}

/** What is asked: by its name where it is one thing. */
export function questionOf(targets: readonly Target[]): string {
  const parts = new Set(targets.flatMap(({ changes }) => changes.map(({ part }) => part)));
  const [only] = parts;
  const isNew = targets.every(({ changes }) => changes.every(({ to }) => to !== ""));
  return parts.size === 1 && only && isNew ? t(QUESTIONS[only]) : t("Use what you changed there too?");
}

/** "+49 30 1 → +49 30 2", for who reads it. */
export function changeWords({ part, from, to }: IdentityChange): { name: string; from: string; to: string } {
  const shown = (value: string) => (value === "" ? t("nothing") : part === "photo" ? t("a picture") : value);
  const isSwap = part === "photo" && from !== "" && to !== "";
  return { name: t(PART_NAMES[part]), from: shown(from), to: isSwap ? t("another picture") : shown(to) };
}
