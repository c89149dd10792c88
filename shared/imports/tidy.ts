import { cut, oneLine } from "../lib/text.ts";
import { isWebUrl, safeUrl } from "../lib/url.ts";
import {
  MAX_CONTACTS,
  MAX_CUSTOM_FIELDS,
  MAX_LABEL_LENGTH,
  MAX_LINE_LENGTH,
  MAX_SOCIALS,
  MAX_TEXT_LENGTH,
} from "../signatures/constants.ts";
import { contactProblem } from "../signatures/problems.ts";
import { type Guess, MAX_GUESSES } from "./guess.ts";
import { pictureSource } from "./pictureSource.ts";

const MAX_FOUND_LENGTH = 80;
const MOST: Partial<Record<Guess["kind"], number>> = {
  contact: MAX_CONTACTS,
  social: MAX_SOCIALS,
  custom: MAX_CUSTOM_FIELDS,
};

/** What is between words, and what hides in them: soft hyphens, zero-width spaces, marks of direction. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;
export const plain = (text: string) => oneLine(text.replace(INVISIBLE, "")).replace(/\s+/g, " ").trim();

const line = (text: string) => cut(plain(text), MAX_LINE_LENGTH).trim();

/** What is short enough to be shown beside a guess. */
export function shortened(text: string): string {
  const whole = plain(text);
  return whole.length > MAX_FOUND_LENGTH ? `${cut(whole, MAX_FOUND_LENGTH - 1).trim()}…` : whole;
}

/** A web, mail or phone address that a signature may link to, or none. */
const linkOf = (text: string) => (text.trim() === "" ? "" : (safeUrl(text) ?? ""));

/** The guess as it may be shown and taken; null where nothing of it is left. */
function tidy(guess: Guess): Guess | null {
  const found = shortened(guess.found);
  switch (guess.kind) {
    case "text":
      return { ...guess, found, value: line(guess.value) };
    case "contact": {
      const [value, label] = [line(guess.value), cut(plain(guess.label), MAX_LABEL_LENGTH).trim()];
      return contactProblem({ name: guess.name, value }) ? null : { ...guess, found, value, label };
    }
    case "social":
      return { ...guess, found, link: linkOf(guess.link) };
    case "picture": {
      const [source, link] = [pictureSource(guess.source), linkOf(guess.link)];
      return source ? { ...guess, found, source, link: isWebUrl(link) ? link : "", alt: line(guess.alt) } : null;
    }
    case "disclaimer":
      return { ...guess, found, value: cut(plain(guess.value), MAX_TEXT_LENGTH).trim() };
    case "custom":
      return { ...guess, found, title: line(guess.title), value: line(guess.value), link: linkOf(guess.link) };
    default:
      return { ...guess, found };
  }
}

/** By what a guess is the same as another: numbers by their digits, addresses without scheme and last slash. */
function sameness(guess: Guess): string {
  switch (guess.kind) {
    case "text":
    case "color":
      return `${guess.kind} ${guess.field}`;
    case "contact":
      return `contact ${sameContact(guess.name, guess.value)}`;
    case "social":
      return `social ${guess.name} ${bareAddress(guess.link)}`;
    case "picture":
      return guess.source;
    case "custom":
      return `custom ${guess.title} ${guess.link || guess.value}`;
    default:
      return guess.kind;
  }
}

const bareAddress = (text: string) =>
  text
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/\/$/, "");

/** The same for two spellings of one number, address or page; a fax may have the number of a phone. */
export function sameContact(name: string, value: string): string {
  const isNumber = name === "phone" || name === "mobile" || name === "fax";
  if (!isNumber) return `${name} ${bareAddress(value)}`;
  const digits = value.replace("(0)", "").replace(/\D/g, "").replace(/^00/, "");
  return `${name === "fax" ? "fax" : "number"} ${digits}`;
}

/** True where a guess says something. */
const isSaid = (guess: Guess) =>
  guess.kind === "custom"
    ? guess.title !== "" && (guess.value !== "" || guess.link !== "")
    : guess.kind === "social"
      ? guess.link !== ""
      : guess.kind === "picture" || guess.value !== "";

/** Guesses that are safe to show and to take: one line each, within every limit, none twice. */
export function tidied(guesses: readonly Guess[]): Guess[] {
  const kept = new Map<string, Guess>();
  const count: Partial<Record<Guess["kind"], number>> = {};
  for (const guess of guesses) {
    const next = tidy(guess);
    if (!next || !isSaid(next) || kept.has(sameness(next))) continue;
    const many = (count[next.kind] ?? 0) + 1;
    if (many > (MOST[next.kind] ?? MAX_GUESSES) || kept.size === MAX_GUESSES) continue;
    count[next.kind] = many;
    kept.set(sameness(next), next);
  }
  return [...kept.values()];
}
