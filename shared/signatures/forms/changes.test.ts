import { describe, expect, test } from "vitest";
import * as make from "#tests/support/make.ts";
import { Content } from "../schema.ts";
import { applied, diff } from "./changes.ts";
import type { FormChange } from "./schema.ts";

const content = (values: Parameters<typeof make.signature>[0] = {}): Content =>
  Content.parse(cut(make.signature(values)));
const cut = ({ general, design, media }: Content) => ({ general, design, media });
const contact = (name: string, value: string) => ({ name, value, label: "" }) as never;
const addon = (key: string, text: string) => ({ type: "disclaimer", key, data: { type: 9, text } }) as never;

const BASE = content({
  general: {
    position: "Director",
    contacts: [contact("phone", "111111"), contact("phone", "222222"), contact("email", "a@b.example")],
    addons: [addon("x", "One"), addon("y", "Two")],
  },
});
const form = (change: (draft: Content) => void): Content => {
  const draft = structuredClone(BASE);
  change(draft);
  return draft;
};
/** What a form looks like over another base than the one it was made over. */
const over = (base: Content, made: Content) => Content.parse(applied(base, diff(BASE, made)));

describe("diff and applied", () => {
  test.each<[string, (draft: Content) => void]>([
    [
      "a text",
      ({ general }) => {
        general.position = "Direktorin";
      },
    ],
    [
      "a colour that becomes the layout's own",
      ({ design }) => {
        design.fontColor = null;
      },
    ],
    [
      "a row's value",
      ({ general }) => {
        (general.contacts[1] as { value: string }).value = "333333";
      },
    ],
    ["a row that goes", ({ general }) => void general.contacts.splice(0, 1)],
    ["a row that comes", ({ general }) => void general.contacts.push(contact("fax", "444444"))],
    ["more than one row of the same kind that goes", ({ general }) => void general.contacts.splice(0, 2)],
    [
      "all rows of the same kind but the last",
      ({ general }) => {
        general.contacts = [general.contacts[1], contact("phone", "333333"), contact("phone", "444444")] as never;
      },
    ],
    ["another order", ({ general }) => void general.contacts.reverse()],
    [
      "all of these",
      ({ general }) => {
        general.contacts.reverse();
        general.contacts.pop();
        general.contacts.unshift(contact("website", "b.example"));
      },
    ],
    [
      "the data of an addon",
      ({ general }) => void Object.assign((general.addons[0] as { data: object }).data, { text: "Eins" }),
    ],
    [
      "a key of an addon that goes",
      ({ general }) => void delete (general.addons[0] as { data: { text?: string } }).data.text,
    ],
    ["an addon that goes", ({ general }) => void general.addons.shift()],
    [
      "a whole part",
      ({ design }) => {
        design.textFormatting = { name: { bold: true } };
      },
    ],
    ["nothing", () => undefined],
  ])("bring %s there and back", (_, change) => {
    const made = form(change);
    expect(over(BASE, made)).toEqual(Content.parse(made));
  });

  test("nothing that was not changed is noted", () => {
    expect(diff(BASE, structuredClone(BASE))).toEqual([]);
    expect(
      diff(
        BASE,
        form(({ general }) => {
          general.position = "x";
        }),
      ),
    ).toEqual([{ op: "set", path: ["general", "position"], value: "x" }]);
  });
});

describe("what a form does not change follows the signature", () => {
  const german = form(({ general }) => {
    general.position = "Direktorin";
    general.contacts.splice(1, 1);
  });

  test("also in a list of which a row was taken out", () => {
    const next = structuredClone(BASE);
    next.general.name = "Ana Ruiz";
    (next.general.contacts[0] as { value: string }).value = "999999";
    next.general.contacts.push(contact("website", "new.example"));
    const { general } = over(next, german);
    expect(general).toMatchObject({ name: "Ana Ruiz", position: "Direktorin" });
    expect(general.contacts.map(({ value }) => value)).toEqual(["999999", "a@b.example", "new.example"]);
  });

  test("and what is not there any more is passed over", () => {
    const next = structuredClone(BASE);
    next.general.contacts = [];
    next.general.addons = [];
    expect(
      over(
        next,
        form(({ general }) => {
          (general.contacts[1] as { value: string }).value = "3";
        }),
      ),
    ).toEqual(next);
    expect(over(next, german).general.position).toBe("Direktorin");
  });
});

test("of four rows of the same kind one is left", () => {
  const four = content({ general: { contacts: ["1", "2", "3", "4"].map((value) => contact("phone", value)) } });
  const one = content({ general: { contacts: [contact("phone", "3")] } });
  expect(Content.parse(applied(four, diff(four, one)))).toEqual(one);
  expect(Content.parse(applied(one, diff(one, four)))).toEqual(four);
});

test("names that are no texts are nobody's", () => {
  const odd = { toString: 1 };
  const changes: FormChange[] = [
    { op: "order", path: ["general", "contacts"], value: [odd, null, ["email:0"], 7, "email:0"] },
    { op: "add", path: ["general", "contacts", "x"], value: { name: odd, key: odd } },
    { op: "set", path: ["general", "contacts", "x", "value"], value: "1" },
    { op: "order", path: ["general", "contacts"], value: ["phone:1"] },
  ];
  expect(Content.safeParse(applied(BASE, changes)).success).toBe(false);
  expect(Content.parse(applied(BASE, changes.slice(0, 1))).general.contacts.map(({ name }) => name)).toEqual([
    "email",
    "phone",
    "phone",
  ]);
});

test("a list is named once, however many changes it has", () => {
  let reads = 0;
  const contacts = Array.from({ length: 25 }, (_, at) =>
    Object.defineProperty({ value: String(at), label: "" }, "name", {
      enumerable: true,
      get: () => {
        reads++;
        return "phone";
      },
    }),
  );
  const changes = Array.from(
    { length: 300 },
    (_, at): FormChange => ({ op: "add", path: ["general", "contacts", `c:${at}`], value: { name: "fax" } }),
  );
  const { general } = applied({ ...BASE, general: { ...BASE.general, contacts: contacts as never } }, changes);
  expect(general.contacts).toHaveLength(325);
  expect(reads).toBeLessThanOrEqual(25);
});

test("paths that are none of a signature's change nothing", () => {
  for (const path of [
    ["__proto__", "x"],
    ["general", "__proto__"],
    ["general", "constructor"],
    ["general", "contacts", "phone:7", "value"],
    ["general", "contacts", "__proto__", "value"],
    ["general", "name", "length"],
    ["nothing", "here"],
  ])
    for (const op of ["set", "add", "remove", "order"] as const)
      expect(Content.parse(applied(BASE, [{ op, path, value: "x" }])), `${op} ${path}`).toEqual(BASE);
  expect(({} as { x?: string }).x).toBeUndefined();
});
