import { describe, expect, it } from "vitest";
import { PREFILLS } from "#shared/catalog/prefills.ts";
import { SOCIALS } from "#shared/catalog/socials.ts";
import { TEMPLATE_CATEGORIES, TEMPLATES } from "#shared/catalog/templates.ts";
import { escapeHtml } from "#shared/lib/escape.ts";
import { Content } from "#shared/signatures/schema.ts";
import { lint } from "./lint/lint.ts";
import { render } from "./render.ts";

describe("prefilled designs", () => {
  it("are more than a hundred, for twenty professions and more, in every category and layout", () => {
    expect(PREFILLS.length).toBeGreaterThanOrEqual(100);
    expect(new Set(PREFILLS.map(({ profession }) => profession)).size).toBeGreaterThanOrEqual(20);
    expect(new Set(PREFILLS.map(({ category }) => category))).toEqual(new Set(TEMPLATE_CATEGORIES));
    expect(new Set(PREFILLS.map(({ content }) => content.design.templateId)).size).toBe(TEMPLATES.length);
    expect(new Set(PREFILLS.map(({ id }) => id)).size).toBe(PREFILLS.length);
  });

  it("never show a layout twice in one colour", () => {
    const looks = PREFILLS.map(({ content: { design } }) => `${design.templateId} ${design.fontColor}`);
    expect(new Set(looks).size).toBe(looks.length);
  });

  it.each(PREFILLS.map((prefill) => [prefill.id, prefill] as const))(
    "%s is a content the editor takes, without a finding",
    (_, { content }) => {
      for (const { name } of content.general.socials) expect(SOCIALS[name]).toBeDefined();
      const { html, findings } = render(Content.parse(content), { imageHost: "https://img.example", lint });
      expect(html).toContain(escapeHtml(content.general.company));
      // The advice on height is for the person: a layout may be taller than 150 px. Outlook's corners are square.
      expect(findings.filter(({ rule, where }) => rule !== "height" && !where.includes("border-radius"))).toEqual([]);
    },
  );
});
