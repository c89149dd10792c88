import { describe, expect, it } from "vitest";
import { lint } from "../lint/lint.ts";
import { sanitize } from "./sanitize.ts";

const clean = (html: string) => sanitize(html)?.markup.html ?? null;
const wrapped = (html: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tbody><tr><td style="font:12px/1.4 Arial,sans-serif;color:#333333">${html}</td></tr></tbody></table>`;

describe("sanitize", () => {
  it.each([
    ["plain text & more", "plain text &amp; more"],
    ['<b style="color:#abc">a</b>', '<b style="color:#aabbcc">a</b>'],
    ["<p>a<div>b</div></p>", '<p style="margin:0 0 8px;">ab</p>'],
    [
      '<a href="example.com" onclick="x()">a</a>',
      '<a href="https://example.com/" style="color:#0a7f8a;text-decoration:underline">a</a>',
    ],
    ['<a href="javascript:alert(1)">a</a>', "a"],
    ["<script>alert(1)</script>a", "a"],
    ["<style>b{}</style><b>a</b>", "<b>a</b>"],
    ['<span style="position:fixed;color:red;font-size:12px">a</span>', '<span style="font-size:12px">a</span>'],
    [
      '<img src="https://x.example/a.png" width="10" height="5">a',
      '<img src="https://x.example/a.png" width="10" height="5" alt="" style="border:0">a',
    ],
    ['<img src="https://x.example/a.png" onerror="x()">a', "a"],
    [
      "<table><tr><td class=x>a<td>b</table>",
      '<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tbody><tr><td>ab</td></tr></tbody></table>',
    ],
    ["<ul><li>a</li></ul>", "<div>• a</div>"],
  ])("%s becomes %s", (dirty, expected) => {
    expect(clean(dirty)).toBe(expected);
  });

  it.each([
    "",
    "   ",
    "<script>x</script>",
    "<iframe src='https://x.example'></iframe>",
    "<img src=x onerror=alert(1)>",
    "<!-- x -->",
    "a".repeat(5000),
  ])("keeps nothing of %j", (dirty) => {
    expect(clean(dirty)).toBeNull();
  });

  it.each([
    `<svg/onload=alert(1)>a`,
    `<a href="java&#115;cript:alert(1)"><b>a</a></b>`,
    `<math><mtext></mtext><script>x</script></math>a`,
    `<div style="background:url(javascript:x)">a</div>`,
    `<div style='font-family:"a";color:expression(1)'>a`,
    `<td>a</td></table></td></tr><b`,
    `<a href="x.example"><a href="y.example">a</a></a>`,
    `<p><table><tr><td><p>a</p></td></tr></table></p>`,
    `<b><table><tr><td>a</td></tr></table></b>`,
    `<a href="x.example"><table><tr><td>a</td></tr></table></a>`,
    `a &nosuch; &amp; \u0000 \ud800 &#0; <b style="width:calc(1px)">b</b>`,
    `<td style="border:1px solid red;padding:1rem">a`,
    `<table><tr><td style="border:1px solid #abc;padding:4px" bgcolor="red" width="5em">a</td></tr></table>`,
    `${"<div>".repeat(400)}a`,
  ])("breaks no rule with %s", (dirty) => {
    const html = wrapped(clean(dirty) ?? "nothing");
    expect(lint(html).filter(({ level }) => level === "error")).toEqual([]);
  });

  it("asks for the final form of each link", () => {
    expect(sanitize('<a href="example.com">a</a>', () => "https://s.example/1")?.markup.html).toContain(
      'href="https://s.example/1"',
    );
  });
});
