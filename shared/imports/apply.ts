import { OWN_TEXT } from "../addons/constants.ts";
import { MAX_ADDONS, MAX_CONTACTS, MAX_CUSTOM_FIELDS, MAX_SOCIALS } from "../signatures/constants.ts";
import type { SignatureInput } from "../signatures/schema.ts";
import type { Guess, GuessOf } from "./guess.ts";
import { sameContact } from "./tidy.ts";

type General = SignatureInput["general"];

/**
 * Puts the guesses that somebody took into a draft, and changes the draft itself. An empty line of the same kind is filled
 * before one is added; what is there already is not added again, nor more than a signature holds. Pictures are left to the
 * caller, who has to fetch and keep them.
 */
export function applyGuesses(document: SignatureInput, guesses: readonly Guess[]): void {
  const { general, design } = document;
  for (const guess of guesses) {
    if (guess.kind === "text") general[guess.field] = guess.value;
    else if (guess.kind === "contact") addContact(general, guess);
    else if (guess.kind === "social") addSocial(general, guess);
    else if (guess.kind === "custom") addCustom(general, guess);
    else if (guess.kind === "disclaimer") setDisclaimer(general, guess.value);
    else if (guess.kind === "color") design[guess.field] = guess.value;
    else if (guess.kind === "font") design.fontFamily = guess.value;
  }
}

function addContact({ contacts }: General, { name, value, label }: GuessOf<"contact">): void {
  const same = sameContact(name, value);
  if (contacts.some((one) => sameContact(one.name, one.value) === same)) return;
  const empty = contacts.find((one) => one.name === name && !one.value.trim());
  if (empty) Object.assign(empty, { value, label: label || empty.label });
  else if (contacts.length < MAX_CONTACTS) contacts.push({ name, value, label });
}

function addSocial({ socials }: General, { name, link }: GuessOf<"social">): void {
  if (socials.some((one) => one.name === name && one.link === link)) return;
  const empty = socials.find((one) => one.name === name && !one.link.trim());
  if (empty) empty.link = link;
  else if (socials.length < MAX_SOCIALS) socials.push({ name, link, image: null });
}

function addCustom({ customFields }: General, { title, value, link }: GuessOf<"custom">): void {
  const isThere = customFields.some((one) => one.title === title && one.value === value && one.link === link);
  if (isThere || customFields.length >= MAX_CUSTOM_FIELDS) return;
  customFields.push({ key: crypto.randomUUID(), title, value, link });
}

/** A signature has one legal line: a ready text that stands there gives way. */
function setDisclaimer({ addons }: General, text: string): void {
  const data = { type: OWN_TEXT, text };
  const there = addons.find(({ type }) => type === "disclaimer");
  if (there) there.data = data;
  else if (addons.length < MAX_ADDONS) addons.push({ type: "disclaimer", key: crypto.randomUUID(), data });
}
