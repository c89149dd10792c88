import { describe, expect, it, test } from "vitest";
import type { SignatureInput } from "#shared/signatures/schema.ts";
import * as make from "#tests/support/make.ts";
import { NO_FACTS } from "../facts.ts";
import { compose, formsFor, NO_LINKS, ownAfter, ownFrom, type Person } from "./compose.ts";
import { DEFAULT_LOCKS, LOCK_NAMES, type LockName } from "./lockNames.ts";
import { NO_OWN, type Own } from "./own.ts";

const contact = (name: string, value: string, label = "") => ({ name, value, label }) as never;
const field = (key: string, title: string, value: string, link = "") => ({ key, title, value, link });
const PHOTO = "/i/abcdefghijklmnopqrstuv-10x10.jpg";
const OTHER_PHOTO = "/i/bbcdefghijklmnopqrstuv-10x10.jpg";

const MASTER = make.signature({
  general: {
    name: "Mara Master",
    position: "Founder",
    department: "Board",
    company: "Bakery",
    contacts: [
      contact("phone", "+49 30 1", "Direct"),
      contact("website", "bakery.example"),
      contact("mobile", "+49 170 1"),
      contact("email", "mara@bakery.example"),
      contact("phone", "+49 30 2"),
      contact("address", "Main street 1"),
    ],
    customFields: [field("cc", "Cost centre", "4711", "https://x.example"), field("vat", "", "VAT DE 1")],
    addons: [
      { type: "sign", key: "hand", data: { text: "Mara" } },
      { type: "disclaimer", key: "legal", data: { type: 9, text: "Legal" } },
    ],
  },
  media: { photo: PHOTO, photoAlt: "Mara smiling" },
});
const ANA: Person = {
  email: "ana@bakery.example",
  facts: { ...NO_FACTS, name: "Ana Ruiz", position: "Baker", mobile: "+49 170 9", custom: { "cost CENTRE": "12" } },
  links: NO_LINKS,
};
const NOBODY = { email: "ben@bakery.example", facts: NO_FACTS, links: NO_LINKS };
const linesOf = ({ general }: Pick<SignatureInput, "general">) =>
  general.contacts.map(({ name, value }) => `${name} ${value}`);

describe("a signature that follows a master", () => {
  it("has the look of the master and what is known of its person, in the master's order", () => {
    const { general, design, media } = compose(MASTER, ANA, NO_OWN, DEFAULT_LOCKS);
    expect(general).toMatchObject({ name: "Ana Ruiz", position: "Baker", department: "", company: "Bakery" });
    expect(linesOf({ general })).toEqual([
      "website bakery.example",
      "mobile +49 170 9",
      "email ana@bakery.example",
      "address Main street 1",
    ]);
    expect(general.customFields.map(({ value, link }) => [value, link])).toEqual([
      ["12", ""],
      ["VAT DE 1", ""],
    ]);
    expect(design).toEqual(MASTER.design);
    expect(media).toMatchObject({ photo: null, photoAlt: "" });
  });

  it("never has anything of the master's own person", () => {
    const said = JSON.stringify(compose(MASTER, NOBODY, NO_OWN, []));
    for (const own of ["Mara", "mara@", "Founder", "Board", "+49", "4711", PHOTO, "x.example"])
      expect(said).not.toContain(own);
    expect(said).toContain("Legal");
  });

  describe("that leads to a page and a card", () => {
    const CODE = "/i/cbcdefghijklmnopqrstuv-400x400.png";
    const THEIR_CODE = "/i/dbcdefghijklmnopqrstuv-400x400.png";
    const card = {
      type: "businessCard",
      key: "card",
      data: {
        card: "m".repeat(22),
        url: "https://x.example/c/mara",
        text: "My card",
        image: CODE,
        qrOf: "https://x.example/c/mara",
        width: 80,
      },
    } as const;
    const page = {
      type: "page",
      key: "page",
      data: { page: "p".repeat(22), url: "https://x.example/p/mara" },
    } as const;
    const company = { type: "page", key: "all", data: { url: "https://x.example/p/bakery" } } as const;
    const master = { ...MASTER, general: { ...MASTER.general, addons: [card, page, company] as never } };
    const links = {
      page: null,
      businessCard: { hash: "a".repeat(22), url: "https://x.example/c/ana", code: THEIR_CODE },
    };

    it("leads to those of its own person, with a code of theirs, and to none where they have none", () => {
      const { general } = compose(master, { ...ANA, links }, NO_OWN, DEFAULT_LOCKS);
      expect(general.addons).toEqual([
        {
          ...card,
          data: {
            card: "a".repeat(22),
            url: "https://x.example/c/ana",
            text: "My card",
            image: THEIR_CODE,
            qrOf: "https://x.example/c/ana",
            width: 80,
          },
        },
        company,
      ]);
      expect(compose(master, ANA, NO_OWN, DEFAULT_LOCKS).general.addons).toEqual([company]);
    });

    it("says nothing of its master's own in a form", () => {
      const forms = {
        reply: [
          { op: "set", path: ["general", "addons", "card:0", "data", "url"], value: "https://x.example/c/other" },
          { op: "set", path: ["general", "addons", "card:0", "data", "text"], value: "Card" },
          { op: "set", path: ["general", "addons", "all:0", "data", "url"], value: "https://x.example/p/sale" },
          { op: "add", path: ["general", "addons", "two:0"], value: { ...page, key: "two" } },
        ],
      } as const;
      expect(formsFor({ ...master, forms: forms as never }).reply?.map(({ value }) => value)).toEqual([
        "Card",
        "https://x.example/p/sale",
      ]);
    });

    it("notes nothing of them when its person saves something else", () => {
      const all = { master, person: { ...ANA, links }, locks: [], isTeam: false };
      const before = compose(master, all.person, NO_OWN, []);
      const after = structuredClone({ ...master, ...before });
      after.general.name = "Ana R.";
      const own = ownAfter(NO_OWN, { before, after }, all);
      expect(own.person.changes.map(({ path }) => path.join("."))).toEqual(["general.name"]);
    });
  });

  it("keeps the words in front of a line", () => {
    const person = { ...ANA, facts: { ...ANA.facts, phone: "+49 30 9" } };
    expect(compose(MASTER, person, NO_OWN, []).general.contacts[0]).toEqual({
      name: "phone",
      value: "+49 30 9",
      label: "Direct",
    });
  });
});

/** What stands there after a person has changed something of it. */
function saved(
  change: (draft: SignatureInput) => void,
  options: Partial<Parameters<typeof ownAfter>[2]> = {},
  own = NO_OWN,
) {
  const all = { master: MASTER, person: ANA, locks: DEFAULT_LOCKS, isTeam: false, ...options };
  const before = compose(all.master, all.person, own, all.locks);
  const after = structuredClone({ ...MASTER, ...before });
  change(after);
  return { before, after, own: ownAfter(own, { before, after }, all) };
}
const again = (own: Own, master = MASTER, person = ANA, locks: readonly LockName[] = DEFAULT_LOCKS) =>
  compose(master, person, own, locks);

describe("what its person says otherwise", () => {
  test.each<[string, (draft: SignatureInput) => void]>([
    ["a name", ({ general }) => void Object.assign(general, { name: "Ana R." })],
    [
      "a line of which nothing was known",
      ({ general }) => void general.contacts.unshift(contact("phone", "+49 30 77", "Direct")),
    ],
    ["a line that goes", ({ general }) => void general.contacts.splice(1, 1)],
    ["a line of their own", ({ general }) => void general.contacts.push(contact("skype", "ana.r"))],
    ["another order", ({ general }) => void general.contacts.reverse()],
    ["a photo", ({ media }) => void Object.assign(media, { photo: OTHER_PHOTO })],
    [
      "a field",
      ({ general }) => void Object.assign(general.customFields[0] ?? {}, { value: "13", link: "https://y.example" }),
    ],
  ])("is there when it is composed again: %s", (_, change) => {
    const { after, own } = saved(change);
    expect(again(own)).toMatchObject({ general: after.general, media: after.media });
  });

  it("goes on with another state of the master, and the rest follows", () => {
    const { own } = saved(({ general }) => {
      general.name = "Ana R.";
      general.contacts.unshift(contact("phone", "+49 30 77", "Direct"));
    });
    const next = structuredClone(MASTER);
    next.general.company = "Mill";
    next.design.templateId = 3;
    next.general.contacts.unshift(contact("website", "mill.example"));
    const { general, design } = again(own, next);
    expect(general).toMatchObject({ name: "Ana R.", company: "Mill" });
    expect(design.templateId).toBe(3);
    expect(linesOf({ general })).toContain("phone +49 30 77");
    expect(linesOf({ general })).toContain("website mill.example");
  });

  it("stays when something is known later, and what nobody said follows what is known", () => {
    const { own } = saved(({ general }) => void general.contacts.unshift(contact("phone", "+49 30 77", "Direct")));
    const known = { ...ANA, facts: { ...ANA.facts, phone: "+49 30 1234", position: "Head baker" } };
    const { general } = again(own, MASTER, known);
    expect(linesOf({ general })[0]).toBe("phone +49 30 77");
    expect(general.position).toBe("Head baker");
  });

  it("a line that was taken out stays out", () => {
    const { own } = saved(({ general }) => void general.contacts.splice(1, 1));
    const known = { ...ANA, facts: { ...ANA.facts, mobile: "+49 170 10" } };
    expect(linesOf(again(own, MASTER, known)).join()).not.toContain("mobile");
  });

  it("a photo that was taken off stays off, one that is not known is none", () => {
    const withPhoto = { ...ANA, facts: { ...ANA.facts, photo: OTHER_PHOTO } };
    expect(again(NO_OWN, MASTER, withPhoto).media.photo).toBe(OTHER_PHOTO);
    const { own } = saved(({ media }) => void Object.assign(media, { photo: null }), { person: withPhoto });
    expect(again(own, MASTER, withPhoto).media.photo).toBeNull();
  });

  it("is passed over while it is locked, and back when it is open again", () => {
    const { own } = saved(({ general }) => void Object.assign(general, { name: "Ana R." }));
    expect(again(own, MASTER, ANA, [...DEFAULT_LOCKS, "name"]).general.name).toBe("Ana Ruiz");
    expect(again(own).general.name).toBe("Ana R.");
  });

  it("a later save keeps what was said before, and an older state of the master is nobody's own", () => {
    const first = saved(({ general }) => void Object.assign(general, { name: "Ana R." }));
    const next = structuredClone(MASTER);
    next.general.contacts.unshift(contact("website", "mill.example"));
    const after = structuredClone({ ...MASTER, ...first.after });
    after.general.position = "Chief";
    const own = ownAfter(
      first.own,
      { before: first.after, after },
      { master: next, person: ANA, locks: DEFAULT_LOCKS, isTeam: false },
    );
    const { general } = again(own, next);
    expect(general).toMatchObject({ name: "Ana R.", position: "Chief" });
    expect(linesOf({ general })).toContain("website mill.example");
  });

  it("is nothing to somebody else", () => {
    const { own } = saved(({ general }) => void Object.assign(general, { name: "Ana R." }));
    expect(again(own, MASTER, NOBODY).general.name).toBe("");
    expect(again(own, MASTER, ANA).general.name).toBe("Ana R.");
  });
});

describe("what those who manage the team say of one person", () => {
  it("stands where it is locked", () => {
    const { own } = saved(({ design }) => void Object.assign(design, { templateId: 5 }), { isTeam: true });
    expect(again(own, MASTER, ANA, LOCK_NAMES).design.templateId).toBe(5);
  });

  it("leaves what is open to the person", () => {
    const first = saved(({ general }) => void Object.assign(general, { name: "Ana by the team" }), { isTeam: true });
    const { own } = saved(({ general }) => void Object.assign(general, { name: "Ana by herself" }), {}, first.own);
    expect(again(own).general.name).toBe("Ana by herself");
  });

  it("settings too", () => {
    const change = (draft: SignatureInput) => void Object.assign(draft, { hasShortLink: false });
    expect(again(saved(change).own).hasShortLink).toBe(true);
    expect(again(saved(change, { isTeam: true }).own).hasShortLink).toBe(false);
    const open = DEFAULT_LOCKS.filter((name) => name !== "links");
    expect(again(saved(change, { locks: open }).own, MASTER, ANA, open).hasShortLink).toBe(false);
  });
});

describe("forms", () => {
  const master = make.signature({
    ...MASTER,
    forms: {
      de: [
        { op: "set", path: ["general", "position"], value: "Gründerin" },
        { op: "set", path: ["general", "company"], value: "Bäckerei" },
        { op: "set", path: ["general", "contacts", "phone:0", "value"], value: "+49 99" },
        { op: "set", path: ["general", "contacts", "website:0", "value"], value: "baeckerei.example" },
        { op: "set", path: ["general", "customFields", "cc:0", "value"], value: "99" },
        { op: "set", path: ["general", "customFields", "vat:0", "value"], value: "USt DE 1" },
        { op: "add", path: ["general", "contacts", "fax:0"], value: contact("fax", "+49 98") },
      ],
    },
  });
  const ofCompany = formsFor(master).de;

  it("come along without what they say of the master's own person", () => {
    expect(JSON.stringify(ofCompany)).toContain("Bäckerei");
    expect(JSON.stringify(ofCompany)).toContain("USt DE 1");
    for (const own of ["Gründerin", "+49", '"99"']) expect(JSON.stringify(ofCompany)).not.toContain(own);
    expect(again(NO_OWN, master).forms.de).toEqual(ofCompany);
  });

  it("are its person's where they are open, but for what is locked in them", () => {
    const open = DEFAULT_LOCKS.filter((name) => name !== "forms");
    const mine = [
      { op: "set" as const, path: ["general", "position"], value: "Bäckerin" },
      { op: "set" as const, path: ["general", "company"], value: "Mine" },
    ];
    const { own } = saved((draft) => void Object.assign(draft.forms, { de: mine }), { master, locks: open });
    const { forms } = again(own, master, ANA, open);
    expect(JSON.stringify(forms.de)).toContain("Bäckerin");
    expect(JSON.stringify(forms.de)).toContain("Bäckerei");
    expect(JSON.stringify(forms.de)).not.toContain("Mine");
    expect(again(own, master).forms.de).toEqual(ofCompany);
    const gone = saved((draft) => void delete draft.forms.de, { master, locks: open });
    expect(again(gone.own, master, ANA, open).forms).toEqual({});
  });
});

it("a signature from before takes along what nobody has noted of its person, and nothing else", () => {
  const before = make.signature({
    general: {
      name: "Ana Old",
      department: "Ovens",
      company: "Elsewhere",
      contacts: [contact("website", "old.example"), contact("mobile", "+1 2"), contact("phone", "+1 3")],
    },
    media: { photo: OTHER_PHOTO },
  });
  const { general, media } = again(ownFrom(before, MASTER, ANA));
  expect(general).toMatchObject({ name: "Ana Ruiz", department: "Ovens", company: "Bakery" });
  expect(linesOf({ general })).toEqual([
    "phone +1 3",
    "website bakery.example",
    "mobile +49 170 9",
    "email ana@bakery.example",
    "address Main street 1",
  ]);
  expect(media.photo).toBe(OTHER_PHOTO);
});
