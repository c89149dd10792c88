import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseFragment, serialize } from "parse5";
import { describe, expect, it } from "vitest";
import { DISCLAIMERS, GREEN_MESSAGES } from "#shared/catalog/addons.ts";
import { FONT_NAMES } from "#shared/catalog/fonts.ts";
import { TEMPLATES, visibleFields } from "#shared/catalog/templates.ts";
import { MIN_IMAGE_WIDTH } from "#shared/images/variant.ts";
import { MAX_HTML_CHARS, WARN_HTML_CHARS } from "#shared/signatures/constants.ts";
import { Content, type Content as ContentType, StoredContent } from "#shared/signatures/schema.ts";
import { BANNER, CONTENTS, LOGO, PHOTO } from "#tests/renderer/contents.ts";
import { parts } from "./blocks/arrange.ts";
import { tooLong } from "./compact.ts";
import { imageVariants } from "./images.ts";
import { webLinks } from "./links.ts";
import { lint } from "./lint/lint.ts";
import { optionsFor, type RenderOptions } from "./options.ts";
import { pastedSize } from "./pasted.ts";
import { render } from "./render.ts";
import { MAX_TEXT_LINE } from "./text.ts";

const OPTIONS: RenderOptions = { imageHost: "https://img.example", brandingUrl: "https://signoff.example/" };
const CASES = new URL("../../tests/renderer/cases/", import.meta.url);

/**
 * A case is the content and the HTML, with a line break before each row, that is drawn of it now; and what the first
 * drawing of its layout made of it, where that was another. `UPDATE_CASES=1` writes the HTML.
 */
describe("golden cases", () => {
  const names = readdirSync(CASES).filter((name) => name.endsWith(".json"));
  const drawn = (name: string, schema: typeof Content | typeof StoredContent) => {
    const { content, options } = JSON.parse(readFileSync(new URL(name, CASES), "utf8"));
    const { html } = render(schema.parse(content), { ...OPTIONS, ...options });
    return `${html.replaceAll("<tr>", "\n<tr>")}\n`;
  };
  const compare = (written: string, file: string) => {
    const golden = new URL(file, CASES);
    if (process.env.UPDATE_CASES) writeFileSync(golden, written);
    expect(written).toBe(readFileSync(golden, "utf8"));
  };
  it.each(names)("%s", (name) => compare(drawn(name, Content), name.replace(".json", ".html")));
  it.each(names.filter((name) => drawn(name, StoredContent) !== drawn(name, Content)))("%s, as stored before", (name) =>
    compare(drawn(name, StoredContent), name.replace(".json", "-first.html")),
  );
});

describe.each(TEMPLATES.map(({ id, name }) => [id, name] as const))("layout %i, %s", (templateId) => {
  it.each(Object.entries(CONTENTS))("with %s content breaks no rule", (name, content) => {
    const { html, text, size } = render(withTemplate(content, templateId), asSaved(withTemplate(content, templateId)));
    if (name === "empty") {
      expect([html, text, size]).toEqual(["", "", 0]);
      return;
    }
    // Nobody's real content is as long as all fields full of markup.
    const isExcused = (rule: string) => rule === "18" && name === "hostile";
    expect(lint(html).filter(({ rule, level }) => level === "error" && !isExcused(rule))).toEqual([]);
    // What a browser makes of it is what was written: nothing moved, nothing repaired.
    const isBody = (tag: string) => /^<\/?tbody/.test(tag);
    expect(tags(serialize(parseFragment(html))).filter((tag) => !isBody(tag))).toEqual(
      tags(html).filter((tag) => !isBody(tag)),
    );
    // One word is never cut: an address would lead nowhere.
    expect(text.split("\n").filter((line) => line.length > MAX_TEXT_LINE && line.includes(" "))).toEqual([]);
    expect(size).toBe(pastedSize(html));
  });

  it("stays under 5,000 characters with realistic content, and has nothing to note", () => {
    const { size, findings } = render(withTemplate(CONTENTS.realistic as ContentType, templateId), {
      ...OPTIONS,
      lint,
    });
    expect(size).toBeLessThan(5_000);
    // Six lines and icons are higher than the recommended height in most layouts.
    expect(findings.filter(({ rule }) => rule !== "height")).toEqual([]);
  });

  it("stays under 8,500 characters with full content, on hosts of usual length", () => {
    const content = withTemplate(CONTENTS.full as ContentType, templateId);
    expect(render(content, OPTIONS).size).toBeLessThan(WARN_HTML_CHARS);
    const host = "https://signatures.example.com";
    const shortLinks = webLinks(content).map((url, i) => ({
      url,
      shortUrl: `${host}/l/ab12c${i}`,
      isPressedOnly: true as const,
    }));
    const options = optionsFor({ shortLinks }, { imageHost: host, brandingUrl: `${host}/` });
    expect(render(content, options).size).toBeLessThan(WARN_HTML_CHARS);
    // The longest names of fonts stand in twenty cells.
    for (const fontFamily of FONT_NAMES) {
      const { size } = render({ ...content, design: { ...content.design, fontFamily } }, options);
      expect(size, fontFamily).toBeLessThan(WARN_HTML_CHARS);
    }
  });

  it("draws the fields that the layout shows, and no others", () => {
    const content = withTemplate(CONTENTS.full as ContentType, templateId);
    const design = {
      ...content.design,
      textColor: "#6a7b8c",
      templateBackground: "#f1e9d8",
      socialBlockBackground: "#2b3c4d",
      isTemplateBackgroundEnabled: true,
      isSocialBlockBackgroundEnabled: true,
    };
    const show = visibleFields(templateId);
    const { html } = render({ ...content, general: { ...content.general, addons: [] }, design }, OPTIONS);
    expect({
      // On a plate in the person's colour the ink follows the plate.
      textColor: html.includes("#6a7b8c") || (show.templateBackground && show.textColor),
      templateBackground: html.includes('bgcolor="#f1e9d8"'),
      socialsBackground: html.includes('bgcolor="#2b3c4d"'),
      department: html.includes("Northern Europe"),
      socialCaption: html.includes("Follow us"),
    }).toEqual(show);
  });

  it("shows each piece of the content", () => {
    const { html, text } = render(withTemplate(CONTENTS.realistic as ContentType, templateId), OPTIONS);
    for (const piece of [
      "Anna Lindqvist",
      "Head of Partnerships",
      "Meridian Consulting",
      "+49 30 1234 5678",
      "Office hours",
    ]) {
      expect(html).toContain(piece);
      expect(text).toContain(piece);
    }
    for (const href of [
      "tel:+493012345678",
      "mailto:anna@meridian.example",
      "https://www.meridian.example/",
      "https://www.linkedin.com/in/anna",
    ]) {
      expect(html).toContain(`href="${href}"`);
    }
  });
});

describe("render", () => {
  const realistic = CONTENTS.realistic as ContentType;

  it("is the same every time and leaves the content alone", () => {
    const before = structuredClone(realistic);
    expect(render(realistic, OPTIONS)).toEqual(render(realistic, OPTIONS));
    expect(realistic).toEqual(before);
  });

  it("links to the short links it is given, and only those it asked for", () => {
    const urls = webLinks(realistic);
    const options = optionsFor(
      { shortLinks: urls.map((url, i) => ({ url, shortUrl: `https://s.example/${i}`, isPressedOnly: true as const })) },
      OPTIONS,
    );
    const { html } = render(realistic, options);
    const hrefs = Array.from(html.matchAll(/href="(https?:[^"]*)"/g), ([, href]) => href as string);
    const counted = hrefs.filter((href) => href.startsWith("https://s.example/"));
    expect(hrefs.filter((href) => !counted.includes(href))).toEqual([
      "https://www.meridian.example/",
      OPTIONS.brandingUrl,
    ]);
    expect(new Set(counted).size).toBe(urls.length);
    expect(html).toContain("mailto:anna@meridian.example");
  });

  it("never leads elsewhere than an address that is read says", () => {
    const page = "https://www.meridian.example/";
    const content = Content.parse({
      general: {
        contacts: [{ name: "website", value: "www.meridian.example" }],
        customFields: [
          { key: "a", title: "", value: page, link: "" },
          { key: "b", title: "Shop", value: "shop.meridian.example", link: "https://shop.meridian.example/?from=mail" },
          { key: "c", title: "Our page", value: "", link: page },
        ],
        addons: [
          { type: "CallToAction", key: "d", data: { text: "Visit us", url: page } },
          {
            type: "customHtml",
            key: "e",
            data: { html: `<a href="${page}">meridian.example</a> <a href="${page}">us</a>` },
          },
        ],
      },
    });
    expect(webLinks(content)).toEqual([page]);
    const { html } = render(
      content,
      optionsFor({ shortLinks: [{ url: page, shortUrl: "https://s.example/l/1", isPressedOnly: true }] }, OPTIONS),
    );
    const links = Array.from(html.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g), ([, href, text]) => [text, href]);
    expect(links.slice(0, 7)).toEqual([
      ["www.meridian.example", page],
      [page, page],
      ["shop.meridian.example", "https://shop.meridian.example/?from=mail"],
      ["Our page", "https://s.example/l/1"],
      ["Visit us", "https://s.example/l/1"],
      ["meridian.example", page],
      ["us", "https://s.example/l/1"],
    ]);
  });

  it("keeps short links behind addresses in what was saved while they had them", () => {
    const shortLinks = [{ url: "https://www.meridian.example/", shortUrl: "https://s.example/l/1" }];
    expect(render(realistic, optionsFor({ shortLinks }, OPTIONS)).html).toMatch(
      /<a href="https:\/\/s\.example\/l\/1"[^>]*>www\.meridian\.example</,
    );
  });

  it("names every shaped picture it refers to", () => {
    const { html } = render(realistic, OPTIONS);
    expect(imageVariants(realistic)).toMatchObject([{ source: PHOTO, variant: { shape: 3, widthPx: 96, density: 2 } }]);
    expect(html).toContain(`${OPTIONS.imageHost}${PHOTO.replace(".jpg", "")}_s3w96@2.png`);
  });

  it("shows an own icon smaller than the smallest copy of a picture", () => {
    const content = CONTENTS.everything as ContentType;
    const small = { ...content, design: { ...content.design, socialWidth: 12 } };
    expect(imageVariants(small).map(({ variant }) => variant.widthPx)).toContain(MIN_IMAGE_WIDTH);
    expect(render(small, OPTIONS).html).toMatch(/w16@2\.png" width="12"/);
  });

  it("asks for another address of a picture first", () => {
    const { html } = render(realistic, {
      ...OPTIONS,
      resolveImage: ({ path, shape, widthPx }) => `https://blob.example/${path === PHOTO}-${shape}-${widthPx}`,
    });
    expect(html).toContain("https://blob.example/true-3-96");
    expect(render(realistic, { ...OPTIONS, resolveImage: () => null }).html).toBe(render(realistic, OPTIONS).html);
  });

  it.each([
    [1, "@1.png"],
    [4, "@4.png"],
  ] as const)("keeps the layout at density %i", (density, file) => {
    const { html } = render(realistic, { ...OPTIONS, density });
    expect(html).toContain(file);
    expect(html.replaceAll(/@[124]\.png/g, "@2.png")).toBe(render(realistic, OPTIONS).html);
  });

  it("shows the branding line unless it is switched off; null counts as shown", () => {
    const html = (brandingLine: 0 | 1 | null) =>
      render({ ...realistic, general: { ...realistic.general, brandingLine } }, OPTIONS).html;
    expect(html(1)).toContain("Made with Signoff");
    expect(html(null)).toBe(html(1));
    expect(html(0)).not.toContain("Signoff");
  });

  it("draws layout 1 for an id that does not exist", () => {
    expect(render(withTemplate(realistic, 99), OPTIONS).html).toContain("Anna Lindqvist");
  });

  it("from 8,500 characters on says the font once, around the whole, and no longer in each cell", () => {
    const drawn = (count: number, fontFamily: ContentType["design"]["fontFamily"] = "Arial") => {
      const customFields = Array.from({ length: count }, (_, i) => ({
        key: `${i}`,
        title: `Branch ${i}`,
        value: `+49 30 100${i}`,
        link: "",
      }));
      const full = CONTENTS.full as ContentType;
      const content = { ...full, general: { ...full.general, customFields }, design: { ...full.design, fontFamily } };
      const { html } = render(content, OPTIONS);
      expect(lint(html).filter(({ level }) => level === "error")).toEqual([]);
      return { html, fonts: html.split("font-family:").length - 1 };
    };
    expect(drawn(4).fonts).toBeGreaterThan(20);
    expect(drawn(7).html).toMatch(/^<table [^>]*border="0" style="font-family:Arial,sans-serif"><tbody>/);
    for (const fontFamily of ["Arial", "Lucida Sans Unicode"] as const) {
      const { html, fonts } = drawn(7, fontFamily);
      expect(fonts).toBe(1);
      expect(html.length).toBeLessThan(WARN_HTML_CHARS);
    }
  });

  it("says so when Gmail would refuse it", () => {
    const general = {
      ...realistic.general,
      socials: Array.from({ length: 30 }, (_, i) => ({
        name: "x",
        link: `https://x.com/${i}${"a".repeat(400)}`,
        image: null,
      })),
    };
    const { findings } = render({ ...realistic, general }, OPTIONS);
    expect(findings).toMatchObject([{ rule: "size", level: "error" }]);
    expect(findings[0]?.message).toContain("30 social links");
    expect(findings[0]?.message).toContain("Use short links");
  });
});

describe("the way a signature runs", () => {
  const written = (general: object) =>
    render(Content.parse({ general: { brandingLine: 0, ...general } }), { ...OPTIONS, lint });

  it.each([
    ["an Arabic one", { name: "محمد العربي", position: "مدير المشاريع", company: "شركة المثال" }],
    [
      "a Hebrew one that begins with a Latin name",
      { name: "Dana Levi", position: "מנהלת פיתוח עסקי", company: "חברת הדוגמה" },
    ],
  ])("%s runs from right to left", (_, general) => {
    const { html, findings } = written({ ...general, contacts: [{ name: "phone", value: "+972 3 123" }] });
    expect(html).toMatch(/^<table [^>]* dir="rtl"/);
    expect(html).toContain('<td align="right"');
    expect(html).toContain("\u200e+972 3 123\u200e");
    expect(findings).toEqual([]);
  });

  it.each([
    ["an Arabic name", { name: "محمد", position: "Head of Sales", company: "Example" }, ">محمد<"],
    ["a Hebrew address", { name: "Dana", contacts: [{ name: "address", value: "רחוב הרצל (3)" }] }, ">רחוב הרצל (3)<"],
    ["an Arabic field", { name: "Dana", customFields: [{ key: "a", title: "الهاتف", value: "4" }] }, ">الهاتف<"],
  ])("%s alone turns nothing but itself", (_, general, text) => {
    const { html, findings } = written(general);
    expect(html).toContain(`<span dir="rtl"${text}`);
    expect(html.split("dir=").length).toBe(2);
    expect(findings).toEqual([]);
  });
});

describe("social icons", () => {
  const rowsOf = (templateId: number, count: number) => {
    const socials = Array.from({ length: count }, (_, i) => ({ name: "x", link: `https://x.com/${i}` }));
    const { html } = render(Content.parse({ general: { socials }, design: { templateId } }), OPTIONS);
    return html.split("<tr>").flatMap((row) => row.split("<img").length - 1 || []);
  };

  it.each([
    [13, 4, [4]],
    [13, 5, [3, 2]],
    [13, 9, [3, 3, 3]],
    [19, 3, [1, 1, 1]],
    [30, 3, [1, 1, 1]],
    [30, 5, [3, 2]],
    [30, 12, [3, 3, 3, 3]],
    [19, 6, [1, 1, 1, 1, 1, 1]],
    [19, 12, [2, 2, 2, 2, 2, 2]],
    [29, 5, [3, 2]],
    [1, 11, [6, 5]],
  ])("of layout %i: %i stand in rows of %j", (templateId, count, rows) => {
    expect(rowsOf(templateId, count)).toEqual(rows);
  });
});

describe("addons", () => {
  const draw = (type: string, data: object) => {
    const content = Content.parse({ general: { name: "Anna", addons: [{ type, key: "k", data }], brandingLine: 0 } });
    return { ...render(content, OPTIONS), links: webLinks(content) };
  };

  it.each<[string, object, string[], string[]]>([
    ["sign", { text: "Anna B" }, ["cursive", "Anna B"], []],
    ["sign", { image: LOGO, width: 150 }, ["_s1w150@2.png"], []],
    [
      "social",
      { list: [{ type: "follow", url: "linkedin.com/in/a" }] },
      ["linkedin-2-", "Follow us on LinkedIn"],
      ["https://linkedin.com/in/a"],
    ],
    ["social", { list: [{ type: "rating", url: "https://x.example" }] }, ["Rate us"], ["https://x.example/"]],
    [
      "badge",
      { type: "googlePlay", url: "https://play.example" },
      ["badge-googlePlay@2.png", 'alt="Get it on Google Play"'],
      ["https://play.example/"],
    ],
    ["badge", { image: LOGO, width: 90, text: "Prize" }, ["_s1w90@2.png", 'alt="Prize"'], []],
    [
      "calendar",
      { title: "Tea", start: "2026-07-01T10:00", timeZone: "Europe/Berlin" },
      ["dates=20260701T080000Z/20260701T080000Z", "1 Jul 2026, 10:00"],
      ["https://calendar.google.com"],
    ],
    ["calendar", { text: "Meet me", url: "cal.example/a" }, ["Meet me"], ["https://cal.example/a"]],
    [
      "CallToAction",
      { text: "Go", url: "x.example", background: "#123456" },
      ['bgcolor="#123456"', "color:#ffffff"],
      ["https://x.example/"],
    ],
    [
      "CallToAction",
      { text: "Go", url: "x.example", shape: 4, background: "#123456" },
      ["border:2px solid #123456"],
      [],
    ],
    ["disclaimer", { type: 4 }, [DISCLAIMERS[4] as string], []],
    ["disclaimer", { type: 9, text: "Mine" }, ["Mine"], []],
    ["GreenMessage", { type: 1 }, [GREEN_MESSAGES[1] as string], []],
    ["GreenMessage", { type: 9, text: "Mine" }, ["Mine"], []],
    [
      "businessCard",
      { url: "x.example", image: LOGO },
      ["_s1w72@2.png", "My digital business card"],
      ["https://x.example/"],
    ],
    [
      "customHtml",
      { html: '<p>Hi <a href="x.example">you</a></p>' },
      ['<p style="margin:0 0 8px;">Hi '],
      ["https://x.example/"],
    ],
    [
      "videos",
      { list: [{ url: "x.example", title: "How", image: BANNER }] },
      ["_s1w160@2.jpg", "How"],
      ["https://x.example/"],
    ],
  ])("%s %j", (type, data, pieces, links) => {
    const drawn = draw(type, data);
    for (const piece of pieces) expect(drawn.html).toContain(piece);
    for (const link of links) expect(drawn.links.join(" ")).toContain(link);
  });

  it.each([
    ["sign", {}],
    ["social", { list: [{ type: "rating", url: "" }] }],
    ["badge", { type: "appStore" }],
    ["badge", { type: "constructor", url: "x.example" }],
    ["calendar", { title: "Tea", start: "2026-02-30T10:00" }],
    ["CallToAction", { text: "Go", url: "javascript:x" }],
    ["disclaimer", { type: 9 }],
    ["GreenMessage", { type: 9, text: " " }],
    ["businessCard", {}],
    ["customHtml", { html: "<script>x</script>" }],
    ["videos", { list: [] }],
  ])("%s leaves no trace of %j", (type, data) => {
    expect(draw(type, data).html).toBe(
      render(Content.parse({ general: { name: "Anna", brandingLine: 0 } }), OPTIONS).html,
    );
  });

  it("keeps calendar links followable however long the description is", () => {
    const event = {
      title: "Tea",
      start: "2026-07-01T10:00",
      end: "2026-07-01T11:00",
      description: "very ".repeat(600),
    };
    expect(draw("calendar", event).links.map((url) => new URL(url).hostname)).toEqual([
      "calendar.google.com",
      "outlook.live.com",
      "outlook.office.com",
      "calendar.yahoo.com",
    ]);
  });

  it("stand in their order below the signature, the sign above it", () => {
    const { html, text } = render(CONTENTS.addons as ContentType, OPTIONS);
    const marks = [
      "cursive",
      "Head of Partnerships",
      "Only for you.",
      "Leave a review",
      "App Store",
      "Open day",
      "Read the report",
      "Save a tree",
      "digital business card",
      "Winner of",
      "How we work",
      "Made with",
    ];
    const at = marks.map((mark) => html.indexOf(mark));
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(at).not.toContain(-1);
    expect(text).toContain("Only for you.\nLeave a review on Trustpilot: https://trustpilot.com/review/x");
  });
});

describe("each field of the design", () => {
  const base = Content.parse({ ...(CONTENTS.everything as ContentType) });
  const html = (design: Partial<ContentType["design"]>, media: Partial<ContentType["media"]> = {}) =>
    render({ ...base, design: { ...base.design, ...design }, media: { ...base.media, ...media } }, OPTIONS).html;
  const plain = html({});

  it.each<[string, Partial<ContentType["design"]>, string]>([
    ["fontSize", { fontSize: 100 }, "font-size:16px;"],
    ["fontColor", { fontColor: "#123456" }, "color:#123456"],
    ["textColor", { textColor: "#654321" }, "color:#654321"],
    ["fontFamily", { fontFamily: "Courier New" }, "'Courier New',Courier,monospace"],
    ["logoShape", { logoShape: 2 }, "_s2w96@2.png"],
    ["logoWidth", { logoWidth: 120 }, 'width="120" height="120"'],
    ["logo2Shape", { logo2Shape: 3 }, "_s3w100@2.png"],
    ["logo2Width", { logo2Width: 77 }, "w77@2.png"],
    ["bannerWidth", { bannerWidth: 300 }, "w300@2.jpg"],
    ["socialWidth", { socialWidth: 30 }, "-30@2.png"],
    ["socialShape", { socialShape: 3 }, "linkedin-3-"],
    ["socialColor", { socialColor: "#112233" }, "-112233-22@2.png"],
    ["socialBackground", { socialBackground: "#445566" }, "linkedin-1-445566-"],
    ["hasSocialBrandColors", { hasSocialBrandColors: true }, "linkedin-1-0a66c2-ffffff"],
    [
      "textFormatting",
      { textFormatting: { name: { italic: true, bold: false }, contacts: { underline: true } } },
      ";font-style:italic",
    ],
    ["borderColor", { borderColor: "#abcdef" }, "solid #abcdef"],
    ["borderWidth", { borderWidth: 5 }, "border-left:5px solid"],
  ])("%s", (_, design, piece) => {
    expect(plain).not.toContain(piece);
    expect(html(design)).toContain(piece);
  });

  it("iconType 2 takes the shape as it is where the layout has its own", () => {
    expect(html({ templateId: 3 })).toContain("linkedin-2-");
    expect(html({ templateId: 3, iconType: 2 })).toContain("linkedin-1-");
  });

  it("blocksConfig orders the parts and draws the lines between them", () => {
    const order = (blocksConfig: ContentType["design"]["blocksConfig"]) => {
      const out = html({ templateId: 2, blocksConfig, borderColor: "#abcdef" });
      const marks = ["_s3w96", "Anna Lindqvist<", "tel:", "linkedin-1"];
      return { order: marks.map((mark) => out.indexOf(mark)), lines: out.split("solid #abcdef").length - 1 };
    };
    const general = {
      name: "general" as const,
      hasBorder: true,
      items: [
        { name: "contacts" as const, hasBorder: true },
        { name: "name" as const, hasBorder: false },
      ],
    };
    const { order: at, lines } = order([
      { name: "socialIcons", hasBorder: true },
      general,
      { name: "photo", hasBorder: true },
    ]);
    const [photo, name, contacts, socials] = at as [number, number, number, number];
    expect(socials).toBeLessThan(contacts);
    expect(contacts).toBeLessThan(name);
    expect(name).toBeLessThan(photo);
    expect(lines).toBe(3);
  });

  it("parts that blocksConfig leaves out come last, in the layout's order, and once", () => {
    const all = parts({ design: { templateId: 2, blocksConfig: [] } as unknown as ContentType["design"] });
    const first = { name: "socialIcons" as const, hasBorder: true };
    const design = { templateId: 2, blocksConfig: [first, first] } as unknown as ContentType["design"];
    const rest = all.map(({ name }) => name).filter((name) => name !== "socialIcons");
    expect(parts({ design }).map(({ name }) => name)).toEqual(["socialIcons", ...rest]);
    expect(parts({ design })[0]?.hasBorder).toBe(true);
  });

  it("10,000 characters are one too many, as Gmail counts them", () => {
    const sheet = { general: { socials: [], customFields: [] }, drawn: {} } as unknown as Parameters<typeof tooLong>[2];
    expect(tooLong("", MAX_HTML_CHARS - 1, sheet)).toEqual([]);
    expect(tooLong("", MAX_HTML_CHARS, sheet)).toMatchObject([{ rule: "size", level: "error" }]);
  });

  it("bannerPosition", () => {
    expect(html({}).indexOf("w250@2.jpg")).toBeGreaterThan(html({}).indexOf("Anna Lindqvist"));
    const above = html({}, { bannerPosition: 2 });
    expect(above.indexOf("w250@2.jpg")).toBeLessThan(above.indexOf("Anna Lindqvist"));
  });

  it("links of the pictures", () => {
    const out = html({}, { photoUrl: "p.example", photo2Url: "q.example", bannerUrl: "r.example" });
    for (const host of ["p", "q", "r"]) expect(out).toContain(`<a href="https://${host}.example/"><img`);
  });
});

/** Short links in place, as they are by default after saving. */
const asSaved = (content: ContentType) =>
  optionsFor(
    {
      shortLinks: webLinks(content).map((url, i) => ({
        url,
        shortUrl: `https://go.example/l/ab12c${i}`,
        isPressedOnly: true as const,
      })),
    },
    OPTIONS,
  );

/** Names of all tags in the order they are written. */
const tags = (html: string) => Array.from(html.matchAll(/<\/?([a-z0-9]+)/g), ([tag]) => tag);

const withTemplate = (content: ContentType, templateId: number): ContentType => ({
  ...content,
  design: { ...content.design, templateId },
});
