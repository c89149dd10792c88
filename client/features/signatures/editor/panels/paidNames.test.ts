import { expect, test } from "vitest";
import { entitlements } from "#shared/members/rules.ts";
import { paidParts } from "#shared/signatures/rules.ts";
import * as make from "#tests/support/make.ts";
import { paidNames } from "./paidNames.ts";

const FREE = entitlements(make.team());

test("paid parts have the names of their panels, each once", () => {
  const addon = (type: string, data = {}) => ({ type, key: `${type}${Math.random()}`, data }) as never;
  const document = make.signature({
    general: {
      brandingLine: 0,
      customFields: [{ key: "1", title: "Room", value: "12", link: "" }],
      socials: [{ name: "linkedin", link: "https://www.linkedin.com/in/ana" }],
      addons: [addon("CallToAction"), addon("disclaimer"), addon("badge"), addon("badge"), addon("calendar")],
    },
    design: { templateId: 9, iconType: 2 },
    media: { photoUrl: "https://acme.example" },
  });
  const parts = paidParts(document, FREE);
  expect(paidNames(parts, document)).toEqual([
    expect.stringMatching(/^Layout “.+”$/),
    "Hidden branding line",
    "Icon style",
    "Link on the photo",
    "Custom fields",
    "LinkedIn",
    "Button",
    "Disclaimer",
    "Badge",
    "Event",
  ]);
});

test("a part that nobody knows yet keeps the server's sentence", () => {
  const message = "Confetti is part of the paid plans.";
  expect(paidNames([{ path: "general.confetti", message }], make.signature())).toEqual([message]);
});
