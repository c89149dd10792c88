import { describe, expect, it } from "vitest";
import { lint, RULES } from "./lint.ts";

const TEXT = "font:12px/1.4 Arial,sans-serif;color:#333333";
const LINK = "color:#00686c;text-decoration:none";
const table = (body: string, attributes = "") =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"${attributes}><tbody>${body}</tbody></table>`;
const cell = (content: string, style = TEXT, attributes = "") =>
  table(`<tr><td${attributes} style="${style}">${content}</td></tr>`);
const link = (href: string, content = "Anna") => cell(`<a href="${href}" style="${LINK}">${content}</a>`);
const image = (attributes: string) => cell(`<img ${attributes}>`);
const IMG = 'src="https://x.example/a.png" width="20" height="20" alt="Anna"';

/** For each rule: pieces that break it, and pieces near by that do not. */
const CASES: Record<string, { bad: string[]; good: string[] }> = {
  1: {
    bad: ["", "  ", `<!doctype html>${cell("a")}`, `<html><body>${cell("a")}</body></html>`, `<title>x</title>`],
    good: [cell("a")],
  },
  2: {
    bad: [
      "<script>x</script>",
      "<style>a{}</style>",
      "<svg></svg>",
      "<form></form>",
      "<input>",
      "<video></video>",
      "<o:p></o:p>",
      "<blink>a</blink>",
    ],
    good: [cell("<b>a</b><i>b</i><sup>2</sup><br>")],
  },
  3: {
    bad: [
      cell("a", TEXT, ' class="x"'),
      cell("a", TEXT, ' onclick="x()"'),
      cell("a", TEXT, ' xml:lang="de"'),
      cell("a", TEXT, ' width="1" width="2"'),
    ],
    good: [cell("a", TEXT, ' width="10" align="left" valign="top"')],
  },
  4: {
    bad: [
      link("javascript:alert(1)"),
      link("java&#115;cript:alert(1)"),
      link("java\tscript:alert(1)"),
      link("\u0001vbscript:x"),
      link("https://anna:secret@x.example/"),
      image('src="data:image/png;base64,AA" width="1" height="1" alt="x"'),
      cell("a", `${TEXT};background-image:url(data:x);background-color:#ffffff`),
      cell("a", `${TEXT};width:expression(alert(1))`),
      cell("a", `${TEXT};behavior:url(x.htc)`),
    ],
    good: [link("https://x.example/a@b"), link("mailto:anna@x.example")],
  },
  5: {
    bad: ["", "#top", "/path", "//x.example", "https://", "mailto:anna", "tel:none", "ftp://x.example"]
      .map((href) => link(href))
      .concat(cell(`<a style="${LINK}">a</a>`)),
    good: [link("https://x.example"), link("mailto:anna@x.example"), link("tel:+4930123")],
  },
  6: {
    bad: [
      link("https://x.example", ""),
      link("https://x.example", '<img src="https://x.example/a.png" width="1" height="1" alt="">'),
      link("https://x.example", `a<a href="https://x.example">b</a>`),
    ],
    good: [link("https://x.example", `<img ${IMG}>`)],
  },
  7: {
    bad: [
      image('src="/a.png" width="1" height="1" alt=""'),
      image('src="https://x.example/a.svg" width="1" height="1" alt=""'),
      image('src="https://x.example/a.webp?v=1" width="1" height="1" alt=""'),
      image('src="https://x.example/a.png" width="1" height="1"'),
      image('src="https://x.example/a.png" width="50%" height="1" alt=""'),
      image('src="https://x.example/a.png" width="1" alt=""'),
      image(`${IMG} style="width:40px"`),
    ],
    good: [
      image(`${IMG} style="width:20px;height:20px"`),
      image('src="https://x.example/a.png" width="1" height="1" alt=""'),
    ],
  },
  8: {
    bad: [
      `<table cellpadding="0" cellspacing="0" border="0"><tbody><tr><td style="${TEXT}">a</td></tr></tbody></table>`,
      `<table role="presentation"><tbody><tr><td style="${TEXT}">a</td></tr></tbody></table>`,
      cell("a", TEXT, ' width="10px"'),
      cell("a", TEXT, ' colspan="0"'),
      cell("a", TEXT, ' rowspan="100"'),
    ],
    good: [cell("a", TEXT, ' width="50%" height="20" colspan="2"')],
  },
  9: {
    bad: [
      `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tbody><tr><td style="${TEXT}">a</tr></tbody></table>`,
      cell("<b><i>a</b></i>"),
      cell("a</b>"),
      cell("<br></br>"),
      cell("<br/>"),
      table(`a<tr><td style="${TEXT}">a</td></tr>`),
      table(`<tr><p style="margin:0;${TEXT}">a</p></tr>`),
      `<td style="${TEXT}">a</td>`,
      cell(`<p style="margin:0"><p style="margin:0">a</p></p>`),
      cell(`<span>${cell("a")}</span>`),
      cell("a<b"),
    ],
    good: [cell(cell("<p style='margin:0'>a<br>b</p>"))],
  },
  10: {
    bad: [
      "display:flex",
      "display:inline-grid",
      "float:left",
      "position:absolute",
      "top:1px",
      "z-index:2",
      "gap:2px",
      "align-items:center",
      "object-fit:cover",
      "margin:-1px",
    ]
      .map((style) => cell("a", `${TEXT};${style}`))
      .concat(cell('<span style="width:20px">a</span>')),
    good: [cell('<span style="width:100%">a</span>', `${TEXT};display:block`)],
  },
  11: {
    bad: [
      "padding:1rem",
      "width:50vw",
      "width:calc(1px + 2px)",
      "color:var(--x)",
      "--x:1",
      "background-image:url(https://x.example/a.png)",
    ]
      .map((style) => cell("a", `${TEXT};${style}`))
      .concat(cell(`<img ${IMG} style="display:none">`)),
    good: [
      cell("a", `${TEXT};padding:1.5em;background-color:#ffffff;background-image:url(https://x.example/1rem.png)`),
    ],
  },
  12: {
    bad: [
      "padding:5",
      "font-size:12",
      "color:",
      "{color:#000000}",
      "width:'a",
      "12px",
      "line-height:large",
      "border:1 solid",
    ].map((style) => cell("a", `${TEXT};${style}`)),
    good: [
      "padding:0 5px",
      "border-left:1px solid #cccccc",
      "font:italic bold 12px/18px 'Courier New',monospace",
      "unknown-thing:any value",
      ";",
    ].map((style) => cell("a", `${TEXT};mso-line-height-rule:exactly;${style}`)),
  },
  13: {
    bad: [
      "color:red",
      "color:#333",
      "color:#333333ff",
      "background-color:rgba(0,0,0,.5)",
      "color:rgb(0 0 0)",
      "border:1px solid gray",
      "color:hsl(1,2%,3%)",
    ]
      .map((style) => cell("a", `${TEXT};${style}`))
      .concat(cell("a", TEXT, ' bgcolor="#fff"'), cell("a", TEXT, ' bgcolor="white"')),
    good: [
      cell(
        "a",
        `${TEXT};color:rgb(51, 51, 51);border-top:1px solid #cccccc;background-color:transparent`,
        ' bgcolor="#ffffff"',
      ),
    ],
  },
  14: {
    bad: [
      cell("a", "font-size:12px;color:#333333;font-family:Arial"),
      cell("a", "font:12px Arial;color:#333333"),
      cell("a", "font-size:12px;color:#333333"),
    ],
    good: [
      cell("a", "font-family:'Arial Black',sans-serif;font-size:12px;color:#333333"),
      cell("|", "font-size:12px;color:#333333"),
    ],
  },
  15: {
    bad: [cell("<!-- x -->a"), cell("<![CDATA[x]]>a"), cell("<?php x ?>a"), cell("<!--[if mso]>x-->a")],
    good: [cell("<!--[if mso]>x<![endif]-->a")],
  },
  16: {
    bad: [cell("a", `${TEXT};line-height:120.5%`)],
    good: [cell("a", `${TEXT};line-height:120%`), cell("a", `${TEXT};line-height:1.25`)],
  },
  17: {
    bad: [
      cell("a &nosuch; b"),
      cell("a&copy b"),
      cell("AT&T"),
      cell("a\u0007"),
      cell("a\ufffd"),
      cell("a\ud800"),
      link("https://x.example/?a=1&b=2"),
    ],
    good: [cell("a &amp; b &copy; &#8364; &#x20ac; &nbsp; &frac12;"), cell("a & b")],
  },
  18: { bad: [cell("a".repeat(10_000))], good: [cell("a".repeat(9_000))] },
  19: {
    bad: [
      cell("<!--[if mso]>x<![endif]-->a"),
      cell("a", TEXT, ' id="x"'),
      image(`${IMG} srcset="x"`),
      cell("a", TEXT, ' data-x="1"'),
      cell('<b style="">a</b>'),
    ],
    good: [cell("a")],
  },
  20: {
    bad: [
      cell('<span style="padding:2px">a</span>'),
      cell('<div style="margin:4px">a</div>'),
      ...[
        "border-radius:4px",
        "box-shadow:0 0 1px #000000",
        "border-left:9px solid #cccccc",
        "max-width:20px",
        "font-weight:600",
        "-webkit-text-size-adjust:none",
        "color:#333333 !important",
      ].map((style) => cell("a", `${TEXT};${style}`)),
      cell('<div style="height:4px">a</div>'),
      cell("<section>a</section>"),
    ],
    good: [
      cell(
        `<p style="margin:0 0 4px">a</p>`,
        `${TEXT};padding:4px;border-left:8px solid #cccccc;max-width:20px;width:20px;font-weight:bold`,
      ),
      image(`${IMG} style="max-width:100%;min-width:12px;height:auto"`),
    ],
  },
  21: {
    bad: [
      table("<tr><td>a</td></tr>", ` style="${TEXT}"`),
      cell("a", "font-family:Arial,sans-serif;color:#333333"),
      cell("a", "font:12px Arial,sans-serif"),
      cell('<a href="https://x.example">a</a>'),
      cell("<p>a</p>"),
      cell("<h1>a</h1>"),
      cell('<font color="#333333">a</font>'),
    ],
    good: [link("https://x.example"), cell(`<p style="margin:0">a</p>`)],
  },
  22: {
    bad: [cell("write to anna@x.example"), cell("see www.x.example"), cell("call +49 30 123456")],
    good: [link("mailto:anna@x.example", "anna@x.example"), cell("3 + 4 @ home")],
  },
  23: {
    bad: [cell("a", `${TEXT};line-height:18px`), cell("a", "font:12px/18px Arial,sans-serif;color:#333333")],
    good: [cell("a", `${TEXT};line-height:18px;mso-line-height-rule:exactly`), cell("a", `${TEXT};line-height:0`)],
  },
  24: {
    bad: [
      cell("a", "font:12px &quot;Arial&quot;,sans-serif;color:#333333"),
      cell("a", `${TEXT};/* x */`),
      image('src="http://x.example/a.png" width="1" height="1" alt=""'),
      link(`https://x.example/${"a".repeat(500)}`),
      link("tel:+49 30 123"),
    ],
    good: [link("tel:+4930123"), link("tel:+4930123;ext=5")],
  },
  25: {
    bad: [
      cell("a", `${TEXT};color:#cccccc`),
      cell("a", `${TEXT};color:#ffffff`),
      cell("a", `${TEXT};color:#333333`, ' bgcolor="#222222"'),
    ],
    good: [cell("a", `${TEXT};color:#ffffff`, ' bgcolor="#222222"'), cell("|", `${TEXT};color:#cccccc`)],
  },
  26: {
    bad: [cell("שלום"), cell("Anna, سلام")],
    good: [
      table(`<tr><td style="${TEXT}">שלום</td></tr>`, ' dir="rtl"'),
      cell('<span dir="rtl">سلام</span>'),
      cell("Grüße, Ελλάδα, Привет"),
    ],
  },
  27: {
    bad: [table(`<tr><td style="${TEXT}">a</td></tr>`, ' width="640"'), cell("a") + cell("b"), cell("a".repeat(9_500))],
    good: [table(`<tr><td style="${TEXT}">a</td></tr>`, ' width="600"')],
  },
};

const icons = (count: number) =>
  table(`<tr>${`<td><a href="https://x.example" style="${LINK}"><img ${IMG}></a></td>`.repeat(count)}</tr>`);
Object.assign(CASES, {
  width: {
    bad: [cell("wide ".repeat(40), TEXT, ' width="580"') + icons(31), icons(31)],
    good: [cell("wide ".repeat(80), TEXT, ' width="400"')],
  },
  height: {
    bad: [table(`<tr><td style="${TEXT}">a</td></tr>`.repeat(9)), cell("wide ".repeat(300), TEXT, ' width="400"')],
    good: [table(`<tr><td style="${TEXT}">a</td></tr>`.repeat(8))],
  },
  icons: { bad: [icons(6)], good: [icons(5)] },
  colors: {
    bad: [cell('<b style="color:#c04a5e">a</b><b style="color:#0a7f8a">b</b><b style="color:#5a6fd0">c</b>')],
    good: [cell('<b style="color:#c04a5e">a</b><b style="color:#0a7f8a">b</b><b style="color:#657479">c</b>')],
  },
  dark: {
    bad: [cell("a", `${TEXT};color:#222222`), cell("a", "font:12px Arial,sans-serif")],
    good: [cell("a", `${TEXT};color:#767676`), cell("a", `${TEXT};color:#222222`, ' bgcolor="#ffffff"')],
  },
} satisfies typeof CASES);

describe("lint", () => {
  it("has a case for every rule", () => {
    expect(Object.keys(CASES)).toEqual(RULES.map(({ rule }) => rule));
  });

  describe.each(Object.entries(CASES))("rule %s", (rule, { bad, good }) => {
    it.each(bad)("finds %j", (html) => {
      expect(lint(html).map((finding) => finding.rule)).toContain(rule);
    });
    it.each(good)("passes %j", (html) => {
      expect(lint(html).filter((finding) => finding.rule === rule)).toEqual([]);
    });
  });

  it("counts right-to-left text without a direction as an error, and its length as a note", () => {
    const levels = Object.fromEntries(RULES.map(({ rule, level }) => [rule, level]));
    expect(levels).toMatchObject({ 26: "error", 27: "note" });
  });

  it("says where and what to do, shortly", () => {
    const [finding] = lint(cell("a", TEXT, ` class="${"x".repeat(500)}"`));
    expect(finding).toMatchObject({ rule: "3", level: "error", message: "Leave the attribute class out." });
    expect(finding?.where.length).toBeLessThanOrEqual(120);
  });

  it("judges only the length of something endless", () => {
    expect(lint("<td>a".repeat(30_000)).map(({ rule }) => rule)).toEqual(["18"]);
  });
});

it("names a colour that vanishes in the dark once, however many texts have it", () => {
  const row = (text: string) => `<tr><td style="${TEXT};color:#222222">${text}</td></tr>`;
  const found = lint(table(row("Ana") + row("Head of Design") + row("Studio"))).filter(({ rule }) => rule === "dark");
  expect(found.map(({ where }) => where)).toEqual(["Ana and 2 more"]);
});
