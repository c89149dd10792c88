import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { NO_PLAN } from "../account/schema.ts";
import type { Addon, AddonType, DataOf } from "../addons/addons.ts";
import { PREFILLS } from "../catalog/prefills.ts";
import { templateBlocks } from "../catalog/templates.ts";
import { entitlements } from "../members/rules.ts";
import { downgradeToFree, isEmpty, paidParts } from "./rules.ts";
import { Content, SignatureInput } from "./schema.ts";

const content = (values: z.input<typeof Content> = {}) => z.parse(Content, values);

describe("isEmpty", () => {
  it("sees nothing in defaults, a caption, blank fields and networks without a link", () => {
    expect(isEmpty(content())).toBe(true);
    expect(
      isEmpty(
        content({
          general: {
            socialCaption: "Follow us",
            name: "  ",
            contacts: [{ name: "phone", value: "" }],
            socials: [{ name: "x", link: "" }],
          },
        }),
      ),
    ).toBe(true);
    expect(isEmpty(content({ media: { bannerPosition: 2 } }))).toBe(true);
  });
  it.each([
    { general: { company: "A" } },
    { general: { contacts: [{ name: "phone" as const, value: "1" }] } },
    { general: { customFields: [{ key: "a", title: "", value: "b" }] } },
    { general: { socials: [{ name: "x", link: "x.com/a" }] } },
    { general: { addons: [{ type: "disclaimer" as const, key: "a" }] } },
    { media: { banner: "/i/AAAAAAAAAAAAAAAAAAAAAA-10x10.png" } },
  ])("sees %j", (values) => expect(isEmpty(content(values))).toBe(false));
});

const allowed = (isPaid: boolean) =>
  entitlements({ isPaid, isTerminated: false, seats: 5, bonusSignatures: 0, plan: NO_PLAN });

const BANNER = "/i/AAAAAAAAAAAAAAAAAAAAAA-10x10.png";
const addon = <T extends AddonType>(type: T, data = {} as DataOf<T>) => ({ type, key: type, data }) as Addon<T>;
/** All that a free account may keep. */
const free = content({
  general: {
    name: "Anna",
    socials: [
      { name: "linkedin", link: "" },
      { name: "x", link: "x.com/a" },
    ],
    addons: [addon("sign", { text: "Anna" }), addon("GreenMessage", { type: 2 }), addon("social"), addon("videos")],
  },
  design: { templateId: 4, fontFamily: "Georgia", fontColor: "#123456" },
  media: { photo: BANNER, photo2: BANNER, photo2Url: "a.example", bannerPosition: 2 },
});

/** Each thing that the specification takes from a free account: what it is, where it is named, and what is left. */
const PAID: [string, (on: Content) => Content, string, (on: Content) => Content][] = [
  [
    "a template above 4",
    designed({ templateId: 5 }),
    "design.templateId",
    designed({ templateId: 1, fontFamily: "Arial", blocksConfig: templateBlocks(1) }),
  ],
  ["an icon style", designed({ iconType: 2 }), "design.iconType", designed({})],
  ["no branding line", general({ brandingLine: 0 }), "general.brandingLine", general({ brandingLine: 1 })],
  ["a banner", (on) => ({ ...on, media: { ...on.media, banner: BANNER } }), "media.banner", (on) => on],
  [
    "a link on the photo",
    (on) => ({ ...on, media: { ...on.media, photoUrl: "a.example" } }),
    "media.photoUrl",
    (on) => on,
  ],
  [
    "custom fields",
    general({ customFields: [{ key: "a", title: "b", value: "c", link: "" }] }),
    "general.customFields",
    general({}),
  ],
  ...(["linkedin", "behance", "dribbble", "youtube"] as const).map((name): (typeof PAID)[number] => [
    `a link to ${name}`,
    general({ socials: [{ name, link: "a.example", image: null }] }),
    "general.socials.0.link",
    general({ socials: [{ name, link: "", image: null }] }),
  ]),
  ...(["badge", "calendar", "CallToAction", "disclaimer"] as const).map((type): (typeof PAID)[number] => [
    `the addon ${type}`,
    (on) => ({ ...on, general: { ...on.general, addons: [...on.general.addons, addon(type)] } }),
    "general.addons.4",
    (on) => on,
  ]),
  [
    "a green message of one's own",
    general({ addons: [addon("GreenMessage", { type: 9, text: "a" })] }),
    "general.addons.0.data.type",
    general({ addons: [addon("GreenMessage", { type: 1, text: "a" })] }),
  ],
];

function designed(part: Partial<Content["design"]>) {
  return (on: Content): Content => ({ ...on, design: { ...on.design, ...part } });
}
function general(part: Partial<Content["general"]>) {
  return (on: Content): Content => ({ ...on, general: { ...on.general, ...part } });
}

describe.each(PAID)("%s", (_, change, path, left) => {
  it("is tried by everybody, saved by the paid plans", () => {
    expect(paidParts(change(free), allowed(false)).map((part) => part.path)).toEqual([path]);
    expect(paidParts(change(free), allowed(true))).toEqual([]);
  });
  it("goes when the plan ends, and nothing else", () => {
    expect(downgradeToFree(change(free))).toEqual(left(free));
  });
});

describe("a free account", () => {
  it("keeps all the rest", () => {
    expect(paidParts(free, allowed(false))).toEqual([]);
    expect(downgradeToFree(free)).toEqual(free);
  });
  it("shows the branding line where nothing was said", () => {
    expect(paidParts(general({ brandingLine: null })(free), allowed(false))).toEqual([]);
    expect(downgradeToFree(general({ brandingLine: null })(free)).general.brandingLine).toBe(1);
  });
  it("may save whatever a downgrade leaves, and it leaves the original alone", () => {
    const all = PAID.reduce((on, [, change]) => change(on), free);
    const before = structuredClone(all);
    expect(paidParts(downgradeToFree(all), allowed(false))).toEqual([]);
    expect(all).toEqual(before);
  });
  it("may save the prefilled designs of its templates", () => {
    const ours = PREFILLS.filter(({ content: { design } }) => design.templateId <= 4);
    expect(ours.length).toBeGreaterThan(10);
    for (const prefill of ours) expect(paidParts(content(prefill.content), allowed(false)), prefill.id).toEqual([]);
  });
});

describe("SignatureInput", () => {
  it("fills in the defaults of the specification", () => {
    expect(z.parse(SignatureInput, {})).toMatchObject({
      publicPageColor: "#00cfd6",
      shorLinkHashType: 2,
      general: { brandingLine: 1 },
      design: {
        templateId: 1,
        fontSize: 75,
        logoWidth: 100,
        logo2Width: 100,
        bannerWidth: 250,
        socialWidth: 22,
        socialShape: 1,
        iconType: 1,
        borderWidth: 1,
      },
      media: { bannerPosition: 1 },
    });
  });
});
