import { describe, expect, it, test } from "vitest";
import * as z from "zod/mini";
import { render } from "#renderer/signature/render.ts";
import { ADDON_TYPES, ADDONS } from "#shared/addons/addons.ts";
import { OWN_TEXT } from "#shared/addons/constants.ts";
import { type AddonShape, color, link, number, picture } from "#shared/addons/fields.ts";
import { readStored } from "#shared/lib/stored.ts";
import { Content, SignatureBody, SignatureInput } from "#shared/signatures/schema.ts";
import { ADDONS as SAMPLES } from "#tests/renderer/contents.ts";
import { type AddonValues, valuesAt } from "../session/addonValues.ts";
import { addAddon } from "../session/changes.ts";
import { ADDON_FORMS, type AddonField, type AddonForms, type FormOf, formOf } from "./addonForms.ts";

const PICTURE = `/i/${"a".repeat(22)}-300x90.png`;
const TYPED: Record<Exclude<AddonField["kind"], "number">, string> = {
  text: "Typed words",
  longText: "Typed <b>words</b>",
  link: "typed.example/page",
  color: "#aa0022",
  time: "2026-07-01T10:00",
  choice: "follow",
  page: "a".repeat(22),
  card: "a".repeat(22),
};

test("every type has a form and a sample", () => {
  expect(ADDON_FORMS.map(({ type }) => type).toSorted()).toEqual(ADDON_TYPES.toSorted());
  expect(SAMPLES.map(({ type }) => type).toSorted()).toEqual(ADDON_TYPES.toSorted());
});

describe.each(ADDON_FORMS)("$type", (form) => {
  const { data, row }: AddonShape = ADDONS[form.type];
  const fields = (form.entries ? row : data)?.shape ?? {};

  it("asks for each field in the way of its kind", () => {
    expect(form.entries !== undefined).toBe(row !== undefined);
    for (const { key, kind } of form.fields) {
      expect(fields[key] === link, key).toBe(kind === "link");
      expect(fields[key] === color, key).toBe(kind === "color");
      expect(fields[key] === number, key).toBe(kind === "number");
    }
    const pictures = Object.keys(fields).filter((name) => fields[name] === picture);
    expect(pictures).toEqual(form.picture ? ["image"] : []);
    for (const replaced of Object.keys(form.picture?.replaces ?? {})) expect(Object.keys(fields)).toContain(replaced);
  });

  it("is filled in, saved, read again and drawn", () => {
    const document = SignatureInput.parse({ general: { brandingLine: 0 } });
    addAddon(document, form);
    const place = { index: 0, entry: form.entries ? 0 : null };
    const values = valuesAt(document, place) as AddonValues;
    for (const { key, kind, options } of form.fields) {
      if (kind === "number") values[key] = Number(options?.at(-1)?.value ?? OWN_TEXT);
      else values[key] = options?.at(-1)?.value ?? (key === "timeZone" ? "Europe/Madrid" : TYPED[kind]);
    }
    if (form.picture) Object.assign(values, { image: PICTURE, width: 100 } satisfies AddonValues);
    const sent = JSON.parse(JSON.stringify(document));
    const saved = z.parse(SignatureBody, sent);
    expect(saved.general.addons).toEqual(document.general.addons);
    const read = readStored(Content, { general: saved.general, design: saved.design, media: saved.media });
    expect(read?.general.addons).toEqual(document.general.addons);
    const { html, text } = render(read as Content, { imageHost: "https://i.example" });
    const shown = html + text;
    expect(shown).toMatch(/typed/i);
    for (const { kind, isForNoPicture } of form.fields) {
      if (kind === "link") expect(html).toContain('href="https://typed.example/page"');
      if (kind === "color" && !isForNoPicture) expect(html).toContain(TYPED.color);
    }
    if (form.picture) expect(html).toContain(PICTURE.replace(".png", "_"));
  });
});

test("what is misspelt or forgotten does not compile", () => {
  const button = { label: "Button", hint: "" };
  const misspelt: FormOf<"CallToAction"> = {
    ...button,
    // @ts-expect-error a field that the addon does not have
    fields: [{ key: "ulr", label: "Link", kind: "link" }],
  };
  const ofAnotherKind: FormOf<"CallToAction"> = {
    ...button,
    // @ts-expect-error a text that goes into a number
    fields: [{ key: "shape", label: "Shape", kind: "text" }],
  };
  const pictured: FormOf<"CallToAction"> = {
    ...button,
    fields: [],
    // @ts-expect-error a picture of an addon that has none
    picture: formOf("sign")?.picture,
  };
  // @ts-expect-error forms for all types but one
  const forgotten: AddonForms = {} as Omit<AddonForms, "videos">;
  for (const form of [misspelt, ofAnotherKind, pictured, forgotten]) expect(form).toBeDefined();
});
