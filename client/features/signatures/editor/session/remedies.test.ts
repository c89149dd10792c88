import { describe, expect, test } from "vitest";
import { lint } from "#renderer/signature/lint/lint.ts";
import { measureHtml } from "#renderer/signature/lint/measure.ts";
import { render } from "#renderer/signature/render.ts";
import { TEMPLATES, visibleFields } from "#shared/catalog/templates.ts";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { CONTENTS } from "#tests/renderer/contents.ts";
import { extentOf, type Trials } from "./lessen.ts";
import { withLogoPlate } from "./logoPlate.ts";
import { type Remedy, remediesOf, toldOf } from "./remedies.ts";
import { createEditorStore } from "./store.ts";

const FREE = TEMPLATES.filter(({ isFree }) => isFree).map(({ id }) => id);
const ALL = TEMPLATES.map(({ id }) => id);
const OPTIONS = { imageHost: "https://x.example", brandingUrl: "https://x.example" };

/** A document with what is told of it, and what becomes of it by a change. */
function told(document: SignatureInput, layouts: readonly number[] = ALL) {
  const editor = createEditorStore(document);
  editor.follow(withLogoPlate);
  const trials: Trials = {
    changed: editor.changed,
    judge: (one) => render(one, { ...OPTIONS, lint }).findings,
    measure: (one) => measureHtml(render(one, OPTIONS).html),
    isAllowed: (id) => layouts.includes(id),
  };
  const all = trials.judge(document);
  const findings = toldOf(all, document, trials);
  const remedies = remediesOf(findings, all, document, trials);
  return { trials, all, rows: findings.map((finding, i) => ({ finding, ...(remedies[i] as Remedy) })) };
}

const input = (content: object) => SignatureInput.parse(content);

/** The rows of a rule, and their documents after one press. */
function ofRule(rule: string, document: SignatureInput, layouts?: readonly number[]) {
  const { rows, trials } = told(document, layouts);
  const row = rows.find(({ finding }) => finding.rule === rule);
  return { row, after: row?.fix ? trials.changed(row.fix.change) : null };
}

// What must not get through never passes the schema: no editor holds it.
const DOCUMENTS = Object.entries(CONTENTS).filter(([name]) => name !== "hostile");
describe.each([
  ["all layouts", ALL, ALL],
  ["the free layouts", FREE, FREE],
])("with %s", (_, layouts, used) => {
  test.each(DOCUMENTS)("each finding of %s has a way on, and one press lessens it", (_name, content) => {
    const stuck: string[] = [];
    for (const templateId of used) {
      const { all, rows, trials } = told(
        { ...input({}), ...content, design: { ...content.design, templateId } },
        layouts,
      );
      for (const { finding, fix, without, path } of rows) {
        const place = `layout ${templateId}: rule ${finding.rule}, ${finding.where}, ${fix?.label}`;
        if (!fix && !without && !path) stuck.push(`${place}: no way on`);
        const change = fix?.change ?? without;
        if (!change) continue;
        const after = trials.changed(change);
        if (!(extentOf(finding, trials.judge(after)) < extentOf(finding, all))) stuck.push(`${place}: no better`);
        if (!layouts.includes(after.design.templateId) && after.design.templateId !== templateId)
          stuck.push(`${place}: not of the plan`);
      }
    }
    expect(stuck).toEqual([]);
  });
});

describe("what there is too much of", () => {
  const PHOTO = "/i/bbbbbbbbbbbbbbbbbbbbbb-400x400.jpg";
  const contacts = [
    { name: "phone", value: "+49 30 1234567" },
    { name: "email", value: "olu@signoff.example" },
    { name: "website", value: "https://www.signoff.example" },
  ];
  const socials = (...names: string[]) => names.map((name) => ({ name, link: `https://${name}.example/olu` }));
  const plain = {
    name: "Olu Owner",
    position: "Managing Director",
    company: "Signoff",
    contacts,
    socials: socials("linkedin", "x"),
  };

  test("a plain signature that is high takes the lowest layout of the plan, and the button says which", () => {
    for (const [layouts, label, id] of [
      [ALL, "Use layout “One line”", 9],
      [FREE, "Use layout “Centred”", 2],
    ] as const) {
      const { row, after } = ofRule("height", input({ general: plain }), layouts);
      expect(row?.fix?.label).toBe(label);
      expect(after?.design.templateId).toBe(id);
      expect(ofRule("height", after as SignatureInput).row).toBeUndefined();
    }
  });

  test("no layout is taken that hides what is written", () => {
    const { row, after } = ofRule("height", input({ general: { ...plain, department: "Sales" } }));
    expect(row?.fix?.label).toMatch(/^Use layout “/);
    expect(after && visibleFields(after.design.templateId).department).toBe(true);
  });

  test("large letters get smaller before another layout is taken", () => {
    const { row, after } = ofRule("height", input({ general: plain, design: { templateId: 7, fontSize: 125 } }));
    expect(row?.fix?.label).toMatch(/^Make the text \d+ px$/);
    expect(after?.design).toMatchObject({ templateId: 7 });
    expect(after?.design.fontSize).toBeGreaterThanOrEqual(75);
  });

  test("pictures get smaller, those that are there, and as little as helps", () => {
    const general = { name: "Olu Owner" };
    const high = input({ general, design: { logoWidth: 140, logo2Width: 300 }, media: { photo: PHOTO } });
    const { row, after } = ofRule("height", high);
    expect(row?.fix?.label).toBe("Make pictures smaller");
    expect(after?.design).toMatchObject({ logoWidth: 112, logo2Width: 300, templateId: high.design.templateId });
  });

  test("the first five networks stay, and fewer where an addon brings icons too", () => {
    const six = input({ general: { socials: socials("x", "github", "xing", "vimeo", "medium", "twitch") } });
    const { row, after } = ofRule("icons", six);
    expect(row?.fix?.label).toBe("Keep the first 5");
    expect(after?.general.socials.map(({ name }) => name)).toEqual(["x", "github", "xing", "vimeo", "medium"]);
  });

  test("of three colours the running text gives up its own", () => {
    const addons = [
      { type: "CallToAction", key: "b", data: { text: "Book", url: "a.example", background: "#14828c" } },
    ];
    const design = { fontColor: "#c84385", textColor: "#296df4" };
    const { after } = ofRule("colors", input({ general: { ...plain, addons }, design }));
    expect(after?.design).toMatchObject({ fontColor: "#c84385", textColor: null });
  });

  test("a signature that is too long gets short links, then loses what suffices, by its name", () => {
    const words = "Only for whoever it was sent to. ".repeat(115);
    const addons = [
      { type: "sign", key: "b", data: { text: "Ana" } },
      { type: "customHtml", key: "c", data: { html: `<p>${words}</p>` } },
      { type: "disclaimer", key: "a", data: { type: 9, text: words } },
    ];
    const long = input({ general: { ...plain, addons }, hasShortLink: false });
    const linked = ofRule("size", long);
    expect(linked.row?.fix?.label).toBe("Use short links");
    expect(linked.after?.hasShortLink).toBe(true);
    const { row, after } = ofRule("size", linked.after as SignatureInput);
    expect(row?.fix?.label).toBe("Leave out Custom HTML");
    expect(after?.general.addons.map(({ key }) => key)).toEqual(["b", "a"]);
  });

  test("what only whoever draws could mend is not told, but of somebody's own HTML it is", () => {
    const rules = (addons: object[]) =>
      told(input({ general: { name: "Olu", addons } })).rows.filter(({ finding }) => /^\d/.test(finding.rule));
    expect(rules([{ type: "CallToAction", key: "b", data: { text: "Book", url: "a.example", shape: 2 } }])).toEqual([]);
    expect(
      rules([{ type: "customHtml", key: "c", data: { html: "<table><tr><td>Prize</td></tr></table>" } }]),
    ).toMatchObject([
      { finding: { rule: "21" }, path: "general.addons.0.data.html" },
      { finding: { rule: "21" }, path: "general.addons.0.data.html" },
    ]);
  });
});
