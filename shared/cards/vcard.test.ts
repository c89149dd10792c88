import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { readVcard } from "../imports/readVcard.ts";
import { oneLine } from "../lib/text.ts";
import { CardContent } from "./schema.ts";
import { escaped, folded, nameParts, type VCardOptions, vCardOf } from "./vcard.ts";

type Input = z.input<typeof CardContent>;
const URL = "https://signoff.example/c/AAAAAAAAAAAAAAAAAAAAAA";
const options = (part: Partial<VCardOptions> = {}): VCardOptions => ({
  kind: "3.0",
  url: URL,
  uid: "urn:signoff:AAAAAAAAAAAAAAAAAAAAAA",
  photo: null,
  revisedAt: "2026-11-26T08:00:00.000Z",
  ...part,
});
const card = (part: Partial<Input> = {}) =>
  z.parse(CardContent, { header: "Example & Sons", title: "Ana Person", ...part });
const KINDS = ["3.0", "4.0", "outlook"] as const;

/** What a parser that is not ours makes of it. */
function read(text: string) {
  const component = new ICAL.Component(ICAL.parse(text) as never);
  const all = (name: string) => component.getAllProperties(name).map((one) => one.getFirstValue());
  return { component, all, one: (name: string) => all(name)[0] };
}
const plain = (text: unknown) => String(text).replace(/\\([;,\\])/g, "$1");

const HOSTILE = {
  emoji: "👩🏽‍💻 Zoë 🎉",
  rtl: "ד״ר ישראל ישראלי / شركة المثال",
  signs: 'a;b,c\\d:e"f',
  injected: "Ana\r\nEND:VCARD\r\nBEGIN:VCARD\r\nFN:Eve",
  controls: "A\u0000n\u001ba\u0085B\u2028C",
  surrogate: "half \ud83d of one",
  han: "山田太郎株式会社",
};

describe.each(KINDS)("as %s", (kind) => {
  it("has CR LF at the end of each line, and none longer than 75 bytes", () => {
    const note = "Wir 🎉 freuen uns über Ihren Besuch, שלום וברכה. ".repeat(8);
    const text = vCardOf(card({ note: note.slice(0, 400), title: HOSTILE.emoji }), options({ kind }));
    expect(text.endsWith("END:VCARD\r\n")).toBe(true);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of text.split("\r\n")) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
  });

  it.each(Object.entries(HOSTILE))("gives back what was typed: %s", (_, words) => {
    const contacts = [{ name: "address" as const, value: words }];
    const text = vCardOf(
      card({ header: words, title: `${words} X`, subheader: words, note: words, contacts }),
      options({ kind }),
    );
    expect(text.match(/^BEGIN:VCARD/gm)).toHaveLength(1);
    expect(text.match(/^END:VCARD/gm)).toHaveLength(1);
    const { one } = read(text);
    const meant = words
      .toWellFormed()
      .replace(/\r\n|[\u0085\u2028]/g, "\n")
      .replace(/[^\P{Cc}\n]/gu, "");
    expect(plain(one("note"))).toBe(meant);
    expect(plain(one("title"))).toBe(meant);
    expect(plain(one("fn"))).toBe(oneLine(`${words} X`).replace(/\s+/g, " "));
    expect(plain([one("org")].flat().join(";"))).toBe(meant);
    expect([one("adr")].flat(2).map(plain)).toContain(meant);
  });

  it("carries a photo as it is", () => {
    const base64 = Buffer.from(Uint8Array.from({ length: 5000 }, (_, at) => at % 251)).toString("base64");
    const text = vCardOf(card(), options({ kind, photo: { type: "jpeg", base64 } }));
    const photo = String(read(text).one("photo"));
    expect(photo.endsWith(base64)).toBe(true);
    expect(text).toContain(kind === "4.0" ? "PHOTO:data:image/jpeg;base64," : "PHOTO;ENCODING=b;TYPE=JPEG:");
  });

  it("is the same contact for ever", () => {
    const uid = (title: string) => read(vCardOf(card({ title }), options({ kind }))).one("uid");
    expect(uid("Ana")).toBe("urn:signoff:AAAAAAAAAAAAAAAAAAAAAA");
    expect(uid("Eve")).toBe(uid("Ana"));
  });
});

const CONTACTS = [
  { name: "mobile" as const, value: "+49 (0)170 123 45 67" },
  { name: "phone" as const, value: "+49 30 1234-5 ext. 6", label: "Desk" },
  { name: "fax" as const, value: "+49 30 99" },
  { name: "email" as const, value: "ana@example.com" },
  { name: "website" as const, value: "example.com/ana", label: "Blog" },
  { name: "skype" as const, value: "ana.person" },
];
const SOCIALS = [{ name: "linkedin", link: "https://www.linkedin.com/in/ana" }];

it("3.0 has types in one parameter, and labels in groups", () => {
  const lines = vCardOf(card({ contacts: CONTACTS, socials: SOCIALS }), options()).split("\r\n");
  expect(lines).toEqual([
    "BEGIN:VCARD",
    "VERSION:3.0",
    "N:Person;Ana;;;",
    "FN:Ana Person",
    "ORG:Example & Sons",
    "TEL;TYPE=CELL,VOICE,PREF:+49 (0)170 123 45 67",
    "item1.TEL;TYPE=WORK,VOICE:+49 30 1234-5 ext. 6",
    "item1.X-ABLabel:Desk",
    "TEL;TYPE=WORK,FAX:+49 30 99",
    "EMAIL;TYPE=INTERNET,WORK,PREF:ana@example.com",
    "item2.URL:https://example.com/ana",
    "item2.X-ABLabel:Blog",
    "IMPP;X-SERVICE-TYPE=Skype:skype:ana.person",
    "X-SOCIALPROFILE;TYPE=linkedin:https://www.linkedin.com/in/ana",
    `item3.URL:${URL}`,
    "item3.X-ABLabel:Business card",
    "UID:urn:signoff:AAAAAAAAAAAAAAAAAAAAAA",
    "REV:2026-11-26T08:00:00.000Z",
    "END:VCARD",
    "",
  ]);
});

it("4.0 has numbers as addresses, and what is preferred as a parameter of its own", () => {
  const text = vCardOf(card({ contacts: CONTACTS }), options({ kind: "4.0" }));
  expect(text).toContain('TEL;VALUE=uri;TYPE="cell,voice";PREF=1:tel:+491701234567\r\n');
  // An extension is dialled by a person.
  expect(text).toContain('item1.TEL;TYPE="work,voice":+49 30 1234-5 ext. 6\r\n');
  expect(text).toContain("EMAIL;TYPE=work;PREF=1:ana@example.com\r\n");
  expect(text).toContain("REV:20261126T080000Z\r\n");
  expect(read(text).one("version")).toBe("4.0");
});

it("for classic Outlook it says its character set, and has no groups", () => {
  const text = vCardOf(card({ title: "Łukasz Żółć", contacts: CONTACTS }), options({ kind: "outlook" }));
  expect(text).toContain("N;CHARSET=utf-8:Żółć;Łukasz;;;\r\n");
  expect(text).not.toMatch(/^item\d/m);
});

it("is read by our own import as it was typed", () => {
  const guesses = readVcard(
    vCardOf(card({ contacts: CONTACTS, socials: SOCIALS, subheader: "Head; of, design" }), options()),
  );
  const texts = JSON.stringify(guesses);
  for (const text of ["Ana Person", "Example & Sons", "Head; of, design", "ana@example.com", "linkedin.com/in/ana"])
    expect(texts).toContain(text);
});

it("keeps links that lead nowhere good out", () => {
  const content = card({ contacts: CONTACTS, socials: SOCIALS });
  const text = vCardOf({ ...content, socials: [{ name: "x", link: "javascript:alert(1)", image: null }] }, options());
  expect(text).not.toContain("javascript");
});

it("takes names apart", () => {
  expect(nameParts("Ana Maria Person")).toEqual({ family: "Person", given: "Ana Maria" });
  expect(nameParts("Person, Ana")).toEqual({ family: "Person", given: "Ana" });
  expect(nameParts("山田太郎")).toEqual({ family: "", given: "山田太郎" });
});

it("breaks lines between characters", () => {
  expect(folded("x".repeat(75))).toBe("x".repeat(75));
  expect(folded("x".repeat(76))).toBe(`${"x".repeat(75)}\r\n x`);
  expect(folded(`${"x".repeat(73)}🎉`)).toBe(`${"x".repeat(73)}\r\n 🎉`);
  expect(escaped("a\r\nb;c,d\\e")).toBe("a\\nb\\;c\\,d\\\\e");
});
