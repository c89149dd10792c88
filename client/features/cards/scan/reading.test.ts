import { describe, expect, test } from "vitest";
import { readCode } from "./reading.ts";

const ORIGIN = "https://signoff.example";
const read = (code: string) => readCode(code, { publicUrl: ORIGIN, pagesBase: `${ORIGIN}/p` });

describe("links", () => {
  test("a card of ours offers its contact", () => {
    expect(read(`${ORIGIN}/c/AbC-_123`)).toEqual({
      kind: "link",
      url: `${ORIGIN}/c/AbC-_123`,
      host: "signoff.example",
      what: "card",
      vcf: `${ORIGIN}/c/AbC-_123.vcf`,
    });
  });
  test("a page of ours", () => {
    expect(read(`${ORIGIN}/p/ana`)).toMatchObject({ what: "page", vcf: null });
  });
  test("a page of ours on a host of its own", () => {
    const site = { publicUrl: ORIGIN, pagesBase: "https://pages.example" };
    expect(readCode("https://pages.example/ana/", site)).toMatchObject({ what: "page", vcf: null });
    expect(readCode("https://pages.example/", site)).toMatchObject({ what: null });
    expect(readCode(`${ORIGIN}/p/ana`, site)).toMatchObject({ what: null });
    expect(readCode("https://pages.example.evil.example/ana", site)).toMatchObject({ what: null });
  });
  test.each([
    ["https://signoff.example.evil.example/c/abc", "signoff.example.evil.example"],
    ["https://evil.example/c/abc", "evil.example"],
    ["HTTPS://EVIL.EXAMPLE/x", "evil.example"],
    ["https://xn--pple-43d.example/", "xn--pple-43d.example"],
  ])("%s is somebody else's", (code, host) => {
    expect(read(code)).toMatchObject({ kind: "link", what: null, host });
  });
  test.each([
    "javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "intent://x#Intent;end",
    "https://signoff.example@evil.example/",
    "https://evil.example/ https://signoff.example/",
    "file:///etc/passwd",
    "WIFI:S:net;T:WPA;P:secret;;",
  ])("%s is a text, never a link", (code) => {
    expect(read(code)).toEqual({ kind: "text", text: code });
  });
});

describe("contacts", () => {
  test("a vCard, as it is", () => {
    const code =
      "BEGIN:VCARD\nVERSION:3.0\nN:Person;Ana;;;\nFN:Ana Person\nORG:Acme\\, Inc.\nTEL;TYPE=CELL:+49123\nADR:;;Road 1\\nTown;;;;\nEND:VCARD";
    const reading = read(code);
    expect(reading).toMatchObject({
      kind: "contact",
      contact: { name: "Ana Person", lines: ["Acme, Inc.", "+49123", "Road 1 Town"] },
    });
    expect(reading.kind === "contact" && reading.contact.file).toBe(`${code.replaceAll("\n", "\r\n")}\r\n`);
  });
  test("a vCard whose lines are folded, with groups and without FN", () => {
    const code =
      "BEGIN:VCARD\r\nVERSION:4.0\r\nN:Per\r\n son;Ana;;;\r\nitem1.EMAIL;TYPE=work:ana@exa\r\n mple.com\r\nEND:VCARD";
    expect(read(code)).toMatchObject({ contact: { name: "Ana Person", lines: ["ana@example.com"] } });
  });
  test("a MECARD becomes a vCard", () => {
    const reading = read(
      "MECARD:N:Łuk,Ana;TEL:+49123;EMAIL:a@example.com;ADR:Road 1\\, Town;URL:https\\://x.example;;",
    );
    expect(reading).toMatchObject({
      contact: { name: "Ana Łuk", lines: ["+49123", "a@example.com", "Road 1, Town", "https://x.example"] },
    });
    expect(reading.kind === "contact" && reading.contact.file).toContain(
      "N:Łuk;Ana;;;\r\nFN:Ana Łuk\r\nTEL;TYPE=VOICE:+49123\r\n",
    );
  });
  test("a hostile MECARD ends no line", () => {
    const reading = read("MECARD:N:A\nEND\\:VCARD\nBEGIN\\:VCARD;TEL:1;;");
    const lines = reading.kind === "contact" ? reading.contact.file.split("\r\n") : [];
    expect(lines.filter((line) => /^(BEGIN|END):/.test(line))).toHaveLength(2);
  });
  test.each(["BEGIN:VCARD\nFN:Ana", "BEGIN:VCARD\nEND:VCARD", "MECARD:TEL:1;;"])("%j is a text", (code) => {
    expect(read(code).kind).toBe("text");
  });
  test("a code that is endless is cut", () => {
    const reading = read("x".repeat(1e6));
    expect(reading.kind === "text" && reading.text.length).toBe(8_000);
  });
});
