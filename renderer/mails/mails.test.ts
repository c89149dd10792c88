import juice from "juice";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { MAIL_NAMES, MAILS, type MailProps } from "#shared/mail/schema.ts";
import { MAX_LINE_LENGTH } from "#shared/signatures/constants.ts";
import type { Finding } from "#shared/signatures/schema.ts";
import { mailDrawer } from "./draw.ts";
import { lintMail, MAX_MAIL_BYTES } from "./lint.ts";
import { sampleOf } from "./samples.ts";

const draw = mailDrawer("source");
const ENV = { publicUrl: "https://signoff.example", language: "en", imageHost: "https://images.example" } as const;

/** The mail as it looks to somebody in the dark. */
const inTheDark = (html: string) => {
  const rules = /@media \(prefers-color-scheme: dark\) \{([\s\S]*)\}\s*<\/style>/.exec(html)?.[1];
  if (!rules) throw new Error("The mail has no dark rules.");
  return juice(html.replace(/<style>[\s\S]*<\/style>/, ""), { extraCss: rules });
};

/** Notes on what is meant to be better in some programs and no worse in the others. */
const MEANT = [
  { rule: "20", where: /border-radius/, why: "square corners are no loss" },
  { rule: "21", where: /^<h1/, why: "a heading for those who listen" },
  { rule: "22", where: /^\+48/, why: "a phone number that somebody typed" },
  {
    rule: "22",
    where: /^https:\/\/(?:example\.com\/offer|www\.linkedin\.com)/,
    why: "a link is known by where it leads",
  },
];
const isMeant = ({ rule, level, where }: Finding) =>
  level === "note" && MEANT.some((meant) => meant.rule === rule && meant.where.test(where));

/** Every text of a mail's props replaced, however deep. */
function withTexts<T>(value: T, text: string): T {
  if (Array.isArray(value)) return value.map((inner) => withTexts(inner, text)) as T;
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, typeof inner === "string" ? text : withTexts(inner, text)]),
    ) as T;
  return value;
}

describe.each(MAIL_NAMES)("%s", (name) => {
  it("has nothing that a mail program must not receive", async () => {
    const { html } = await draw(name, sampleOf(name), ENV);
    expect(lintMail(html).filter((finding) => !isMeant(finding))).toEqual([]);
    expect(Buffer.byteLength(html)).toBeLessThan(MAX_MAIL_BYTES / 4);
  });

  it("reads well in the light and in the dark", async () => {
    const { html } = await draw(name, sampleOf(name), ENV);
    const contrast = (page: string) => lintMail(page).filter(({ rule }) => rule === "25");
    expect(contrast(html)).toEqual([]);
    expect(contrast(inTheDark(html))).toEqual([]);
    expect(inTheDark(html)).not.toBe(html);
  });

  it("says the same in plain text, in lines that no program cuts", async () => {
    const { html, text } = await draw(name, sampleOf(name), ENV);
    const lines = text.split("\n");
    expect(lines.filter((line) => line.length > 72 && !/^https?:\S+$/.test(line))).toEqual([]);
    for (const [, href] of html.matchAll(/ href="(https:\/\/signoff[^"]*)"/g)) expect(text).toContain(href);
  });

  it("shows what people wrote as text", async () => {
    const hostile = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>&amp;{{7*7}} class="x" $& \${x}`;
    const sample = sampleOf(name);
    const texts = Object.entries(MAILS[name].shape).filter(([, schema]) => z.safeParse(schema, hostile).success);
    const props = { ...sample, ...Object.fromEntries(texts.map(([key]) => [key, hostile])) } as typeof sample;
    const { html, text } = await draw(name, props, ENV);
    expect(html).not.toMatch(/<script|<img src=x|<[^>]*onerror/i);
    expect(lintMail(html).filter(({ level }) => level === "error")).toEqual([]);
    // Nobody is greeted by that name, and no company or agency is called so.
    const shown = texts.filter(([key]) => !["name", "companyName", "hubName"].includes(key));
    if (shown.length > 0) expect(`${html}${text}`).toContain("{{7*7}} class=");
    if (shown.some(([key]) => key !== "number")) expect(text).toContain("alert(1)");
  });

  it("refuses line breaks in one-line texts and addresses that are no links", () => {
    const sample = sampleOf(name);
    const paths = Object.entries(sample).filter(
      ([key, value]) => typeof value === "string" && key !== "note" && key !== "request",
    );
    for (const [key, value] of paths)
      for (const end of ["\r\nBcc: eve@example.com", "\nX: 1", "\r", "\u2028", "\u0000"])
        expect(MAILS[name].safeParse({ ...sample, [key]: `${value}${end}x` }).success, `${key} ${end}`).toBe(false);
    for (const [key] of paths.filter(([key]) => /url$/i.test(key)))
      for (const href of ["javascript:alert(1)", "data:text/html,x", "//evil.example", "/a", "", "https:"])
        expect(MAILS[name].safeParse({ ...sample, [key]: href }).success, href).toBe(false);
  });

  it("knows its props by name only", () => {
    expect(MAILS[name].safeParse({ ...sampleOf(name), html: "<b>" }).success).toBe(false);
  });
});

it.each([
  ["Ana", "Hello Ana,"],
  ["J.R. O’Neill-Łoś 花子", "Hello J.R. O’Neill-Łoś 花子,"],
  ["", "Hello,"],
  ["http://evil.example/ your account is blocked", "Hello,"],
  ["Pay at evil.example", "Hello,"],
  ["eve@evil.example", "Hello,"],
  ["x".repeat(80), "Hello,"],
])("whoever signs up as %j is greeted by %j", async (name, greeting) => {
  const { text } = await draw("welcome", { ...sampleOf("welcome"), name }, ENV);
  expect(text.split("\n")).toContain(greeting);
});

it("cuts a subject that two long names make", async () => {
  const long = "ä".repeat(MAX_LINE_LENGTH);
  const props: MailProps<"contactRequest"> = { ...sampleOf("contactRequest"), topic: long, subject: long };
  expect((await draw("contactRequest", props, ENV)).subject).toHaveLength(MAX_LINE_LENGTH);
});

it("keeps the signature as the core draws it", async () => {
  const { html, text } = await draw("test", sampleOf("test"), ENV);
  expect(html).toContain('<a href="tel:+49301234567" style="');
  expect(html).toContain("https://images.example/i/icons/linkedin");
  expect(text).toContain("Phone: +49 30 1234567");
});

it("puts a hostile signature in its place too", async () => {
  const sample = sampleOf("signature");
  const content = withTexts(sample.content, `<script>alert("x")</script>`);
  const { html } = await draw("signature", { ...sample, content: { ...content, design: sample.content.design } }, ENV);
  expect(html).not.toContain("<script");
});
