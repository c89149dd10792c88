import { describe, expect, it } from "vitest";
import { TEMPLATES } from "#shared/catalog/templates.ts";
import { Content } from "#shared/signatures/schema.ts";
import { CONTENTS } from "#tests/renderer/contents.ts";
import { webLinks } from "./links.ts";
import { lint } from "./lint/lint.ts";
import { render } from "./render.ts";
import { replyVariant } from "./reply.ts";

const OPTIONS = { imageHost: "https://img.example" };

describe("replyVariant", () => {
  it.each(TEMPLATES.map(({ id }) => id))("of layout %i is short, plain and without a finding", (templateId) => {
    const content = CONTENTS.addons as Content;
    const reply = replyVariant({ ...content, design: { ...content.design, templateId } });
    const { html, text, size } = render(reply, OPTIONS);
    expect(size).toBeLessThan(1_500);
    expect(html).not.toContain("<img");
    expect(lint(html)).toEqual([]);
    expect(text).toBe(
      "Anna Lindqvist\nHead of Partnerships\nMeridian Consulting\n\nPhone: +49 30 1234 5678\nEmail: anna@meridian.example",
    );
    expect(webLinks(reply)).toEqual([]);
  });

  it("takes the mobile number where there is no phone, and nothing where there is neither", () => {
    const content = CONTENTS.realistic as Content;
    const contacts = (lines: { name: "mobile" | "website"; value: string }[]) =>
      replyVariant(Content.parse({ ...content, general: { ...content.general, contacts: lines } })).general.contacts;
    expect(contacts([{ name: "mobile", value: "+49 151 1" }])).toMatchObject([{ name: "mobile", value: "+49 151 1" }]);
    expect(contacts([{ name: "website", value: "x.example" }])).toEqual([]);
  });
});
