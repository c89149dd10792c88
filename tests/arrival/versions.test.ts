import { describe, expect, test } from "vitest";
import { render } from "#renderer/signature/render.ts";
import { replyVariant } from "#renderer/signature/reply.ts";
import { examine } from "#shared/arrival/examine.ts";
import { readArrived } from "#shared/arrival/mail.ts";
import type { Sent } from "#shared/arrival/schema.ts";
import { TEMPLATES } from "#shared/catalog/templates.ts";
import { Content } from "#shared/signatures/schema.ts";
import { PHOTO } from "#tests/renderer/contents.ts";

const OPTIONS = { imageHost: "https://img.example", brandingUrl: "https://signoff.example/" };
const drawn = (content: Content) => render(content, OPTIONS).html;

const OLU = {
  name: "Olu Adeyemi",
  position: "Managing Director",
  company: "Signoff Demo",
  contacts: [
    { name: "phone", value: "+49 30 9999999" },
    { name: "email", value: "olu@signoff.example" },
    { name: "website", value: "www.signoff.example" },
  ],
  socials: ["linkedin", "instagram"].map((name) => ({ name, link: `https://www.${name}.com/in/olu` })),
};

/** What Olu's signature was after one of her saves. */
const state = (templateId: number, general: object = {}, photo: string | null = PHOTO): Content =>
  Content.parse({
    general: { ...OLU, ...general },
    design: { templateId },
    media: { photo, photoAlt: photo ? "Olu Adeyemi" : "" },
  });

/** @param contents the newest first */
function sentOf([now, ...before]: readonly Content[]): Sent {
  const present = now ?? state(1);
  return {
    updatedAt: "",
    forms: [
      { form: null, html: drawn(present) },
      { form: "reply", html: drawn(replyVariant(present)) },
    ],
    earlier: before.map((content, at) => ({ savedAt: String(at), html: drawn(content) })),
    hasCheckAddress: false,
  };
}

async function look(mail: string, sent: Sent) {
  const { form, earlierAt, findings } = examine(await readArrived(mail), sent);
  return [earlierAt ?? form, ...findings.map(({ kind }) => kind)];
}

/** Each state of a history, as it was pasted in its day, is found to be that state and nothing else. */
async function expectAllFound(contents: readonly Content[], letter = "<p>Dear Jonas,</p>") {
  const sent = sentOf(contents);
  for (const { savedAt, html } of sent.earlier)
    expect(await look(letter + html, sent)).toEqual([savedAt, "oldVersion"]);
  for (const { form, html } of sent.forms) expect(await look(letter + html, sent)).toEqual([form]);
}

describe("a history", () => {
  test("in which one layout says in two texts what another says in one", async () => {
    const there = { company: "Signoff Demo", position: "Managing Director" };
    await expectAllFound([
      state(1, there),
      state(10, { ...there, position: "Managing Director 57" }),
      state(1, { ...there, position: "Managing Director 56" }),
      state(10, { ...there, position: "Managing Director 55" }),
      state(1, { ...there, position: "Director" }),
    ]);
  });

  test.each([0, 10, 20])("through all layouts, from the %ith on", async (from) => {
    const layouts = TEMPLATES.slice(from, from + 10).map(({ id }) => id);
    await expectAllFound([
      state(1, { position: "Head of Design" }),
      ...layouts.map((id, at) => state(id, { position: at % 2 ? "Head of Design" : `Head of Design ${at}` })),
    ]);
  });

  test("in which a text was added, also where the letter says it", async () => {
    const letter = "<p>I work at Harbour Pilots GmbH, and this is my signature.</p>";
    await expectAllFound([state(1, { company: "Harbour Pilots GmbH" }), state(1, { company: "" })], letter);
    await expectAllFound([state(1, { company: "" }), state(1, { company: "Harbour Pilots GmbH" })], letter);
  });

  test("in which the photo was added or taken away", async () => {
    await expectAllFound([state(1), state(1, {}, null)]);
    await expectAllFound([state(1, {}, null), state(1)]);
    const sent = sentOf([state(1), state(1, {}, null)]);
    const attached = sent.forms[0]?.html.replace(/src="[^"]+"/g, 'src="cid:gone"') ?? "";
    expect(await look(attached, sent)).toEqual([null, "picturesBroken"]);
  });

  test("of which the small print was cut off: not the reply, and none from before", async () => {
    const text = "This mail is confidential. ".repeat(20);
    const whole = state(1, { addons: [{ type: "disclaimer", key: "a", data: { type: 9, text } }] });
    const sent = sentOf([whole, state(1, { position: "Intern" })]);
    const cut = sent.forms[0]?.html.replace(/(?:This mail is confidential. ?)+/, "") ?? "";
    expect(await look(cut, sent)).toEqual([null, "textMissing"]);
  });
});
