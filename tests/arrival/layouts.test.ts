import { describe, expect, test } from "vitest";
import { render } from "#renderer/signature/render.ts";
import { replyVariant } from "#renderer/signature/reply.ts";
import { examine } from "#shared/arrival/examine.ts";
import { readArrived } from "#shared/arrival/mail.ts";
import { TEMPLATES } from "#shared/catalog/templates.ts";
import type { Content } from "#shared/signatures/schema.ts";
import { CONTENTS } from "#tests/renderer/contents.ts";

const OPTIONS = { imageHost: "https://img.example", brandingUrl: "https://signoff.example/" };
/** Contents with one text or none: what they have of pictures is found, and a second one is not told from the first. */
const ALONE = ["photoAlone", "bannerAlone", "socialsAlone", "addonsAlone"];
/** All of their fields say the same, which nobody's do. */
const SAME = ["longWords", "chinese", "hostile"];
const contents = (names: (name: string) => boolean) =>
  Object.entries(CONTENTS).filter(([name]) => name !== "empty" && names(name));

const laidOut = (content: Content, templateId: number): Content => ({
  ...content,
  design: { ...content.design, templateId },
});
const drawn = (content: Content) => render(content, OPTIONS).html;

async function look(mail: string, whole: Content) {
  const forms = [
    { form: null, html: drawn(whole) },
    { form: "reply" as const, html: drawn(replyVariant(whole)) },
  ];
  const sent = { updatedAt: "", forms, earlier: [], hasCheckAddress: false };
  const { form, findings } = examine(await readArrived(mail), sent);
  return [form, ...findings.map(({ kind }) => kind)];
}

/** What every layout sends is found again, in a mail as in an answer above an older one. */
describe.each(TEMPLATES.map(({ id, name }) => [name, id] as const))("%s", (_name, templateId) => {
  test.each(contents((name) => !ALONE.includes(name) && !SAME.includes(name)))(
    "with %s content",
    async (_, content) => {
      const whole = laidOut(content, templateId);
      const [html, reply] = [drawn(whole), drawn(replyVariant(whole))];
      expect(await look(`<p>Dear Jonas,</p>${html}`, whole)).toEqual([null]);
      expect(await look(`<p>At nine.</p>${reply}<blockquote type="cite">${html}</blockquote>`, whole)).toEqual([
        "reply",
      ]);
      expect(await look(`<p>Dear Jonas,</p>${html}<p></p>${html}`, whole)).toEqual([null, "doubled"]);
    },
  );

  test.each(contents((name) => ALONE.includes(name)))("with %s", async (_, content) => {
    const whole = laidOut(content, templateId);
    expect(await look(`<p>Dear Jonas,</p>${drawn(whole)}`, whole)).toEqual([null]);
  });
});
