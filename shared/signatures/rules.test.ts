import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { entitlements } from "../account/rules.ts";
import { isEmpty, paidParts } from "./rules.ts";
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

describe("paidParts", () => {
  const allowed = (isPaid: boolean) =>
    entitlements({
      isPaid,
      isTerminated: false,
      isReseller: false,
      availableSignatures: 5,
      bonusSignatures: 0,
      team: null,
      plan: {
        type: null,
        data: { product_id: null, type: null },
        hasTerminatedProducts: false,
        hasTerminatedSubscriptions: false,
      },
    });
  const paid = content({ general: { brandingLine: 0 }, design: { iconType: 2 } });

  it("names each part a free account may not save", () => {
    expect(paidParts(paid, allowed(false)).map(({ path }) => path)).toEqual([
      "general.brandingLine",
      "design.iconType",
    ]);
  });
  it("names none for a paid account, and none in a plain design", () => {
    expect(paidParts(paid, allowed(true))).toEqual([]);
    expect(paidParts(content(), allowed(false))).toEqual([]);
  });
  it("reads a missing branding choice as shown", () => {
    expect(paidParts(content({ general: { brandingLine: null } }), allowed(false))).toEqual([]);
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
