import { produce } from "immer";
import { describe, expect, test } from "vitest";
import { lint } from "#renderer/signature/lint/lint.ts";
import { render } from "#renderer/signature/render.ts";
import { TEMPLATES } from "#shared/catalog/templates.ts";
import { type Finding, SignatureInput } from "#shared/signatures/schema.ts";
import { fixOf, leaveOut } from "./fixes.ts";
import { sampleIn } from "./sample.ts";

type Written = { general?: object; design?: object; media?: object };

/** A signature with everything in it, and what is different here. */
function signature({ general, design, media }: Written): SignatureInput {
  const base = SignatureInput.parse({});
  const sample = sampleIn(base.design);
  return {
    ...base,
    general: { ...sample.general, ...general },
    design: { ...base.design, ...design },
    media: { ...sample.media, ...media },
  };
}

const judge = (document: SignatureInput): Finding[] =>
  render(document, { imageHost: "https://x.example", lint }).findings.filter(({ rule }) => rule !== "height");
const found = (document: SignatureInput, rule: string) => judge(document).filter((finding) => finding.rule === rule);

/** Mends all that can be, as often as somebody would press the button. */
function mended(document: SignatureInput): SignatureInput {
  let now = document;
  for (let presses = 0; presses < 10; presses += 1) {
    const fix = judge(now)
      .map((finding) => fixOf(finding, now))
      .find((change) => change !== null);
    if (!fix) return now;
    now = produce(now, fix);
  }
  throw new Error("It is never mended.");
}

test.each(TEMPLATES.map(({ id, name }) => [id, name]))(
  "colours that cannot be read are mended in layout %i, %s",
  (templateId) => {
    for (const fontColor of ["#00686c", "#0b1f24", "#ffff00", "#dddddd"]) {
      const before = signature({ design: { templateId, fontColor } });
      const left = judge(mended(before)).filter(({ rule }) => rule === "25" || rule === "dark");
      // On a plate that the layout brings, the icons' and the layout's own colours are no business of the document.
      expect(left.filter((finding) => fixOf(finding, mended(before)) !== null)).toEqual([]);
      if (templateId === 1) expect(left).toEqual([]);
    }
  },
);

test("a colour that sinks in dark mails is one finding with its colour, and the fix changes that colour alone", () => {
  const before = signature({ design: { fontColor: "#00686c", textColor: "#6d777b" } });
  const [finding, ...others] = found(before, "dark");
  expect(finding).toMatchObject({ color: "#00686c", level: "note" });
  expect(others).toEqual([]);
  const after = produce(before, fixOf(finding as Finding, before) ?? (() => undefined));
  expect(after.design).toEqual({ ...before.design, fontColor: after.design.fontColor });
  expect(found(after, "dark")).toEqual([]);
});

test("a logo that its plate swallows gets a white one behind it, as a choice that stays", () => {
  const photo2Ink = Array.from({ length: 16 }, (_, step) => (step === 1 ? 100 : 0));
  const media = { photo2: `/i/${"a".repeat(22)}-480x160.png`, photo2Ink };
  const before = signature({ design: { templateId: 20 }, media });
  const [finding] = found(before, "logo");
  const after = produce(before, fixOf(finding as Finding, before) ?? (() => undefined));
  expect(after.design).toEqual({ ...before.design, logoGround: 1, logoGroundBy: 2 });
  expect(found(after, "logo")).toEqual([]);
});

describe("contacts", () => {
  const withContact = (name: "email" | "phone" | "website", value: string) =>
    signature({ general: { contacts: [{ name, value }] } });

  test.each([
    ["email", "not-an-email", "Email: not-an-email", "This is not an email address."],
    ["phone", "abc", "Phone: abc", "This is not a phone number."],
    ["website", "javascript:alert(1)", "Website: javascript:alert(1)", "Please enter a valid link."],
  ] as const)("%s %s is a problem that names its field, and only a person can mend", (name, value, where, message) => {
    const document = withContact(name, value);
    const [finding] = judge(document);
    expect(finding).toEqual({ rule: "contact", level: "error", path: "general.contacts.0.value", where, message });
    expect(fixOf(finding as Finding, document)).toBeNull();
  });

  test.each([
    ["email", "Ana Ruiz <ana@acme.example>", "ana@acme.example"],
    ["email", "mailto: ana @acme,example.", "ana@acme.example"],
    ["website", "acme,example", "acme.example"],
  ] as const)("%s %j is mended to %s", (name, value, wanted) => {
    expect(mended(withContact(name, value)).general.contacts).toEqual([{ name, value: wanted }]);
  });
});

test("a name at a network becomes its address there; what is neither stays a problem", () => {
  const socials = [
    { name: "linkedin", link: "brightwater", image: null },
    { name: "github", link: "two words", image: null },
  ];
  const after = mended(signature({ general: { socials } }));
  expect(after.general.socials.map(({ link }) => link)).toEqual([
    "https://www.linkedin.com/in/brightwater",
    "two words",
  ]);
  expect(judge(after)).toMatchObject([{ rule: "link", level: "error", path: "general.socials.1.link" }]);
});

test("links of fields, pictures and addons that lead nowhere are problems", () => {
  const document = signature({
    general: {
      customFields: [{ key: "a", title: "Hours", value: "9 to 17", link: "nowhere" }],
      addons: [{ type: "CallToAction", key: "b", data: { text: "Book", url: "javascript:alert(1)" } }],
    },
    media: { photoUrl: "nowhere", bannerUrl: "not shown without a banner" },
  });
  expect(judge(document).filter(({ level }) => level === "error")).toMatchObject([
    { path: "general.customFields.0.link" },
    { path: "general.addons.0.data.url" },
    { path: "media.photoUrl" },
  ]);
});

test("pictures that are called the same get names of their own", () => {
  const picture = "/i/local-0000000000sample-240x240.jpg";
  const twins = signature({ general: { name: "Acme", company: "Acme" }, media: { photo: picture, photo2: picture } });
  expect(found(twins, "alt")).toHaveLength(2);
  const after = mended(twins);
  expect(found(after, "alt")).toEqual([]);
  expect([after.media.photoAlt, after.media.photo2Alt]).toEqual(["Photo of Acme", ""]);
});

describe("what nobody but the person knows", () => {
  const finding = (rule: string): Finding => ({ rule, level: "note", where: "", message: "" });

  test.each([
    ["general.contacts.0.value", { general: { contacts: [] } }],
    ["general.socials.0.link", { general: { socials: [] } }],
    ["general.customFields.0.link", { general: { customFields: [{ link: "" }] } }],
    ["media.photoUrl", { media: { photoUrl: "" } }],
  ])("%s is left out where nobody knows what is meant", (path, expected) => {
    const document = SignatureInput.parse({
      general: {
        contacts: [{ name: "phone", value: "12" }],
        socials: [{ name: "x", link: "" }],
        customFields: [{ key: "a", title: "T", value: "V", link: "" }],
      },
    });
    document.media.photoUrl = "no link";
    const change = leaveOut({ ...finding("link"), path });
    expect(change && produce(document, change)).toMatchObject(expected);
  });

  test("what has no field is not left out", () => expect(leaveOut(finding("width"))).toBeNull());
});
