import { describe, expect, test } from "vitest";
import { draw } from "#renderer/signature/render.ts";
import { ADDON_TYPES, type AddonType } from "#shared/addons/addons.ts";
import { OWN_TEXT } from "#shared/addons/constants.ts";
import { PREFILLS, type Prefill } from "#shared/catalog/prefills.ts";
import { TEMPLATES } from "#shared/catalog/templates.ts";
import type { Content, SignatureInput } from "#shared/signatures/schema.ts";
import { ADDONS as COMPLETE } from "#tests/renderer/contents.ts";
import { formOf } from "../fields/addonForms.ts";
import { addAddon } from "./changes.ts";
import { newSignature } from "./editing.ts";
import { showGhosts, withGhosts } from "./ghosts.ts";
import { SAMPLE } from "./sample.ts";

const OPTIONS = { imageHost: "https://img.example" };
const drawn = (content: Content) => draw(content, OPTIONS, null).html;
const ghostly = (content: Content, isSample = false) => {
  const ghosts = withGhosts(content);
  return showGhosts(drawn(ghosts.content), ghosts, isSample);
};
/** The fields whose ghosts are drawn. */
const namesOf = (html: string) => [...new Set([...html.matchAll(/ data-ghost="([^"]*)" /g)].map(([, path]) => path))];
/** Lines and pictures, in their order. */
const shapeOf = (html: string) => html.match(/<tr>|<img|<table/g)?.join("");

/** One letter of a name, on a new signature. */
function begun(templateId = 1, name = "A"): SignatureInput {
  const document = newSignature();
  document.general.name = name;
  document.design.templateId = templateId;
  return document;
}

describe.each(TEMPLATES.map(({ id }) => id))("layout %d", (id) => {
  test("has with the first letter the shape it has when everything is filled in", () => {
    const { name, brandingLine } = begun(id).general;
    const filled = { ...begun(id), general: { ...SAMPLE.general, name, brandingLine }, media: SAMPLE.media };
    const { html } = ghostly(begun(id));
    expect(shapeOf(html)).toBe(shapeOf(drawn(filled)));
    expect(html).not.toMatch(/[\ue000-\ue3ff]|ghost\.invalid/);
  });
});

test("every empty part is a ghost of its own field, and what is filled in is none", () => {
  const parts = ["position", "company", "contacts.0.value", "contacts.1.value", "contacts.2.value", "socials"];
  const { html, count } = ghostly(begun());
  expect(namesOf(html).toSorted()).toEqual([...parts.map((part) => `general.${part}`), "media.photo"].toSorted());
  expect(count).toBe(7);
  // A link that is no part of the signature leads nowhere, with the keyboard neither.
  expect(html.match(/<a href="[^"]*"/g)).toBeNull();
  const full = structuredClone(begun());
  Object.assign(full.general, structuredClone({ ...SAMPLE.general, name: "A" }));
  full.media.photo2 = `/i/${"a".repeat(22)}-300x90.png`;
  expect(ghostly(full)).toMatchObject({ count: 0 });
  expect(namesOf(ghostly(full).html)).toEqual([]);
});

test("a line that was taken out leaves no ghost, and one that was added has one", () => {
  const document = begun();
  document.general.contacts = [{ name: "address", value: "", label: "" }];
  document.general.customFields = [{ key: "a", title: "", value: "", link: "" }];
  document.general.socials = [{ name: "facebook", link: "face", image: null }];
  expect(namesOf(ghostly(document).html)).toEqual(
    expect.arrayContaining(["general.contacts.0.value", "general.customFields.0.title", "general.socials.0.link"]),
  );
  expect(ghostly(document).html).not.toContain("general.contacts.1");
});

describe.each(ADDON_TYPES)("%s", (type: AddonType) => {
  test("is drawn from the moment it is added, as a ghost as long as nothing of it would be sent", () => {
    const document = begun();
    const form = formOf(type);
    if (form) addAddon(document, form);
    const [addon] = document.general.addons;
    if (addon && (type === "disclaimer" || type === "GreenMessage")) addon.data = { type: OWN_TEXT };
    expect(drawn(document)).toBe(drawn(begun()));
    const { html } = ghostly(document);
    expect(namesOf(html).some((path) => path?.startsWith("general.addons.0.data."))).toBe(true);
    expect(html).not.toMatch(/[\ue000-\ue3ff]|ghost\.invalid/);
  });

  test("is no ghost when it is complete", () => {
    const document = begun();
    document.general.addons = COMPLETE.filter((addon) => addon.type === type);
    expect(namesOf(ghostly(document).html).filter((path) => path?.startsWith("general.addons"))).toEqual([]);
  });
});

test("ghosts have no say in which way a signature runs", () => {
  expect(ghostly(begun(1, "\u0645\u0627\u064a\u0627")).html).toContain('dir="rtl"');
});

test("marks take no room: a line that fits with the words alone fits with them", () => {
  const document = begun(2);
  document.general.position = "x";
  const words = structuredClone(document);
  words.general.company = SAMPLE.general.company;
  words.general.contacts = structuredClone(SAMPLE.general.contacts);
  const linesOf = (html: string) => html.match(/<tr>/g)?.length;
  const ghost = withGhosts(document);
  const real = withGhosts(words);
  expect(linesOf(drawn(ghost.content))).toBe(linesOf(drawn(real.content)));
});

test("the document stays as it is, and private-use characters that a person typed make no ghost", () => {
  const document = begun(1, "A\ue000n\ue050a");
  const before = structuredClone(document);
  const { html } = ghostly(document);
  expect(document).toEqual(before);
  expect(html).toContain("Ana");
  expect(namesOf(html)).not.toContain("general.name");
  expect(html.match(/<span/g)?.length ?? 0).toBe(html.match(/<\/span>/g)?.length ?? 0);
});

describe("with the people of a ready design", () => {
  const { content: sample } = PREFILLS.find(({ id }) => id === "architect-elegant") as Prefill;
  const drawnOf = (document: SignatureInput) => {
    const ghosts = withGhosts(document, sample);
    return showGhosts(drawn(ghosts.content), ghosts, false);
  };

  test("its words, face and logo are ghosts like any others", () => {
    const { html } = drawnOf(begun());
    for (const words of ["Atelier Rivera", "tomas@atelierrivera.example"]) expect(html).toContain(words);
    expect(namesOf(html)).toEqual(expect.arrayContaining(["media.photo", "media.photo2", "general.position"]));
    expect(html).not.toMatch(/[\ue000-\ue3ff]|ghost\.invalid/);
  });

  test("none of them is in what is saved, copied or sent", () => {
    const document = begun();
    const before = structuredClone(document);
    drawnOf(document);
    expect(document).toEqual(before);
    expect(drawn(document)).not.toMatch(/rivera|\/i\/(face|logo|mark)-/i);
  });

  test("a picture of the person's own leaves neither face nor logo", () => {
    const document = begun();
    document.media.photo2 = `/i/${"a".repeat(22)}-300x90.png`;
    expect(drawnOf(document).html).not.toMatch(/\/i\/(face|logo|mark)-/);
  });
});
