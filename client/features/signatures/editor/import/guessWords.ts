import { CONTACTS } from "#shared/catalog/contacts.ts";
import { SOCIALS } from "#shared/catalog/socials.ts";
import type { Guess, GuessOf } from "#shared/imports/guess.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { folded } from "#shared/lib/text.ts";

const FIELDS = {
  name: msg("Name"),
  position: msg("Position"),
  department: msg("Department"),
  company: msg("Company"),
} as const satisfies Record<GuessOf<"text">["field"], string>;

const PICTURES = {
  photo: msg("Photo"),
  photo2: msg("Logo"),
  banner: msg("Banner"),
} as const satisfies Record<GuessOf<"picture">["type"], string>;

const COLORS = { fontColor: msg("Name and accents"), textColor: msg("Text") } as const;

/** What a guess is about, as the editor calls it. */
export function fieldOf(guess: Guess): string {
  switch (guess.kind) {
    case "text":
      return t(FIELDS[guess.field]);
    case "contact":
      return t(CONTACTS[guess.name].label);
    case "social":
      return SOCIALS[guess.name]?.label ?? guess.name;
    case "picture":
      return t(PICTURES[guess.type]);
    case "color":
      return t(COLORS[guess.field]);
    case "font":
      return t("Font");
    case "disclaimer":
      return t("Disclaimer");
    case "custom":
      return guess.title;
  }
}

/** What would be written there. */
export function wordsOf(guess: Guess): string {
  switch (guess.kind) {
    case "social":
      return guess.link;
    case "picture":
      return whereOf(guess);
    case "custom":
      return guess.value || guess.link;
    default:
      return guess.value;
  }
}

/** What a picture is of, and which site it comes from. `Acme, acme.example` */
function whereOf({ alt, type, source }: GuessOf<"picture">): string {
  const isNews = alt !== "" && folded(alt) !== folded(t(PICTURES[type]));
  const site = source.startsWith("data:") ? t("Comes with it") : (URL.parse(source)?.hostname ?? "");
  return [isNews && alt, site].filter(Boolean).join(", ");
}
