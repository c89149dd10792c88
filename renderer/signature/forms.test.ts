import { describe, expect, test } from "vitest";
import { entitlements } from "#shared/members/rules.ts";
import { Content } from "#shared/signatures/schema.ts";
import * as make from "#tests/support/make.ts";
import { beginningOf, changesTo, downgradeAll, formOf, formsOf, paidInAll } from "./forms.ts";
import { render } from "./render.ts";

const PHOTO = "/i/bbbbbbbbbbbbbbbbbbbbbb-400x400.jpg";
const addons = [
  { type: "sign", key: "a", data: { text: "Ana" } },
  { type: "disclaimer", key: "b", data: { type: 1 } },
  { type: "CallToAction", key: "c", data: { text: "Book", url: "https://a.example" } },
] as never;
const input = make.signature({ general: { addons }, media: { photo: PHOTO, banner: PHOTO } });
const { general, design, media } = input;
const content: Content = { general, design, media };
const free = entitlements(make.team());

describe("what a form is before anybody changed it", () => {
  test("for colleagues: without banner and what is meant for strangers", () => {
    const internal = beginningOf(content, "internal");
    expect(internal.media).toMatchObject({ photo: PHOTO, banner: null });
    expect(internal.general.addons.map(({ type }) => type)).toEqual(["sign"]);
  });

  test("in another language: the words that nobody typed", () => {
    const text = (form: Content) => render(form, { imageHost: "https://i.example" }).html;
    expect(beginningOf(content, "de").general.language).toBe("de");
    expect(text(beginningOf(content, "de"))).not.toBe(text(content));
  });

  test("for replies: the short form", () => {
    expect(beginningOf(content, "reply").general).toMatchObject({ name: "Ana Person", socials: [], brandingLine: 0 });
  });
});

test("a form is what its changes make of it, and what does not fit follows the signature", () => {
  const wanted = { ...content, general: { ...general, position: "Leiterin", language: "de" as const } };
  const forms = { de: changesTo(content, "de", wanted) };
  expect(formOf(content, forms, "de")).toEqual(wanted);
  expect(formsOf(content, forms)).toEqual([wanted]);
  const wrong = { de: [{ op: "set" as const, path: ["design", "fontSize"], value: "large" }] };
  expect(formOf(content, wrong, "de").design.fontSize).toBe(Content.parse({}).design.fontSize);
});

test("a form is made once of the same parts, and anew of others", () => {
  const forms = { de: [{ op: "set" as const, path: ["general", "position"], value: "Leiterin" }] };
  const form = formOf(content, forms, "de");
  expect(formOf({ ...content }, { ...forms }, "de")).toBe(form);
  const renamed = { ...content, general: { ...general, name: "Zoë" } };
  expect(formOf(renamed, forms, "de").general).toMatchObject({ name: "Zoë", position: "Leiterin" });
  expect(formOf({ ...content, media: { ...media, photoAlt: "Ana" } }, forms, "de").media.photoAlt).toBe("Ana");
  expect(formOf(content, { es: forms.de }, "es").general).toMatchObject({ position: "Leiterin", language: "es" });
  expect(formOf(content, { de: [...forms.de] }, "de")).not.toBe(form);
});

describe("what is paid for", () => {
  const unpaid = make.signature();
  const with1 = (changes: unknown) => ({ ...unpaid, forms: { reply: changes, de: changes } as never });

  test("is found in forms, but not the branding line that short forms never have", () => {
    expect(paidInAll({ ...unpaid, forms: { reply: [] } }, free)).toEqual([]);
    const paid = paidInAll(with1([{ op: "set", path: ["design", "templateId"], value: 9 }]), free);
    expect(paid.map(({ path }) => path)).toEqual(["forms.de"]);
  });

  test("goes with the downgrade, and nothing of it is left in any form", () => {
    const left = downgradeAll(
      with1([
        { op: "set", path: ["design", "templateId"], value: 12 },
        { op: "set", path: ["general", "brandingLine"], value: 0 },
        { op: "set", path: ["general", "position"], value: "Leiterin" },
      ]),
    );
    expect(paidInAll(left, free)).toEqual([]);
    expect(formOf(left, left.forms, "de").general).toMatchObject({ position: "Leiterin", brandingLine: 1 });
  });
});
