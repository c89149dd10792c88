import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it, test } from "vitest";
import { asciiName, fileNameOf } from "./fileName.ts";
import { mailsignature } from "./mailsignature.ts";
import { outlookKit } from "./outlookKit.ts";
import { testMail } from "./testMail.ts";

describe("the name of a file", () => {
  test.each([
    ["Ana Ruiz", "Ana Ruiz"],
    ["  Ana\t/ Ruiz. ", "Ana Ruiz"],
    ["..\\..\\etc/passwd", "etc passwd"],
    ["Ana\u202eelif.exe\u0000", "Anaelif.exe"],
    ["Zoe\u0308 Müller", "Zoë Müller"],
    ["佐藤 花子", "佐藤 花子"],
    ["CON", "Signature CON"],
    ["com1.tar", "Signature com1.tar"],
    ["Lpt9", "Signature Lpt9"],
    ["Connor", "Connor"],
    ['a"b<c>d|e?f*g:h@i', "a b c d e f g h i"],
    ["lone \ud800 half", "lone half"],
    ["👩‍🚀", "Example Works"],
    ["", "Example Works"],
  ])("%j -> %j", (name, expected) => expect(fileNameOf({ name, company: "Example Works" })).toBe(expected));

  it("is never empty", () => expect(fileNameOf({ name: "...", company: "///" })).toBe("Signature"));
  it("is short and never ends in half a letter", () => {
    const family = `${"a".repeat(58)}👨‍👩‍👧`;
    expect(fileNameOf({ name: family, company: "" })).toBe("a".repeat(58));
    expect(Buffer.byteLength(`${fileNameOf({ name: "花".repeat(200), company: "" })}.mailsignature`)).toBeLessThan(255);
  });
  test.each([
    ["Ana Müller", "Ana Muller"],
    ["佐藤 花子", "Signature"],
    ["Łukasz Łoś", "Lukasz Los"],
    ["Ana／．．／．．／x", "Ana .. .. x"],
    ["Ana＂; filename=evil.exe", "Ana ; filename=evil.exe"],
    ["ｃｏｎ", "Signature con"],
  ])("%j in ASCII: %j", (name, expected) => expect(asciiName(name)).toBe(expected));
});

describe("the kit for classic Outlook", () => {
  const host = "https://img.example.com";
  const html = `<table><tr><td><img src="${host}/i/a@1.png" alt="A"><img src="${host}/i/icons/b@1.png" alt="B"><img src="${host}/i/a@1.png" alt=""><img alt="x" src="https://other.example.com/i/c.png"><img src="${host}/i/gone@1.jpg" alt=""></td></tr></table>`;
  const kit = async (name: string) =>
    unzipSync(
      await outlookKit(
        name,
        { html, text: "Ana Müller\n花" },
        {
          imageHost: host,
          findPicture: async (path) => (path.includes("gone") ? null : new TextEncoder().encode(path)),
        },
      ),
    );

  it("keeps its pictures beside the page, whatever the person is called", async () => {
    const files = Object.keys(await kit(fileNameOf({ name: "Ana／．．／．．／x", company: "" })));
    expect(files.filter((file) => file.split(/[\\/]/).length > 3 || file.includes("/../"))).toEqual([]);
  });

  it("holds the page, the text and each picture once, in a folder the page points to", async () => {
    const files = await kit("Ana Müller");
    expect(Object.keys(files).sort()).toEqual([
      "README.txt",
      "Signatures/Ana Muller_files/image001.png",
      "Signatures/Ana Muller_files/image002.png",
      "Signatures/Ana Müller.htm",
      "Signatures/Ana Müller.txt",
    ]);
    const page = strFromU8(files["Signatures/Ana Müller.htm"]!);
    expect([...page.matchAll(/src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
      "Ana%20Muller_files/image001.png",
      "Ana%20Muller_files/image002.png",
      "Ana%20Muller_files/image001.png",
      "https://other.example.com/i/c.png",
      `${host}/i/gone@1.jpg`,
    ]);
    expect(strFromU8(files["Signatures/Ana Muller_files/image001.png"]!)).toBe("/i/a@1.png");
  });
  it("writes the text as Outlook does and says how to install it", async () => {
    const files = await kit("花子");
    const text = Buffer.from(files["Signatures/花子.txt"]!);
    expect(text.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xfe]));
    expect(text.subarray(2).toString("utf16le")).toBe("Ana Müller\r\n花");
    expect(strFromU8(files["README.txt"]!)).toContain("%APPDATA%\\Microsoft");
    expect(Object.keys(files)).toContain("Signatures/Signature_files/image001.png");
  });
});

describe("the file for Apple Mail", () => {
  const html = `<table cellpadding="0" style="font:14px/1.4 Arial,Helvetica,sans-serif"><tr><td style="color:#112233">José 😀 ${"long text ".repeat(200)}</td></tr></table>`;
  const [head = "", body = ""] = mailsignature("a".repeat(22), html).split("\n\n");

  it("has Mail's header", () => {
    expect(head.split("\n").map((line) => line.split(":")[0])).toEqual([
      "Content-Transfer-Encoding",
      "Content-Type",
      "\tcharset=utf-8",
      "Message-Id",
      "Mime-Version",
    ]);
    expect(head).toMatch(/Message-Id: <[0-9A-F]{8}-[0-9A-F]{4}-4[0-9A-F]{3}-8[0-9A-F]{3}-[0-9A-F]{12}>/);
  });
  it("has the very signature, in short lines of plain ASCII", () => {
    expect(body).toMatch(/^[\n\x20-\x7e]+$/);
    expect(Math.max(...body.split("\n").map((line) => line.length))).toBeLessThan(120);
    const unfolded = body.replaceAll("\n", " ").replaceAll("&#233;", "é").replaceAll("&#128512;", "😀");
    expect(unfolded.trim()).toBe(`<body>${html}</body>`);
  });
});

it("a test mail is a draft of short lines", () => {
  const mail = testMail({ html: `<table><tr><td>${"Ünïcödé ".repeat(500)}</td></tr></table>`, text: "Ünïcödé" });
  expect(mail).toMatch(/^X-Unsent: 1\r\n/);
  expect(mail).toMatch(/^[\r\n\x20-\x7e]+$/);
  expect(Math.max(...mail.split("\r\n").map((line) => line.length))).toBeLessThan(78);
});
