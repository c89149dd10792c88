import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { examine } from "#shared/arrival/examine.ts";
import { readArrived } from "#shared/arrival/mail.ts";
import type { Program } from "#shared/arrival/programs.ts";
import type { ArrivalReport } from "#shared/arrival/report.ts";
import type { Sent } from "#shared/arrival/schema.ts";

const FIXTURES = join(import.meta.dirname, "fixtures");
const fixture = (name: string) => readFileSync(join(FIXTURES, name), "utf8");

const SENT: Sent = {
  updatedAt: "2026-11-20T10:00:00.000Z",
  forms: [
    { form: null, html: fixture("sent.html") },
    { form: "reply", html: fixture("reply.html") },
  ],
  earlier: [{ savedAt: "2026-03-02T09:00:00.000Z", html: fixture("earlier.html") }],
  hasCheckAddress: false,
};

/** A finding as a line: what it is, what of a look is gone, and how many of its parts. */
const said = ({ findings }: ArrivalReport) =>
  findings.map(({ kind, parts, items }) => [kind, ...parts, items.length > 0 ? items.length : ""].join(" ").trim());

const arrive = async (source: string | Uint8Array, sent = SENT) => examine(await readArrived(source), sent);

/** What broke in each message, and nothing else. */
const MESSAGES: Record<string, [Program, string[]]> = {
  "gmail-web": ["gmail", []],
  "gmail-app": ["gmail", []],
  "gmail-copied": ["gmail", ["picturesCopied 3"]],
  "gmail-old": ["gmail", ["oldVersion"]],
  "gmail-quoted": ["gmail", ["missing"]],
  "gmail-reply": ["gmail", []],
  "outlook-classic": ["outlook-classic", ["picturesAttached 3"]],
  "outlook-classic-scaled": ["outlook-classic", ["widthsLost 3", "stylesLost color 4"]],
  "outlook-new": ["outlook-new", []],
  "outlook-doubled": ["outlook-new", ["doubled"]],
  "outlook-guarded": ["outlook-new", ["linksRewritten 4"]],
  "outlook-mac": ["outlook-mac", ["picturesAttached 3", "stylesLost font 7"]],
  "outlook-phone": ["outlook-phone", ["plainText", "ownLine 1"]],
  "apple-mail": ["apple-mail", []],
  "apple-mail-plain-font": ["apple-mail", ["picturesAttached 3", "stylesLost color size font 7"]],
  "iphone-bare": ["apple-device", ["plainText", "ownLine 1"]],
  "iphone-sizes": ["apple-device", ["widthsLost 3"]],
  thunderbird: ["thunderbird", []],
  "thunderbird-local": ["thunderbird", ["picturesBroken 3"]],
  "plain-text": ["thunderbird", ["plainText"]],
  "yahoo-links": ["yahoo", ["linksDead 1", "linksChanged 1"]],
  "yahoo-inside": ["yahoo", ["picturesInside 3"]],
  spark: ["spark", []],
  "spark-cut": ["spark", ["textMissing 1", "picturesMissing 1"]],
};

describe("messages as mail programs write them", () => {
  test.each(Object.entries(MESSAGES))("%s", async (name, [program, findings]) => {
    const report = await arrive(fixture(`${name}.eml`));
    expect([report.program, said(report)]).toEqual([program, findings]);
  });
});

describe("a report", () => {
  test("says which form of it came, and of when an earlier state is", async () => {
    expect(await arrive(fixture("gmail-web.eml"))).toMatchObject({ form: null, earlierAt: null });
    expect(await arrive(fixture("gmail-reply.eml"))).toMatchObject({ form: "reply", earlierAt: null });
    const old = await arrive(fixture("gmail-old.eml"));
    expect(old).toMatchObject({ form: null, earlierAt: SENT.earlier[0]?.savedAt });
    expect(old.sent).toBe(SENT.earlier[0]?.html);
    expect(old.present).toBe(SENT.forms[0]?.html);
  });

  test("says when the mail was sent, where its head says it", async () => {
    const sentAt = async (source: string) => (await readArrived(source)).sentAt?.toISOString() ?? null;
    expect(await sentAt("Date: Fri, 20 Nov 2026 10:00:00 +0100\n\nHello")).toBe("2026-11-20T09:00:00.000Z");
    for (const source of ["Date: soon\n\nHello", "Subject: x\n\nHello", "<p>Hello</p>"])
      expect(await sentAt(source)).toBeNull();
  });

  test("names what broke, and where it stands in the mail", async () => {
    const [attached] = (await arrive(fixture("outlook-classic.eml"))).findings;
    expect(attached?.items).toEqual(["Zoë Müller", "LinkedIn", "Instagram"]);
    expect(attached?.sources).toEqual([1, 2, 3].map((at) => `cid:image00${at}.png@01DC5C57.A1B2C3D0`));
    const [dead, changed] = (await arrive(fixture("yahoo-links.eml"))).findings;
    expect(dead?.items).toEqual(["www.harbour-pilots.example"]);
    expect(changed).toMatchObject({ items: ["LinkedIn"], hrefs: ["https://www.linkedin.com/in/zoe-mueller-2"] });
  });

  test("is the same of a mail's HTML alone, of bytes, and with the line ends of the wire", async () => {
    const source = fixture("outlook-classic-scaled.eml");
    const whole = said(await arrive(source));
    expect(said(await arrive(new TextEncoder().encode(source.replaceAll("\n", "\r\n"))))).toEqual(whole);
    const { html } = await readArrived(source);
    const alone = await arrive(html ?? "");
    expect([alone.program, said(alone)]).toEqual(["outlook-classic", whole]);
  });

  test("of a mail that Gmail cuts off says so", async () => {
    const letter = "<p>Dear Jonas, here is a long letter.</p>".repeat(3000);
    expect(said(await arrive(`<div>${letter}${fixture("sent.html")}</div>`))).toEqual(["clipped"]);
  });

  test("takes somebody's name in a letter, or one text that is said twice, for no second signature", async () => {
    const letter = "<p>Harbour Pilots GmbH is our name, and Zoë Müller is mine: zoe@harbour-pilots.example.</p>";
    expect(said(await arrive(`${letter}${fixture("sent.html")}`))).toEqual([]);
    expect(said(await arrive(`${fixture("sent.html")}${letter}`))).toEqual([]);
    expect(said(await arrive(letter))).toEqual(["missing"]);
    expect(said(await arrive(`${fixture("sent.html").repeat(3)}`))).toEqual(["doubled"]);
  });

  test("does not take what a letter says for the signature's own", async () => {
    for (const words of ["I am with Harbour Pilots GmbH.", "See www.harbour-pilots.example", "Call +49 40 1234567"]) {
      expect(said(await arrive(`<p>${words}</p>${fixture("sent.html")}`))).toEqual([]);
      expect(said(await arrive(`${fixture("sent.html")}<p>${words}</p>`))).toEqual([]);
    }
  });

  test("of a letter's own pictures says nothing", async () => {
    const shot = '<p>Look:</p><img src="cid:shot" width="600"><p>Nice, is it not?</p>';
    expect(said(await arrive(`${shot}${fixture("sent.html")}${shot}`))).toEqual([]);
  });

  test("of nothing, of noise and of what is too deep is that nothing came", async () => {
    for (const source of ["", " ", "<", "Subject: x\n\n", "\u0000\uffff<p>", `${"<div>".repeat(5000)}x`])
      expect(said(await arrive(source))).toEqual(["missing"]);
    await expect(readArrived("x".repeat(30_000_001))).rejects.toThrow(RangeError);
  });

  test("of a mail with far too much of everything comes, and is right", async () => {
    const noise = `<p>Zoë Müller<img src="https://img.example/a.png" alt="Zoë Müller"></p>`.repeat(25_000);
    // What grows with the square does not come within the deadline of a test.
    expect(said(await arrive(`${noise}${fixture("sent.html")}`))).toEqual(["clipped"]);
  });

  test("of a signature without texts or of none at all is that nothing came", async () => {
    const picture = '<table><tr><td><img src="https://img.signoff.example/i/a.png" alt=""></td></tr></table>';
    const sent = { ...SENT, forms: [{ form: null, html: picture }], earlier: [] };
    expect(said(await arrive("<p>Hello</p>", sent))).toEqual(["missing"]);
    expect(said(await arrive(fixture("gmail-web.eml"), { ...SENT, forms: [], earlier: [] }))).toEqual(["missing"]);
  });

  test("of a signature that is one picture is right as well", async () => {
    const picture =
      '<table><tr><td><img src="https://img.signoff.example/i/a.png" width="400" alt="Zoë"></td></tr></table>';
    const sent = { ...SENT, forms: [{ form: null, html: picture }], earlier: [] };
    expect(said(await arrive(`<p>Hello</p>${picture}`, sent))).toEqual([]);
    const taken = picture.replace("https://img.signoff.example/i/a.png", "cid:a");
    expect(said(await arrive(`<p>Hello</p>${taken}`, sent))).toEqual(["picturesBroken 1"]);
  });
});
