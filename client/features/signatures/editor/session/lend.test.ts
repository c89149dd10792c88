import { expect, test } from "vitest";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { lend } from "./lend.ts";
import { SAMPLE } from "./sample.ts";

const PHOTO = "/i/local-0000000000sample-240x240.jpg";
const LOGO = "/i/logo-hirewell_________-498x160.png";
const lentTo = (mine: object) => lend(SignatureInput.parse(mine), SAMPLE);

test("to whom has nothing, everything is lent", () => {
  const { content, lent } = lentTo({});
  expect(content.general).toMatchObject({ name: "Maya Lindqvist", contacts: SAMPLE.general.contacts });
  expect(content.media.photo).toBe(PHOTO);
  expect([...lent.keys()]).toEqual([
    "general.name",
    "general.position",
    "general.company",
    "general.contacts.0.value",
    "general.contacts.1.value",
    "general.contacts.2.value",
    "general.socials.0.link",
    "general.socials.1.link",
    "media.photo",
  ]);
});

test("what is written stays, and only what is empty is lent", () => {
  const { content, lent } = lentTo({
    general: {
      name: "Ana Ruiz",
      position: "  ",
      company: "Acme",
      contacts: [{ name: "email", value: "ana@acme.example" }, { name: "phone" }, { name: "address" }],
      socials: [{ name: "github", link: "github.com/ana" }, { name: "x" }],
    },
    media: { photo: "/i/bbbbbbbbbbbbbbbbbbbbbb-400x400.jpg" },
  });
  // A line that the sample does not have stays empty, and a website that the person does not want is not added.
  expect(content.general.contacts).toMatchObject([
    { name: "email", value: "ana@acme.example" },
    { name: "phone", value: "+46 8 123 456 78" },
    { name: "address", value: "" },
  ]);
  expect(content.general.socials).toMatchObject([{ name: "github" }, { name: "x" }]);
  expect(content.media.photo).toBe("/i/bbbbbbbbbbbbbbbbbbbbbb-400x400.jpg");
  expect([...lent.keys()]).toEqual(["general.position", "general.contacts.1.value"]);
});

test("of pictures those are lent that the sample has and the person has not", () => {
  const lender = { general: SAMPLE.general, media: { photo2: LOGO } };
  const mine = { photo: "/i/bbbbbbbbbbbbbbbbbbbbbb-400x400.jpg" };
  const lentPictures = (media: object) => {
    const { content, lent } = lend(SignatureInput.parse({ media }), lender);
    return [content.media.photo, content.media.photo2, lent.has("media.photo"), lent.has("media.photo2")];
  };
  expect(lentPictures({})).toEqual([null, LOGO, false, true]);
  expect(lentPictures(mine)).toEqual([mine.photo, LOGO, false, true]);
  expect(lentPictures({ photo2: mine.photo })).toEqual([null, mine.photo, false, false]);
});

test("empty lines are not doubled", () => {
  const { content } = lentTo({ general: { contacts: [{ name: "website" }, { name: "phone" }] } });
  expect(content.general.contacts.map(({ name }) => name)).toEqual(["website", "phone", "email"]);
});

test("a document without anything of its own is not changed by lending", () => {
  const mine = SignatureInput.parse({});
  const before = structuredClone(mine);
  lend(mine, SAMPLE);
  expect(mine).toEqual(before);
});
