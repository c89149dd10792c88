import type { ContactName } from "../catalog/contacts.ts";
import { isWebUrl } from "../lib/url.ts";
import { contact, contactInLink, contactsIn, digitsIn } from "./contacts.ts";
import { type Flow, type Line, type Run, textOf } from "./flow.ts";
import type { Guess } from "./guess.ts";
import { labelled } from "./labels.ts";
import { profileOf } from "./links.ts";
import { colorsIn, fontIn, iconGuess, picturesIn } from "./looks.ts";
import { isInvitation, isNoise, isSmallPrint, type Known, peopleIn, type Words } from "./people.ts";
import { isPlace, placeLine } from "./places.ts";
import { plain, tidied } from "./tidy.ts";

/** What a line says, beside words that may be of the person. */
type Read = { guesses: Guess[]; words: Words | null };

/** Guesses what the lines and pictures of a signature mean. @param known of its person, from elsewhere */
export function guessFlow(flow: Flow, known: Known = {}): Guess[] {
  const guesses: Guess[] = [];
  const words: { line: number; words: Words }[] = [];
  const small: string[] = [];
  let before: ContactName | null = null;
  let isPlaceBefore = false;
  for (const [at, line] of flow.lines.entries()) {
    const text = plain(textOf(line));
    if (text === "" || isNoise(text)) continue;
    if (isSmallPrint(text) && !isPlace(text)) {
      small.push(text);
      continue;
    }
    const read = readLine(line, before);
    // A cell with one letter or an icon may be a line of its own.
    before = labelled(text);
    const place = placeOf(read);
    const above = guesses.at(-1);
    // A street, and the town on the next line.
    if (place && above?.kind === "contact" && above.name === "address" && isPlaceBefore) {
      above.value = `${above.value}, ${place}`;
      above.found = above.value;
    } else guesses.push(...read.guesses);
    isPlaceBefore = place !== null;
    if (read.words && before === null) words.push({ line: at, words: read.words });
  }
  for (const picture of flow.pictures) {
    const icon = iconGuess(picture);
    if (icon) guesses.push(icon);
  }
  const email = guesses.find((guess) => guess.kind === "contact" && guess.name === "email");
  const address = known.email ?? (email?.kind === "contact" ? email.value : "");
  const people = peopleIn(
    words.map(({ words: one }) => one),
    { ...known, email: address },
  );
  const textOfField = (field: string) =>
    people.flatMap((guess) => (guess.kind === "text" && guess.field === field ? [guess.value] : []))[0] ?? "";
  // Without what somebody has studied: pictures are called by the name alone.
  const [name = ""] = textOfField("name").split(",");
  const nameLine = words.find(({ words: one }) => name !== "" && one.text.includes(name))?.line ?? 0;
  const pictures = picturesIn(flow.pictures, { name, company: textOfField("company") }, nameLine);
  const disclaimer: Guess[] = small.length
    ? [{ kind: "disclaimer", value: small.join(" "), found: small[0] ?? "", isSure: true }]
    : [];
  return tidied([...people, ...guesses, ...pictures, ...colorsIn(flow), ...fontIn(flow), ...disclaimer]);
}

/** The place that a line is, alone. */
function placeOf({ guesses: [first, ...others] }: Read): string | null {
  return first?.kind === "contact" && first.name === "address" && others.length === 0 ? first.value : null;
}

function readLine({ runs }: Line, before: ContactName | null): Read {
  const guesses: Guess[] = [];
  const rest: Run[] = [];
  let announced = before;
  for (const run of runs) {
    const linked = linkGuess(run, announced);
    if (linked) guesses.push(linked);
    else if (run.isIcon) announced = labelled(run.text) ?? announced;
    else rest.push(run);
    if (!run.isIcon && plain(run.text) !== "")
      announced = labelled(run.text.split("\t").at(-1) ?? "") ?? (linked ? null : announced);
  }
  const text = plain(
    rest
      .map(({ text: one }) => one)
      .join("")
      .replaceAll("\t", " | ")
      .replaceAll("：", ": "),
  );
  if (isPlace(text) && digitsIn(text).length < 12)
    return { guesses: [...guesses, contact("address", placeLine(text), text)], words: null };
  const read = contactsIn(text, announced);
  // All of a signature on one line: its place is one part of it.
  const parts = read.rest.split(/\s*\|\s*/);
  const places = parts.filter(isPlace);
  if (places.length > 0) guesses.push(contact("address", placeLine(places.join(" | ")), text));
  const left = plain(parts.filter((part) => !isPlace(part)).join(" | ")).replace(/^[|·•,\s-]+|[|·•,\s-]+$/g, "");
  const isWords = /\p{L}{2,}/u.test(left) && labelled(left) === null;
  const [first] = rest.filter(({ text: one }) => plain(one) !== "").toSorted((a, b) => b.look.sizePx - a.look.sizePx);
  return {
    guesses: [...guesses, ...read.guesses],
    words: isWords ? { text: left, sizePx: first?.look.sizePx ?? 16, isBold: first?.look.isBold ?? false } : null,
  };
}

/** What a link says: somebody's profile, an address, a number, a page, or a way to something. */
function linkGuess({ text, link, isButton, isIcon }: Run, announced: ContactName | null): Guess | null {
  if (link === "") return null;
  const shown = plain(text);
  const direct = contactInLink(link, shown);
  if (direct?.kind === "contact" && (announced === "mobile" || announced === "fax") && direct.name === "phone")
    return { ...direct, name: announced };
  if (direct) return direct;
  const profile = profileOf(link);
  if (profile) return { kind: "social", ...profile, found: shown || link, isSure: true };
  if (!isWebUrl(link) || shown === "" || isIcon) return null;
  const [host = ""] = /[^/]+$/.exec(link.replace(/^https?:\/\/(?:www\.)?/i, "").split(/[/?#]/)[0] ?? "") ?? [];
  if (
    host &&
    shown
      .toLowerCase()
      .replace(/^https?:\/\//, "")
      .replace(/^www\./, "")
      .startsWith(host.toLowerCase())
  )
    return contact("website", shown, link);
  return (isButton || isInvitation(shown)) && shown.length <= 60
    ? { kind: "custom", title: shown, value: shown, link, found: link, isSure: false }
    : null;
}
