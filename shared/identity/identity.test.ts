import { describe, expect, test } from "vitest";
import { CardContent } from "../cards/schema.ts";
import { PageContent } from "../pages/schema.ts";
import { SignatureInput } from "../signatures/schema.ts";
import { isAlike, isSamePerson } from "./alike.ts";
import { applied } from "./apply.ts";
import { NO_BEGINNING, newCard, newPageContent } from "./beginning.ts";
import { carriable, changesBetween } from "./changes.ts";
import { type IdentityPart, identityOf, NOBODY_YET } from "./identity.ts";

const PHOTO = "/i/aaaaaaaaaaaaaaaaaaaaaa-400x400.jpg";
const signature = (general: object = {}, media: object = {}) =>
  SignatureInput.parse({
    general: {
      name: "Ana Ruiz",
      position: "Baker",
      company: "Bread & Co",
      contacts: [
        { name: "phone", value: "+49 30 123456" },
        { name: "email", value: "ana@example.com" },
        { name: "phone", value: "+49 30 999999" },
      ],
      ...general,
    },
    media,
  });
const card = (content: object = {}) =>
  CardContent.parse({
    header: "Bread & Co",
    title: "Ana Ruiz",
    subheader: "Baker",
    contacts: [
      { name: "phone", value: "+49 (30) 123456" },
      { name: "email", value: "Ana@Example.com" },
    ],
    ...content,
  });
const page = (data: object = {}) =>
  PageContent.parse({
    profile: { title: "ana  ruiz", bio: "Baker" },
    blocks: [{ type: "contact", key: "c", data: { phone: "+4930123456", email: "ana@example.com", ...data } }],
  });
const changed = (part: IdentityPart, to: string) => {
  const before = identityOf("signature", signature());
  return { before, changes: changesBetween(before, { ...before, [part]: to }) };
};

describe("what is read", () => {
  test("of each the person, of each kind of contact the first", () => {
    const person = { name: "Ana Ruiz", role: "Baker", company: "Bread & Co", phone: "+49 30 123456" };
    expect(identityOf("signature", signature())).toMatchObject({ ...person, email: "ana@example.com", mobile: "" });
    expect(identityOf("card", card())).toMatchObject({ ...person, phone: "+49 (30) 123456" });
    expect(identityOf("page", page())).toMatchObject({ name: "ana  ruiz", company: "", phone: "+4930123456" });
  });
});

describe("alike", () => {
  test.each([
    ["phone", "+49 (30) 12 34", "+49301234", true],
    ["phone", "+49 30 1234", "+49 30 1235", false],
    ["email", "Ana@Example.com", "ana@example.com", true],
    ["website", "example.com", "https://example.com/", true],
    ["name", " Ana  RUIZ", "ana ruiz", true],
    ["phone", "", "ask", false],
  ] as const)("%s: %j and %j", (part, a, b, is) => {
    expect(isAlike(part, a, b)).toBe(is);
  });

  test("one person has one name, and without one the same address; a shared company makes no person", () => {
    const of = (parts: object) => ({ ...NOBODY_YET, ...parts });
    expect(isSamePerson(of({ name: "Ana" }), of({ name: "ana" }))).toBe(true);
    expect(isSamePerson(of({ name: "Ana", email: "a@x.de" }), of({ name: "Bo", email: "a@x.de" }))).toBe(false);
    expect(isSamePerson(of({ email: "A@x.de" }), of({ name: "Bo", email: "a@x.de" }))).toBe(true);
    expect(isSamePerson(of({ company: "Bread" }), of({ company: "Bread" }))).toBe(false);
  });
});

describe("carried", () => {
  test("a new number goes where the old one was, however that was written; second numbers and labels stay", () => {
    const { before, changes } = changed("phone", "+49 30 777777");
    expect(changes).toEqual([{ part: "phone", from: "+49 30 123456", to: "+49 30 777777" }]);
    expect(carriable(changes, before, "card", card())).toEqual(changes);
    expect(applied("card", card(), changes).contacts[0]).toEqual({ name: "phone", value: "+49 30 777777", label: "" });
    expect(applied("page", page(), changes).blocks[0]?.data).toMatchObject({ phone: "+49 30 777777" });
    const { contacts } = applied("signature", signature(), changes).general;
    expect(contacts.map(({ value }) => value)).toEqual(["+49 30 777777", "ana@example.com", "+49 30 999999"]);
  });

  test("what says something else was meant so", () => {
    const { before, changes } = changed("phone", "+49 30 777777");
    const other = card({ contacts: [{ name: "phone", value: "+1 555 0100" }] });
    expect(carriable(changes, before, "card", other)).toEqual([]);
    expect(applied("card", other, changes)).toBe(other);
  });

  test("nobody else gets it, were their company the same", () => {
    const { before, changes } = changed("company", "Bread Ltd");
    expect(carriable(changes, before, "card", card())).toHaveLength(1);
    expect(carriable(changes, before, "card", card({ title: "Bo Berg" }))).toEqual([]);
  });

  test("a new name goes along: who it was is known by the old one", () => {
    const { before, changes } = changed("name", "Ana Berg");
    expect(carriable(changes, before, "page", page())).toHaveLength(1);
    expect(applied("page", page(), changes).profile.title).toBe("Ana Berg");
    expect(applied("card", card(), changes).title).toBe("Ana Berg");
  });

  test("a card keeps a header and a title, a page gets no role where it had none", () => {
    for (const part of ["name", "company"] as const) {
      const { before, changes } = changed(part, "");
      expect(carriable(changes, before, "card", card())).toEqual([]);
    }
    const nobody = { ...identityOf("signature", signature()), role: "" };
    const changes = changesBetween(nobody, { ...nobody, role: "Baker" });
    const empty = PageContent.parse({ profile: { title: "Ana Ruiz" } });
    expect(carriable(changes, nobody, "page", empty)).toEqual([]);
    expect(carriable(changes, nobody, "card", card({ subheader: "" }))).toHaveLength(1);
  });

  test("a first number is added where there is none, and one that is gone goes", () => {
    const before = { ...identityOf("card", card()), mobile: "" };
    const added = changesBetween(before, { ...before, mobile: "+49 170 1" });
    expect(applied("card", card(), added).contacts.at(-1)).toMatchObject({ name: "mobile", value: "+49 170 1" });
    // A page without a block for it has no place.
    const bare = PageContent.parse({ profile: { title: "Ana Ruiz" } });
    expect(carriable(added, before, "page", bare)).toEqual([]);
    const full = card({ contacts: Array.from({ length: 12 }, () => ({ name: "fax", value: "1" })) });
    expect(applied("card", full, added)).toBe(full);
    const gone = changesBetween(identityOf("card", card()), { ...identityOf("card", card()), phone: "" });
    expect(applied("card", card(), gone).contacts).toEqual([{ name: "email", value: "Ana@Example.com", label: "" }]);
  });

  test("a photo goes where the same photo was", () => {
    const other = PHOTO.replace("aa", "bb");
    const before = { ...identityOf("card", card()), photo: PHOTO };
    const changes = changesBetween(before, { ...before, photo: other });
    expect(applied("card", card({ photo: PHOTO }), changes).photo).toBe(other);
    expect(applied("signature", signature({}, { photo: PHOTO }), changes).media.photo).toBe(other);
    const own = card({ photo: other.replace("bb", "cc") });
    expect(applied("card", own, changes)).toBe(own);
  });

  test("a line that is too long for its place is left out, not cut", () => {
    const { before, changes } = changed("role", "x".repeat(81));
    expect(carriable(changes, before, "card", card())).toEqual([]);
    expect(carriable(changes, before, "signature", signature())).toHaveLength(1);
  });
});

describe("begun", () => {
  const { general } = signature({
    socials: [
      { name: "linkedin", link: "https://www.linkedin.com/in/ana" },
      { name: "x", link: "" },
    ],
  });
  const beginning = { identity: identityOf("signature", signature({}, { photo: PHOTO })), ...general };

  test("a card with all that is known, and the usual lines to fill in", () => {
    const { content } = newCard(beginning);
    expect(content).toMatchObject({ header: "Bread & Co", title: "Ana Ruiz", subheader: "Baker", photo: PHOTO });
    expect(content.contacts.map(({ name }) => name)).toEqual(["phone", "email", "phone", "mobile", "website"]);
    expect(content.socials.map(({ name }) => name)).toEqual(["linkedin"]);
    expect(newCard(NO_BEGINNING).content.contacts).toHaveLength(3);
  });

  test("a page with a block for each thing that there is", () => {
    let count = 0;
    const content = newPageContent(beginning, () => `k${++count}`);
    expect(content.profile).toMatchObject({ title: "Ana Ruiz", bio: "Baker, Bread & Co", image: PHOTO });
    expect(content.blocks.map(({ type }) => type)).toEqual(["contact", "social"]);
    expect(newPageContent(NO_BEGINNING, () => "k").blocks).toEqual([]);
  });
});
