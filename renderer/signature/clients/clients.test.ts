import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { TEMPLATES } from "#shared/catalog/templates.ts";
import { contrast, luminance } from "#shared/lib/color.ts";
import type { Content } from "#shared/signatures/schema.ts";
import { CONTENTS } from "#tests/renderer/contents.ts";
import { ancestors, attribute, parse, property } from "../lint/document.ts";
import { render } from "../render.ts";
import { DARK_MODES, type DarkMode, darkView } from "./dark.ts";
import { GMAIL_RULES, gmailView } from "./gmail.ts";
import { hexOfLab, labOf } from "./lab.ts";
import { OUTLOOK_CLASSIC_RULES, outlookClassicView } from "./outlookClassic.ts";
import { rewrite } from "./rewrite.ts";
import type { ClientRule } from "./rule.ts";
import { YAHOO_RULES, yahooView } from "./yahoo.ts";

const cell = (style: string, content = "a", attributes = "") => `<td${attributes} style="${style}">${content}</td>`;
const drops = (style: string): [string, string] => [cell(`${style};font-size:12px`), cell("font-size:12px")];
const layouts = TEMPLATES.map(({ id }) => id);
const drawn = (templateId: number, content = CONTENTS.realistic as Content) =>
  render({ ...content, design: { ...content.design, templateId } }, { imageHost: "https://img.example" }).html;

/** For each rule what is sent, and what is left of it. */
type Cases = Record<string, readonly [sent: string, seen: string][]>;

const GMAIL: Cases = {
  "gmail-elements": [["<!-- x --><style>b{}</style><svg></svg>a", "a"]],
  "gmail-tags": [
    ["<main>a</main><section>b</section>", "a<section>b</section>"],
    [
      '<picture><source srcset="x"><img src="https://x.example/a.png"></picture>',
      '<img src="https://x.example/a.png">',
    ],
  ],
  "gmail-names": [['<b id="x" class="y">a</b>', "<b>a</b>"]],
  "gmail-attributes": [['<img srcset="x" loading="lazy" data-x="1" alt="x">', '<img alt="x">']],
  "gmail-embedded": [
    ['<img src="data:image/png;base64,AA" alt="x">', '<img alt="x">'],
    ['<img src="cid:a" alt="x">', '<img alt="x">'],
  ],
  "gmail-whole-style": [
    [cell("color:rgb(1 2 3);font-size:12px"), "<td>a</td>"],
    [cell("color:oklch(50% 0.1 20);font-size:12px"), "<td>a</td>"],
    [cell("font-family:&quot;Arial&quot;,sans-serif;font-size:12px"), "<td>a</td>"],
    [cell("color:rgb(1,2,3)"), cell("color:rgb(1,2,3)")],
  ],
  "gmail-positions": [drops("position:absolute;top:0"), drops("z-index:2"), drops("transform:none")],
  "gmail-effects": [drops("box-shadow:0 0 1px #000000"), drops("text-shadow:0 0 1px #000000"), drops("filter:none")],
  "gmail-flexible": [drops("align-items:center")],
  "gmail-logical": [drops("margin-inline-start:2px"), drops("inline-size:2px")],
  "gmail-variables": [drops("color:var(--x)")],
  "gmail-margins": [drops("margin:0 -2px")],
  "gmail-wrapping": [drops("overflow-wrap:anywhere"), [cell("word-break:break-word"), cell("word-break:break-word")]],
  "gmail-long-words": [
    [`${"a".repeat(65)} b`, `${"a".repeat(30)}<wbr>${"a".repeat(30)}<wbr>aaaaa b`],
    [`&amp;${"a".repeat(30)}`, `&amp;${"a".repeat(29)}<wbr>a`],
    ["a".repeat(30), "a".repeat(30)],
  ],
};

const YAHOO: Cases = {
  "yahoo-height": [
    ['<img height="20" style="height:auto">', '<img height="20" style="min-height:auto">'],
    [cell("height:20px"), cell("min-height:20px")],
  ],
  "yahoo-wrapping": [drops("word-break:break-word"), [cell("white-space:nowrap"), cell("white-space:nowrap")]],
  "yahoo-role": [
    [
      '<table role="presentation"><tr><td role="cell">a</td></tr></table>',
      '<table role="presentation"><tr><td>a</td></tr></table>',
    ],
  ],
  "yahoo-lang": [['<td lang="ar"><span lang="ar">a</span></td>', '<td><span lang="ar">a</span></td>']],
  "yahoo-aria": [['<a href="https://x.example" aria-label="x">a</a>', '<a href="https://x.example">a</a>']],
  "yahoo-names": [['<b id="x" class="y">a</b>', "<b>a</b>"]],
  "yahoo-attributes": [['<img srcset="x" alt="x">', '<img alt="x">']],
  "yahoo-elements": [["<svg><path></path></svg>a", "a"]],
  "yahoo-tags": [["<section><abbr>a</abbr></section>", "a"]],
  "yahoo-positions": [
    drops("position:absolute"),
    [cell("position:relative"), cell("position:relative")],
    drops("left:1px"),
  ],
  "yahoo-effects": [drops("box-shadow:0 0 1px #000000"), drops("filter:none")],
  "yahoo-boxes": [drops("box-sizing:border-box"), drops("object-fit:cover")],
  "yahoo-flexible": [drops("justify-content:center;gap:2px")],
  "yahoo-logical": [drops("padding-inline:2px")],
  "yahoo-fonts": [drops("font-kerning:auto;font-stretch:normal")],
  "yahoo-values": [drops("padding:1rem"), drops("width:calc(1px + 2px)"), drops("color:rgb(0 0 0)")],
  "yahoo-radius": [drops("border-radius:2px / 3px"), [cell("border-radius:2px"), cell("border-radius:2px")]],
  "yahoo-margins": [drops("margin:-1px")],
};

const WORD: Cases = {
  "word-tags": [["<section>a<wbr>b</section>", "ab"]],
  "word-attributes": [['<img srcset="x" alt="x">', '<img alt="x">']],
  "word-corners": [drops("border-radius:6px"), drops("border-top-left-radius:6px")],
  "word-effects": [drops("box-shadow:0 0 1px #000000"), drops("opacity:0.5"), drops("outline:1px solid #000000")],
  "word-backgrounds": [
    drops("background-image:url(https://x.example/a.png)"),
    drops("background:url(https://x.example/a.png)"),
    [cell("background:#ffffff"), cell("background:#ffffff")],
  ],
  "word-positions": [drops("float:left"), drops("position:relative")],
  "word-display": [
    drops("display:inline-block"),
    ['<img style="display:block">', '<img style="display:block">'],
    [cell("display:none"), cell("display:none")],
  ],
  "word-limits": [
    drops("max-width:100%"),
    drops("min-height:2px"),
    ['<table style="max-width:300px"></table>', '<table style="max-width:300px"></table>'],
  ],
  "word-boxes": [drops("object-fit:cover"), drops("overflow:hidden"), drops("table-layout:fixed")],
  "word-sizes": [
    [
      '<img src="https://x.example/a.png" width="20" style="width:40px;height:auto;border:0">',
      '<img src="https://x.example/a.png" width="20">',
    ],
    ['<div style="width:20px;color:#333333">a</div>', '<div style="color:#333333">a</div>'],
    [cell("width:20px"), cell("width:20px")],
  ],
  "word-padding": [['<div style="padding:4px;color:#333333">a</div>', '<div style="color:#333333">a</div>']],
  "word-row-padding": [
    [
      `<tr>${cell("padding:4px 0 8px")}${cell("padding-top:10px")}${cell("color:#333333")}</tr>`,
      `<tr>${["padding:4px 0 8px", "padding-top:10px", "color:#333333"].map((own) => cell(`${own};padding-top:10px;padding-bottom:8px`)).join("")}</tr>`,
    ],
    [`<tr>${cell("padding:0 4px")}</tr>`, `<tr>${cell("padding:0 4px")}</tr>`],
  ],
  "word-margins": [
    ['<p style="margin:0 0 4px">a</p>', '<p style="margin:0 0 4px">a</p>'],
    ['<div style="margin:4px">a</div>', "<div>a</div>"],
    ['<p style="margin:-4px">a</p>', "<p>a</p>"],
  ],
  "word-border-places": [['<span style="border:1px solid #cccccc">a</span>', "<span>a</span>"]],
  "word-borders": [[cell("border-left:12px solid #cccccc"), cell("border-left:8px solid #cccccc")]],
  "word-weights": [
    [cell("font-weight:600"), cell("font-weight:bold")],
    [cell("font-weight:500"), cell("font-weight:normal")],
  ],
  "word-lines": [
    [cell("line-height:1.4"), cell("line-height:normal")],
    [cell("font:bold 12px/1.4 Arial,sans-serif"), cell("font:bold 12px Arial,sans-serif")],
    [cell("line-height:140%"), cell("line-height:140%")],
    [cell("line-height:8px"), cell("line-height:max(8px,1.15em)")],
    [cell("line-height:8px;mso-line-height-rule:exactly"), cell("line-height:8px;mso-line-height-rule:exactly")],
  ],
  "word-wrapping": [drops("word-break:break-word"), drops("white-space:nowrap")],
  "word-texts": [drops("text-transform:lowercase"), drops("text-decoration:underline dotted")],
  "word-values": [drops("padding:1rem"), drops("color:rgba(0,0,0,0.5)"), drops("width:calc(1px + 2px)")],
  "word-important": [drops("color:#333333 !important")],
  "word-logical": [drops("padding-inline:2px")],
};

describe.each([
  ["Gmail", GMAIL_RULES, GMAIL, gmailView],
  ["Yahoo", YAHOO_RULES, YAHOO, yahooView],
  ["classic Outlook", OUTLOOK_CLASSIC_RULES, WORD, outlookClassicView],
])("%s", (_, rules, cases, view) => {
  it("has a case for every rule", () => {
    expect(Object.keys(cases).toSorted()).toEqual(rules.map(({ id }) => id).toSorted());
  });

  it.each(Object.entries(cases).flatMap(([id, pairs]) => pairs.map(([sent, seen]) => [id, sent, seen] as const)))(
    "%s: %s",
    (_, sent, seen) => {
      expect(view(sent)).toBe(seen);
    },
  );
});

it.each(layouts)("Gmail's filter leaves layout %i as it is", (templateId) => {
  for (const name of ["realistic", "full", "addons"]) {
    const html = drawn(templateId, CONTENTS[name]);
    expect(gmailView(html)).toBe(rewrite(html, []));
  }
});

describe("darkView", () => {
  const modes = Object.keys(DARK_MODES) as DarkMode[];

  it("keeps the colours where the mail program keeps them", () => {
    expect(darkView(drawn(1), "kept")).toBe(drawn(1));
  });

  it("trades light for dark, or cuts and pushes only what has to change", () => {
    const html = cell("background-color:#ffffff;color:#222222", "a", ' bgcolor="#ffffff"');
    const [bgcolor, ground, text] = Array.from(
      darkView(html, "full").matchAll(/#[0-9a-f]{6}/g),
      ([color]) => color,
    ) as [string, string, string];
    expect(bgcolor).toBe(ground);
    expect(luminance(ground)).toBeLessThan(0.02);
    expect(luminance(text)).toBeGreaterThan(0.6);
    expect(darkView(cell("background-color:#0b1f24;color:#ffffff"), "partial")).toBe(
      cell("background-color:#0b1f24;color:#ffffff"),
    );
    expect(darkView(cell("background-color:#ffffff"), "clipped")).toBe(cell("background-color:#404040"));
  });

  it("makes of white the program's own ground", () => {
    for (const mode of ["partial", "full"] as const)
      expect(darkView(cell("background-color:#ffffff"), mode)).toBe(
        cell(`background-color:${DARK_MODES[mode].ground}`),
      );
  });

  it("leaves lines as they are where only grounds and texts change", () => {
    const line = cell("border-top:1px solid #c3ced1");
    expect(darkView(line, "partial")).toBe(line);
    expect(darkView(line, "full")).not.toBe(line);
    expect(darkView(line, "clipped")).not.toBe(line);
  });

  it.each(modes.flatMap((mode) => layouts.map((id) => [mode, id] as const)))(
    "%s: all of layout %i can be read",
    (mode, templateId) => {
      const { texts } = parse(darkView(drawn(templateId), mode));
      const worst = texts
        .filter(({ text }) => /\p{L}/u.test(text))
        .map(({ text, parent }) => {
          const around = ancestors(parent);
          const color = around.map((element) => property(element, "color")).find((found) => found !== null) ?? "";
          const ground = around.map((element) => attribute(element, "bgcolor")).find((found) => found !== null);
          return { text, ratio: contrast(color, ground ?? DARK_MODES[mode].ground) };
        })
        .toSorted((one, other) => one.ratio - other.ratio)[0];
      expect(worst?.ratio, worst?.text).toBeGreaterThan(2.9);
    },
  );
});

it("finds its way to L*a*b* and back", () => {
  for (const color of ["#000000", "#ffffff", "#333333", "#00686c", "#ffd23f", "#b3123c"])
    expect(hexOfLab(labOf(color))).toBe(color);
  // The ground of Outlook's own editor, and its lightness there.
  expect(labOf("#333333")[0]).toBeCloseTo(21.247, 2);
});

describe("docs/email-clients.md", () => {
  const page = readFileSync(new URL("../../../docs/email-clients.md", import.meta.url), "utf8");
  /** `| \`id\` | what it does | sources |` */
  const rows = new Map(
    Array.from(page.matchAll(/^\| `((?:gmail|yahoo|word|dark)-[a-z-]+)` \|.*$/gm), ([row, id]) => [id as string, row]),
  );
  const rules: readonly ClientRule[] = [
    ...GMAIL_RULES,
    ...YAHOO_RULES,
    ...OUTLOOK_CLASSIC_RULES,
    ...Object.values(DARK_MODES).flatMap((mode): readonly ClientRule[] => mode.rules),
  ];

  it.each(rules.map((rule) => [rule.id, rule] as const))(
    "tells of %s and where it is known from",
    (id, { sources }) => {
      expect(sources.length).toBeGreaterThan(0);
      for (const source of sources) expect(rows.get(id)).toContain(source);
    },
  );

  it("tells of no rule that there is not", () => {
    expect([...rows.keys()].toSorted()).toEqual(rules.map(({ id }) => id).toSorted());
  });
});
