import { describe, expect, it, test } from "vitest";
import * as z from "zod/mini";
import { readStored } from "../lib/stored.ts";
import { MAX_ADDON_ENTRIES, MAX_TEXT_LENGTH } from "../signatures/constants.ts";
import { Content } from "../signatures/schema.ts";
import { ADDON_TYPES, ADDONS, Addon, type AddonType, isPaidAddon, paidIn, textsOf } from "./addons.ts";
import { type AddonShape, color, link, number, picture, text } from "./fields.ts";

const KINDS = [text, link, picture, color, number];
const shapes = Object.entries(ADDONS) as [AddonType, AddonShape][];
const wrong = (type: string, data: unknown) =>
  z.safeParse(Addon, { type, key: "a", data }).error?.issues.map(({ path, code }) => `${path.join(".")} ${code}`);

/** An addon with a value in every field. */
function full(type: AddonType): Addon {
  const fill = ({ shape }: AddonShape["data"]) =>
    Object.fromEntries(
      Object.entries(shape).flatMap(([name, kind]) => (name === "list" ? [] : [[name, kind === number ? 9 : name]])),
    );
  const { data, row }: AddonShape = ADDONS[type];
  return { type, key: "a", data: { ...fill(data), ...(row && { list: [fill(row), fill(row)] }) } } as Addon;
}

describe.each(shapes)("%s", (type, { data, row, paid }) => {
  it("is made of fields of known kinds, and has rows where it has a list", () => {
    for (const fields of [data, row])
      for (const [name, field] of Object.entries(fields?.shape ?? {}))
        if (name !== "list") expect(KINDS, name).toContain(field);
    expect("list" in data.shape).toBe(row !== undefined);
    if (paid?.only) expect(Object.keys(data.shape)).toContain(paid.only.field);
  });

  it("comes back as it was written: whole, with nothing in it, and with no data at all", () => {
    expect(z.parse(Addon, full(type))).toEqual(full(type));
    const empty = { type, key: "a", data: {} };
    for (const addon of [empty, { type, key: "a" }]) expect(z.parse(Addon, addon)).toEqual(empty);
  });

  it("is refused at the field that it does not have", () => {
    expect(wrong(type, { nickname: "" })).toEqual(["data unrecognized_keys"]);
    if (row) expect(wrong(type, { list: [{}, { nickname: "" }] })).toEqual(["data.list.1 unrecognized_keys"]);
  });

  it("is read without what does not fit it, when it is stored", () => {
    const read = (addon: object) => readStored(Content, { general: { addons: [addon] } })?.general.addons;
    const whole = full(type);
    const { data } = whole as { data: Record<string, unknown> };
    for (const name of Object.keys(data)) {
      const { [name]: _gone, ...rest } = data;
      for (const odd of [null, { odd: true }]) {
        expect(read({ ...whole, data: { ...data, [name]: odd } }), name).toEqual([{ ...whole, data: rest }]);
      }
      expect(read({ ...whole, data: rest }), name).toEqual([{ ...whole, data: rest }]);
    }
    expect(read({ ...whole, old: 1, data: { ...data, old: 1 } })).toEqual([whole]);
    expect(read({ ...whole, data: 7 })).toEqual([{ ...whole, data: {} }]);
    expect(read({ type, data })).toEqual([]);
  });
});

it("is no addon when its type is unknown: refused by its name, and left out of what is stored", () => {
  expect(wrong("campaign", {})).toEqual(["type invalid_union"]);
  for (const type of ["__proto__", "constructor", "toString", 7, null, undefined])
    expect(wrong(type as string, {}), String(type)).toHaveLength(1);
  const addons = [full("sign"), { type: "campaign", key: "b", data: { url: "x" } }, full("badge")];
  expect(readStored(Content, { general: { addons } })?.general.addons).toEqual([addons[0], addons[2]]);
});

test("rows of a stored list are mended one by one", () => {
  const list = [{ url: "a.example", width: "wide" }, null, { url: "b.example", old: 1 }, "c"];
  const content = readStored(Content, { general: { addons: [{ type: "videos", key: "v", data: { list } }] } });
  expect(content?.general.addons).toEqual([
    { type: "videos", key: "v", data: { list: [{ url: "a.example" }, { url: "b.example" }] } },
  ]);
});

test("operators, paths, prototypes, other kinds and too much are refused at their place", () => {
  expect(wrong("disclaimer", { $where: 1 })).toEqual(["data unrecognized_keys"]);
  expect(wrong("social", { list: [{ "b.c": 1 }] })).toEqual(["data.list.0 unrecognized_keys"]);
  expect(wrong("social", { list: [{ constructor: 1 }] })).toEqual(["data.list.0 unrecognized_keys"]);
  expect(wrong("social", JSON.parse('{"list":[{"__proto__":1}]}'))).toEqual(["data.list.0 unrecognized_keys"]);
  expect(wrong("disclaimer", { text: 1, type: "9" })?.toSorted()).toEqual([
    "data.text invalid_type",
    "data.type invalid_type",
  ]);
  expect(wrong("disclaimer", { text: "x".repeat(MAX_TEXT_LENGTH) })).toBeUndefined();
  expect(wrong("disclaimer", { text: "x".repeat(MAX_TEXT_LENGTH + 1) })).toEqual(["data.text too_big"]);
  expect(wrong("videos", { list: Array(MAX_ADDON_ENTRIES).fill({}) })).toBeUndefined();
  expect(wrong("videos", { list: Array(MAX_ADDON_ENTRIES + 1).fill({}) })).toEqual(["data.list too_big"]);
});

test("a list of too many wrong rows is refused as that, and not read to its end", () => {
  expect(wrong("videos", { list: Array(100_000).fill({ $gt: "" }) })).toEqual(["data.list too_big"]);
});

test("the texts of a kind are found wherever they stand", () => {
  const addon: Addon = {
    type: "badge",
    key: "b",
    data: { url: "a.example", image: "/i/a", list: [{ url: "b.example" }, { url: " " }, { text: "c" }] },
  };
  expect(textsOf(addon, link)).toEqual([
    { path: "data.url", text: "a.example" },
    { path: "data.list.0.url", text: "b.example" },
  ]);
  expect(textsOf(addon, picture)).toEqual([{ path: "data.image", text: "/i/a" }]);
  expect(textsOf({ type: "sign", key: "s", data: { text: "a.example" } }, link)).toEqual([]);
});

test("the paid plans keep four whole types, and an own green message", () => {
  expect(ADDON_TYPES.filter(isPaidAddon).sort()).toEqual(["CallToAction", "badge", "calendar", "disclaimer"]);
  const green = (type?: number) => paidIn({ type: "GreenMessage", key: "g", data: { type } });
  expect([green(9)?.only?.field, green(8), green()]).toEqual(["type", null, null]);
  expect(paidIn({ type: "disclaimer", key: "d", data: {} })?.message).toBe("The disclaimer is part of the paid plans.");
});

test("a type of a newer version has no texts that are known, and no plan", () => {
  const newer = { type: "campaign", key: "c", data: { url: "x" } } as unknown as Addon;
  expect([textsOf(newer, link), paidIn(newer), isPaidAddon(newer.type)]).toEqual([[], null, false]);
});

test("what is misspelt does not compile", () => {
  const addons: Addon[] = [
    // @ts-expect-error a field that a button does not have
    { type: "CallToAction", key: "a", data: { ulr: "a.example" } },
    // @ts-expect-error a field of another addon
    { type: "sign", key: "b", data: { html: "" } },
    // @ts-expect-error a type that there is none of
    { type: "campaign", key: "c", data: {} },
    // @ts-expect-error a value of another kind
    { type: "disclaimer", key: "d", data: { type: "9" } },
    // @ts-expect-error a field that a row does not have
    { type: "videos", key: "e", data: { list: [{ ulr: "a.example" }] } },
  ];
  for (const addon of addons) expect(z.safeParse(Addon, addon).success).toBe(false);
});
