import { expect, test } from "vitest";
import { PREFILLS, type Prefill } from "#shared/catalog/prefills.ts";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { applyLook, contentOf, fillEmptyFields } from "./prefill.ts";

const prefill = PREFILLS.find(({ id }) => id === "architect-modern") as Prefill;
const mine = () =>
  SignatureInput.parse({
    general: { name: "Ana Ruiz", contacts: [{ name: "email", value: "ana@acme.example" }, { name: "phone" }] },
    design: { textColor: "#112233", logoWidth: 140, fontSize: 90 },
    media: { photo: "/i/bbbbbbbbbbbbbbbbbbbbbb-400x400.jpg" },
  });

test("a prefilled design brings its look and nothing else", () => {
  const document = mine();
  applyLook(document, prefill);
  expect(document.design).toMatchObject({ ...prefill.content.design, textColor: null, logoWidth: 140, fontSize: 90 });
  expect({ ...document, design: null }).toEqual({ ...mine(), design: null });
});

test("sample words fill what is empty, when they are asked for", () => {
  const document = mine();
  fillEmptyFields(document, prefill);
  const { position, contacts, socials } = prefill.content.general;
  expect(document.general).toMatchObject({ name: "Ana Ruiz", position });
  expect(document.general.contacts).toEqual([
    { name: "email", value: "ana@acme.example" },
    { name: "phone", value: contacts[0]?.value },
    { name: "website", value: contacts[2]?.value },
  ]);
  expect(document.general.socials.map(({ name }) => name)).toEqual(socials.map(({ name }) => name));
});

test("own networks keep the sample's out", () => {
  const document = mine();
  document.general.socials = [{ name: "github", link: "github.com/ana", image: null }];
  fillEmptyFields(document, prefill);
  expect(document.general.socials).toHaveLength(1);
});

test("every prefilled design is a valid signature in the person's sizes", () => {
  for (const design of PREFILLS) expect(contentOf(design, mine().design).design.logoWidth).toBe(140);
});
