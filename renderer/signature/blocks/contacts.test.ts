import { describe, expect, it } from "vitest";
import { CONTACT_LABELS } from "#shared/catalog/contacts.ts";
import { TEMPLATES } from "#shared/catalog/templates.ts";
import { wordsOf } from "#shared/catalog/words.ts";
import { WARN_HTML_CHARS } from "#shared/signatures/constants.ts";
import { SIGNATURE_LANGUAGES } from "#shared/signatures/languages.ts";
import { Content } from "#shared/signatures/schema.ts";
import { CONTENTS } from "#tests/renderer/contents.ts";
import { webLinks } from "../links.ts";
import { lint } from "../lint/lint.ts";
import { optionsFor } from "../options.ts";
import { render } from "../render.ts";
import { replyVariant } from "../reply.ts";
import { ownWords } from "./addons/ownWords.ts";

const OPTIONS = { imageHost: "https://img.example", lint };
const CONTACTS = [
  { name: "phone", value: "+49 30 1" },
  { name: "phone", value: "+49 30 2" },
  { name: "mobile", value: "+49 151 3" },
  { name: "email", value: "a@x.example" },
  { name: "email", value: "b@x.example" },
  { name: "website", value: "page.example" },
  { name: "address", value: "Torstraße 1" },
  { name: "fax", value: "+49 30 4" },
  { name: "skype", value: "anna.l" },
];

const drawn = (general: object, design: object = {}) =>
  render(
    Content.parse({ general: { name: "Anna", brandingLine: 0, contacts: CONTACTS, ...general }, design }),
    OPTIONS,
  );

/** What stands beside a value in its line: words, and the names of pictures in brackets. */
function beside(html: string, value: string): string {
  const words = html
    .replace(/<img [^>]*alt="([^"]*)"[^>]*>/g, " [$1] ")
    .replace(/<\/tr>|&nbsp;(?:\||\/|—|•|·)&nbsp;/g, "\n")
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;|\u200e/g, " ")
    .split("\n");
  const line = words.find((text) => text.includes(value)) ?? "";
  return line.replace(value, "").replace(/\s+/g, " ").trim();
}

/** Layouts that show no labels of their own. */
const BARE = [2, 4, 6, 7, 8, 9, 11, 12, 14, 16, 17, 18, 19, 21, 23, 25, 26, 27, 29, 30];

describe("what could be taken for something else", () => {
  it.each(TEMPLATES.map(({ id }) => id))("is named in layout %i, whatever is chosen", (templateId) => {
    const words = wordsOf("de");
    for (const contactLabels of Object.values(CONTACT_LABELS)) {
      const { html, text, findings } = drawn({ language: "de" }, { templateId, contactLabels });
      expect(beside(html, "+49 30 4"), "fax").toMatch(/^\[?(Fax|F)\]?$/);
      expect(beside(html, "anna.l"), "skype").toMatch(/^\[?(Skype|S)\]?$/);
      expect(beside(html, "+49 30 2"), "a second number").toMatch(/^\[?(Telefon|T)\]?$/);
      expect(text).toContain(`${words.labels.fax}: +49 30 4`);
      expect(findings.filter(({ level, rule }) => level === "error" && rule !== "size")).toEqual([]);
    }
  });

  it.each(BARE)("is all that layout %i names by itself", (templateId) => {
    const { html } = drawn({}, { templateId });
    const named = CONTACTS.filter(({ value }) => beside(html, value) !== "").map(({ value }) => value);
    expect(named).toEqual(["+49 30 2", "+49 30 4", "anna.l"]);
  });
});

describe("the person's choice", () => {
  const first = (contactLabels: number, templateId: number, general = {}) =>
    beside(drawn({ language: "fr", ...general }, { contactLabels, templateId }).html, "+49 30 1");

  it.each(TEMPLATES.map(({ id }) => id))("reaches layout %i: icons, letters, words, none", (templateId) => {
    expect(first(CONTACT_LABELS.icon, templateId)).toBe("[Téléphone]");
    expect(first(CONTACT_LABELS.letter, templateId)).toBe("Tél.");
    expect(first(CONTACT_LABELS.word, templateId)).toBe("Téléphone");
    expect(first(CONTACT_LABELS.none, templateId)).toBe("");
  });

  it.each(TEMPLATES.map(({ id }) => id))(
    "has its own label shown in layout %i, however contacts are marked",
    (templateId) => {
      const contacts = [{ name: "phone", value: "+49 30 1", label: "Reception" }, ...CONTACTS.slice(1)];
      for (const contactLabels of Object.values(CONTACT_LABELS)) {
        const { html, text } = drawn({ contacts }, { contactLabels, templateId });
        expect(beside(html, "+49 30 1")).toMatch(/^(\[Phone\] )?Reception( \[Phone\])?$/);
        expect(text).toContain("Reception: +49 30 1");
      }
    },
  );

  it("is drawn as the layout has it where the record is older, and where it is what nobody knows", () => {
    const { general, design, media } = Content.parse({ general: { name: "Anna", contacts: CONTACTS } });
    const { contactLabels, ...plain } = design;
    const { language, ...older } = general;
    const contacts = general.contacts.map(({ name, value }) => ({ name, value }));
    const old = { general: { ...older, contacts }, design: plain, media } as unknown as Content;
    expect(render(old, OPTIONS)).toEqual(render({ general, design, media }, OPTIONS));
    expect(render({ general, design: { ...design, contactLabels: 9 }, media }, OPTIONS)).toEqual(
      render({ general, design, media }, OPTIONS),
    );
  });
});

describe("icons", () => {
  const html = (templateId: number, general = {}, design = {}) =>
    drawn(general, { templateId, contactLabels: CONTACT_LABELS.icon, ...design }).html;

  it("are filled or drawn in strokes as the layout's own icons are, in the colour of its labels", () => {
    expect(html(1)).toContain("/i/icons/phone-5-14828c-");
    expect(html(4)).toContain("/i/icons/phone-6-a2692f-");
    expect(html(1, {}, { fontColor: "#AB1234" })).toContain("/i/icons/phone-5-ab1234-");
    // White on the strong plate of the ticket, the panel's ink.
    expect(html(26)).toContain("/i/icons/phone-5-ffffff-");
    // Its own accent would be gone where a mail program makes the pale plate dark.
    expect(html(27)).toContain("/i/icons/phone-5-5875af-");
    expect(html(27, {}, { fontColor: "#26323e" })).toContain("/i/icons/phone-5-26323e-");
  });

  it("stand on the other side of lines that run from right to left, or end at the far side", () => {
    const arabic = { name: "محمد العربي", position: "مدير المشاريع" };
    for (const general of [{}, arabic])
      expect(html(1, general)).toMatch(/<tr><td[^>]*><img [^>]*phone-5[^>]*><\/td><td/);
    expect(html(1, arabic)).toMatch(/^<table [^>]*dir="rtl"/);
    expect(html(29)).toMatch(/>\+49 30 1<\/a>&nbsp;<\/td><td[^>]*><img [^>]*phone-6/);
    // In one line with Latin words they would be drawn on their side.
    expect(html(7, arabic)).toMatch(/<img [^>]*phone-5[^>]*>&nbsp;\u200f<a /);
  });

  it.each(TEMPLATES.map(({ id }) => id))("leave a full signature in layout %i as short as it may be", (templateId) => {
    const { general, design, media } = CONTENTS.full as Content;
    const host = "https://signatures.example.com";
    const [own, icons] = [CONTACT_LABELS.layout, CONTACT_LABELS.icon].map((contactLabels) => {
      const content = { general, media, design: { ...design, templateId, contactLabels } };
      const shortLinks = webLinks(content).map((url, i) => ({
        url,
        shortUrl: `${host}/l/ab12c${i}`,
        isPressedOnly: true as const,
      }));
      return render(content, optionsFor({ shortLinks }, { imageHost: host, brandingUrl: `${host}/` })).size;
    }) as [number, number];
    expect(icons).toBeLessThan(WARN_HTML_CHARS);
    // Eight pictures, and a cell for each where there was none.
    expect(icons - own).toBeLessThan(1_200);
  });

  it("cost a signature of eight contacts a picture each and nothing for its size in two places", () => {
    const marks = html(1).match(/<img [^>]*\/icons\/[a-z]+-5[^>]*>/g) ?? [];
    expect(marks).toHaveLength(CONTACTS.length);
    for (const mark of marks) expect(mark.length).toBeLessThan(140);
  });
});

describe("custom fields", () => {
  const customFields = [
    { key: "a", title: "Pronouns", value: "she/her", link: "" },
    { key: "b", title: "Book a call", value: "", link: "https://cal.example" },
  ];
  const EMPTY_CELL = "<td></td>";

  it.each([1, 5, 10, 15, 20, 24])("start where values start, beside the letters of layout %i", (templateId) => {
    const { html } = drawn({ customFields }, { templateId, contactLabels: CONTACT_LABELS.letter });
    expect(html.split(EMPTY_CELL).length - 1).toBe(2);
    expect(html).not.toContain("colspan");
  });

  it.each([3, 13, 22, 28])("with nothing but a link stand among the values of layout %i", (templateId) => {
    const { html } = drawn({ customFields }, { templateId, contactLabels: CONTACT_LABELS.word });
    expect(beside(html, "she/her")).toBe("Pronouns");
    expect(html.split(EMPTY_CELL).length - 1).toBe(1);
    expect(html).toMatch(/<td><\/td><td[^>]*><a href="https:\/\/cal\.example\/"/);
  });

  it("alone need no column", () => {
    expect(drawn({ customFields, contacts: [] }, { templateId: 1 }).html).not.toContain(EMPTY_CELL);
  });
});

describe("the language", () => {
  it.each(SIGNATURE_LANGUAGES)("%s is that of all words which nobody typed, in the short form too", (language) => {
    const words = wordsOf(language);
    const addons = [
      { type: "calendar", key: "c", data: { url: "cal.example" } },
      { type: "calendar", key: "e", data: { title: "x", start: "2026-07-01T10:00" } },
      { type: "videos", key: "v", data: { list: [{ url: "v.example" }] } },
      { type: "businessCard", key: "b", data: { card: "c", url: "b.example/c/c", saves: 1 } },
      { type: "page", key: "p", data: { url: "p.example/me" } },
      { type: "social", key: "s", data: { list: [{ type: "review", url: "https://trustpilot.com/review/x" }] } },
    ];
    const content = Content.parse({
      general: { name: "Anna", language, addons, contacts: CONTACTS },
      design: { templateId: 3 },
    });
    const { html, text, findings } = render(content, OPTIONS);
    for (const word of [
      words.bookMeeting,
      words.watchVideo,
      words.businessCard,
      ownWords(language).page,
      ownWords(language).save,
      words.addToCalendar,
      words.labels.address,
    ])
      expect(html).toContain(word);
    expect(html).toContain(words.requestOn.replace("{what}", words.review).replace("{where}", "Trustpilot"));
    expect(text).toContain(`${words.labels.mobile}${words.colon}+49 151 3`);
    expect(text).toContain("Made with Signoff");
    expect(findings.filter(({ level, rule }) => level === "error" && rule !== "size")).toEqual([]);
    expect(render(replyVariant(content), OPTIONS).text).toContain(`${words.labels.phone}${words.colon}+49 30 1`);
  });

  it("numbers keep their order in a signature that runs from right to left, also those that lead nowhere", () => {
    const who = { name: "محمد العربي", position: "مدير المشاريع", language: "ar" };
    for (const { id } of TEMPLATES)
      expect(drawn(who, { templateId: id }).html.match(/\u200e\+49 [\d ]+\u200e/g)).toHaveLength(4);
  });

  it("of an Arabic one has Arabic commas, in layouts that set them too", () => {
    const who = {
      name: "محمد العربي",
      position: "مدير",
      department: "المشاريع",
      company: "شركة المثال",
      language: "ar",
    };
    const { html, text } = drawn(who, { templateId: 4 });
    expect(text).toContain("مدير، المشاريع");
    expect(html).toContain("مدير، المشاريع");
    const hebrew = { name: "דנה לוי", position: "מנהלת", department: "פיתוח", language: "he" };
    expect(drawn(hebrew, { templateId: 4 }).text).toContain("מנהלת, פיתוח");
  });
});
