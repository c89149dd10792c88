import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readArrived } from "#shared/arrival/mail.ts";
import { applyGuesses } from "#shared/imports/apply.ts";
import type { OddFormat } from "#shared/imports/fileText.ts";
import { MAX_GUESSES } from "#shared/imports/guess.ts";
import { readAny } from "#shared/imports/readAny.ts";
import { readHtml, readPlain } from "#shared/imports/readSignature.ts";
import { readVcard } from "#shared/imports/readVcard.ts";
import { readWebsite } from "#shared/imports/website.ts";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { said } from "./said.ts";

/** What is found in signatures as other programs write them, all of it: nothing is left out, and nothing else is found. */
const FOUND: Record<string, string[]> = {
  "apple-mail.html": [
    "name: Dr. Aisha Khan",
    "company: St Brendan’s Hospital",
    "position: Consultant Paediatrician",
    "phone: +353 1 555 0142",
    "email: aisha.khan@stbrendans.example",
    "website: stbrendans.example/clinics",
    "? fontColor: #6e40aa",
    "font: Helvetica",
  ],
  "gmail-editor.html": [
    "name: Carla Mendes",
    "company: Verde Jardins Lda",
    "position: Project Manager",
    "phone: +351 21 123 4567",
    "mobile: +351 912 345 678",
    "email: carla@verdejardins.example",
    "address: Rua das Flores 25, 1200-192 Lisboa",
    "? photo2: https://verdejardins.example/img/logo-verde.png",
    "? fontColor: #38761d",
  ],
  "google.vcf": [
    "name: Noa Levi",
    "email: noa.levi@gmail.com",
    "mobile: +972 50-123-4567",
    "company: Orchard Labs",
    "position: Product Manager",
  ],
  "hubspot.html": [
    "name: Ben Carter",
    "company: Brightwater Ltd",
    "position: Senior Account Manager",
    "phone: +44 20 7946 0018",
    "phone: +44 7700 900123",
    "email: ben.carter@brightwater.example",
    "website: brightwater.example",
    "address: 221 Quay Street, Bristol BS1 4DJ",
    "? custom: Book a meeting -> https://brightwater.example/book",
    "facebook: https://www.facebook.com/brightwater",
    "? fontColor: #f2547d",
    "font: Trebuchet MS",
  ],
  "iphone.vcf": [
    "name: Marta Silva",
    "company: Casa Azul Arquitetos",
    "department: Projetos",
    "position: Arquiteta",
    "email: marta@casaazul.example",
    "mobile: +351 91 234 56 78",
    "phone: +351 21 555 44 33",
    "address: Rua do Sol 9, 4000-100 Porto, Portugal",
    "website: casaazul.example",
    "linkedin: https://www.linkedin.com/in/martasilva",
    "photo: data:image/png;base64,…",
  ],
  "mysignature.html": [
    "name: Maya Lindqvist",
    "company: Northwind Studio",
    "position: Creative Director",
    "mobile: +46 8 123 456 78",
    "address: Sveavägen 12, 111 57 Stockholm",
    "website: northwind.example",
    "email: maya@northwind.example",
    "instagram: https://www.instagram.com/northwindstudio",
    "behance: https://www.behance.net/mayal",
    "photo2: https://cdn.mysig.example/7/logo.png",
    "? fontColor: #c2410c",
    "font: Georgia",
  ],
  "outlook-classic.html": [
    "name: Jürgen Weiß",
    "company: Weiß & Söhne Maschinenbau KG",
    "position: Leiter Einkauf",
    "address: Industriestraße 7, 70565 Stuttgart",
    "phone: +49 711 987654-0",
    "fax: +49 711 987654-99",
    "email: j.weiss@weiss-soehne.example",
    "website: www.weiss-soehne.example",
    "photo2: https://weiss-soehne.example/logo.png",
    "? fontColor: #1f4e79",
    "font: Tahoma",
    "disclaimer: Sitz der Gesellschaft: Stuttgart, Amtsgericht Stuttgart HRA 720345, persönlich",
  ],
  "outlook-web.html": [
    "name: Tom Becker",
    "company: Lumen Systems AG",
    "department: Cloud Department",
    "position: Solutions Architect",
    "phone: +41 44 555 01 23",
    "website: lumen.example",
    "linkedin: https://www.linkedin.com/in/tombecker",
    "photo: https://pictures.lumen.example/people/tom.jpg",
  ],
  "outlook21.vcf": [
    "name: Jörg Müller",
    "company: Stadtwerke Neuhafen GmbH",
    "department: Netze",
    "position: Projektleiter",
    "phone: +49 451 70 60",
    "mobile: +49 160 7060123",
    "fax: +49 451 70 61",
    "address: Hafenstraße 3, 23552 Neuhafen, Deutschland",
    "website: www.stadtwerke-neuhafen.example",
    "email: mueller@stadtwerke-neuhafen.example",
  ],
  "plain-german.txt": [
    "name: Sabine Krüger",
    "company: Kanzlei Krüger & Partner mbB",
    "? position: Steuerberaterin",
    "address: Lindenallee 44, 50968 Köln",
    "phone: 0221 / 445566",
    "fax: 0221 / 445567",
    "email: krueger@kanzlei-krueger.example",
    "website: www.kanzlei-krueger.example",
    "disclaimer: Diese E-Mail enthält vertrauliche Informationen. Wenn Sie nicht der richtige A",
  ],
  "site-bare.html": [
    "company: Bakery Blum",
    "website: harbour-pilots.example",
    "photo2: https://www.harbour-pilots.example/wp-content/uploads/blum-logo.png",
    "? fontColor: #8b1e3f",
    "phone: 0931 123456",
    "address: Marktplatz 1, 97070 Würzburg",
    "instagram: https://instagram.com/bakeryblum",
  ],
  "site-jsonld.html": [
    "company: Harbour Pilots GmbH",
    "website: harbour-pilots.example",
    "photo2: https://harbour-pilots.example/logo.png",
    "? photo2: https://www.harbour-pilots.example/touch.png",
    "? photo2: https://harbour-pilots.example/og.jpg",
    "fontColor: #0a7f8c",
    "email: info@harbour-pilots.example",
    "phone: +49 40 1234 5678",
    "address: Am Kai 3, 20457 Hamburg, DE",
    "linkedin: https://www.linkedin.com/company/harbour-pilots",
    "youtube: https://www.youtube.com/@harbourpilots",
  ],
  "thunderbird.eml": [
    "name: Oskar Nowak",
    "company: Print Atelier Sp. z o.o.",
    "? position: Master Printer",
    "phone: +48 22 123 45 67",
    "website: print-atelier.example",
    "photo: data:image/png;base64,…",
  ],
  "wisestamp.html": [
    "name: Lena Ortmann",
    "company: Harbour Pilots GmbH",
    "position: Head of Operations",
    "phone: +49 40 1234 5678",
    "mobile: +49 170 1234567",
    "email: lena@harbour-pilots.example",
    "website: www.harbour-pilots.example",
    "linkedin: https://www.linkedin.com/in/lenaortmann",
    "x: https://twitter.com/harbourpilots",
    "photo: https://img.stamps.example/u/lena-photo.png",
    "? fontColor: #0a7f8c",
  ],
  "yahoo.eml": [
    "name: Priya Raman",
    "position: Freelance Photographer",
    "mobile: +1 (415) 555-0137",
    "instagram: https://instagram.com/priyashoots",
    "? fontColor: #7b1fa2",
  ],
};

const FOLDER = join(import.meta.dirname, "fixtures");
const bytesOf = (fileName: string) => new Uint8Array(readFileSync(join(FOLDER, fileName)));
const textOf = (fileName: string) => readFileSync(join(FOLDER, fileName), "utf8");
const SITE = "https://www.harbour-pilots.example/";

test.each(Object.entries(FOUND))("%s", async (fileName, expected) => {
  const guesses = fileName.startsWith("site-")
    ? readWebsite(textOf(fileName), SITE)
    : (await readAny({ bytes: bytesOf(fileName), fileName })).guesses;
  expect(guesses.map(said)).toEqual(expected);
});

test("what is pasted is read like a file", async () => {
  const kinds = ["wisestamp.html", "thunderbird.eml", "iphone.vcf", "plain-german.txt"].map(async (fileName) => {
    const read = await readAny({ text: textOf(fileName) });
    expect(read.guesses.map(said)).toEqual(FOUND[fileName]);
    return read.kind;
  });
  expect(await Promise.all(kinds)).toEqual(["html", "mail", "vcard", "text"]);
});

/** Signatures as they are written elsewhere, and on one line. */
const WRITTEN: [string, string, string[]][] = [
  [
    "degrees and a company's ending",
    "John Smith, PhD, MBA\nVP, Engineering\nSmith & Sons, Inc.\nO: (555) 123-4567 | M: (555) 987-6543\njohn@smith.example",
    [
      "name: John Smith, PhD, MBA",
      "company: Smith & Sons, Inc.",
      "position: VP, Engineering",
      "phone: (555) 123-4567",
      "mobile: (555) 987-6543",
      "email: john@smith.example",
    ],
  ],
  [
    "a company behind the name",
    "Bob Ray, Acme, Inc.\nbob@acme.example",
    ["name: Bob Ray", "company: Acme, Inc.", "email: bob@acme.example"],
  ],
  [
    "one line",
    "Sabine Krüger | Kanzlei Krüger | Lindenallee 44, 50968 Köln | Tel 0221 445566",
    ["name: Sabine Krüger", "company: Kanzlei Krüger", "address: Lindenallee 44, 50968 Köln", "phone: 0221 445566"],
  ],
  [
    "Japan",
    "山田 太郎\n営業部長\n株式会社サンプル\n〒100-0001 東京都千代田区千代田1-1\nTEL: 03-1234-5678 / FAX: 03-1234-5679\n携帯：090-1234-5678",
    [
      "name: 山田 太郎",
      "company: 株式会社サンプル",
      "position: 営業部長",
      "address: 〒100-0001 東京都千代田区千代田1-1",
      "phone: 03-1234-5678",
      "fax: 03-1234-5679",
      "mobile: 090-1234-5678",
    ],
  ],
  [
    "a Japanese code on a line of its own",
    "〒100-0001\n東京都千代田区千代田1-1",
    ["address: 〒100-0001, 東京都千代田区千代田1-1"],
  ],
  ["a Japanese code with a number", "〒100-0001 TEL 03-1234-5678", ["address: 〒100-0001", "phone: 03-1234-5678"]],
  [
    "China",
    "李雷\n销售经理\n北京示例科技有限公司\n地址：北京市朝阳区建国路88号\n电话：010-12345678\n手机：13800138000\n网址：www.example.cn",
    [
      "name: 李雷",
      "company: 北京示例科技有限公司",
      "position: 销售经理",
      "address: 北京市朝阳区建国路88号",
      "phone: 010-12345678",
      "mobile: 13800138000",
      "website: www.example.cn",
    ],
  ],
  [
    "Korea",
    "김민수\n영업 팀장\n주식회사 샘플\n서울특별시 강남구 테헤란로 123\n전화: 02-1234-5678\n휴대폰: 010-1234-5678",
    [
      "name: 김민수",
      "company: 주식회사 샘플",
      "position: 영업 팀장",
      "address: 서울특별시 강남구 테헤란로 123",
      "phone: 02-1234-5678",
      "mobile: 010-1234-5678",
    ],
  ],
  [
    "Russia",
    "Иван Петров\nДиректор по продажам\nООО «Ромашка»\nТел.: +7 495 123-45-67\nМоб.: +7 916 123-45-67",
    [
      "name: Иван Петров",
      "company: ООО «Ромашка»",
      "position: Директор по продажам",
      "phone: +7 495 123-45-67",
      "mobile: +7 916 123-45-67",
    ],
  ],
  [
    "Israel",
    "דנה כהן\nמנהלת שיווק\nחברת אורנג' בע\"מ\nטלפון: 03-1234567\nנייד: 050-1234567",
    [
      "name: דנה כהן",
      "company: חברת אורנג' בע\"מ",
      "position: מנהלת שיווק",
      "phone: 03-1234567",
      "mobile: 050-1234567",
    ],
  ],
];
test.each(WRITTEN)("what is written with %s", async (_, text, expected) =>
  expect((await readAny({ text })).guesses.map(said)).toEqual(expected),
);

describe("what is taken", () => {
  const guesses = readHtml(textOf("wisestamp.html"));

  test("fills empty lines first, adds the others, and nothing twice", () => {
    const document = SignatureInput.parse({
      general: {
        name: "Old",
        contacts: [
          { name: "phone", value: "" },
          { name: "email", value: "lena@harbour-pilots.example" },
        ],
      },
    });
    applyGuesses(document, guesses);
    applyGuesses(document, guesses);
    expect(document.general).toMatchObject({ name: "Lena Ortmann", company: "Harbour Pilots GmbH" });
    expect(document.general.contacts.map(({ name, value }) => `${name}: ${value}`)).toEqual([
      "phone: +49 40 1234 5678",
      "email: lena@harbour-pilots.example",
      "mobile: +49 170 1234567",
      "website: www.harbour-pilots.example",
    ]);
    expect(document.general.socials.map(({ name }) => name)).toEqual(["linkedin", "x"]);
    expect(document.design.fontColor).toBe("#0a7f8c");
    expect(SignatureInput.parse(document)).toEqual(document);
  });

  test("is what was not dropped", () => {
    const document = SignatureInput.parse({});
    applyGuesses(
      document,
      guesses.filter(({ kind }) => kind !== "contact"),
    );
    expect(document.general.contacts).toEqual([]);
  });

  test("of small print becomes a disclaimer of one's own", () => {
    const document = SignatureInput.parse({});
    applyGuesses(document, readPlain(textOf("plain-german.txt")));
    expect(document.general.addons).toMatchObject([{ type: "disclaimer", data: { type: 9 } }]);
  });
});

describe("odd input", () => {
  test.each([
    ["nothing", ""],
    ["blanks", " \n\t "],
    ["a script alone", "<script>alert(1)</script><style>p{}</style>"],
    ["binary", "\u0000\u0001\ufffd\u0007"],
    ["an empty card", "BEGIN:VCARD\nEND:VCARD"],
  ])("%s gives nothing", async (_, text) => expect((await readAny({ text })).guesses).toEqual([]));

  const text = "Anna Ruiz\r\nAcme GmbH\r\nTel: +49 30 1234567\r\nanna@acme.example";
  const wide = (mark: string) => Buffer.concat([Buffer.from(mark, "hex"), Buffer.from(text, "utf16le")]);
  test.each<[string, OddFormat, Buffer]>([
    [
      "a mail of classic Outlook",
      "outlook",
      Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.from(text)]),
    ],
    ["a PDF", "other", Buffer.from(`%PDF-1.4\n1 0 obj <</Type/Catalog>> endobj 1234567890 12345\n${text}`)],
    ["a picture", "other", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
    ["a photo", "other", Buffer.concat([Buffer.from("ffd8ffe1", "hex"), Buffer.from(text)])],
    ["a drawing", "other", Buffer.from(`<?xml version="1.0"?>\n<svg><text>${text}</text></svg>`)],
    ["rich text", "other", Buffer.from(`{\\rtf1\\ansi ${text}}`)],
    ["letters of two bytes without a mark", "other", Buffer.from(text, "utf16le")],
    ["a zero byte far behind", "other", Buffer.from(`${text}${" ".repeat(9000)}\0`)],
  ])("%s is refused", async (_, format, bytes) => {
    await expect(readAny({ bytes, fileName: "a.txt" })).rejects.toMatchObject({ format });
    await expect(readArrived(bytes)).rejects.toMatchObject({ format });
  });

  test.each([
    ["little", wide("fffe")],
    ["big", wide("fffe").swap16()],
  ])("letters of two bytes, the %s end first, are read with their mark", async (_, bytes) => {
    expect((await readAny({ bytes, fileName: "a.txt" })).guesses.map(said)).toEqual([
      "name: Anna Ruiz",
      "company: Acme GmbH",
      "phone: +49 30 1234567",
      "email: anna@acme.example",
    ]);
  });

  test("what is too long is refused", async () => {
    const long = "a ".repeat(1_500_000);
    for (const read of [readHtml, readPlain, readVcard]) expect(() => read(long)).toThrow(RangeError);
    await expect(readAny({ text: `<p>${long}` })).rejects.toThrow(RangeError);
    await expect(readAny({ bytes: new Uint8Array(30_000_001), fileName: "a" })).rejects.toThrow(RangeError);
  });

  test("hostile nesting and hostile text end", () => {
    expect(readHtml(`${"<div>".repeat(100_000)}Ana`).length).toBeLessThanOrEqual(MAX_GUESSES);
    for (const piece of ["1 ", "a.", "a@", "+1(", "=C3", "-- \n", "x | ", "<a href=x>", "Telefon: "])
      expect(readHtml(piece.repeat(60_000)).length).toBeLessThanOrEqual(MAX_GUESSES);
  });

  test("links that run programs, and pictures that are none, are left out", () => {
    const html =
      '<b>Ana Ruiz</b><br><a href="javascript:alert(1)">Book a meeting</a><img src="data:image/svg+xml;base64,AAAA" width="90" height="90"><img src="file:///c:/a.png" width="90" height="90">';
    expect(readHtml(html).map(said)).toEqual(["name: Ana Ruiz"]);
  });

  test("keys of prototypes are words like any other", () => {
    expect(() => readVcard("BEGIN:VCARD\n__proto__:x\nconstructor;a=b:y\nFN:Ana Ruiz\nEND:VCARD")).not.toThrow();
    expect(({} as { x?: string }).x).toBeUndefined();
  });
});

describe("mails that no program wrote", () => {
  const head = "From: Ana <ana@x.example>\nTo: b@x.example\n";
  const nested = (depth: number) =>
    Array.from({ length: depth }, (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\n\n--b${at}\n`).join("");
  const html = (text: string) => `${head}Content-Type: text/html\n\n${text}`;

  test.each([
    ["parts in parts", `${head}${nested(300)}Content-Type: text/plain\n\nhi`],
    ["headers without end", `${head}${"X-A: b\n".repeat(400_000)}\nhi`],
    ["lines without end", html("\n".repeat(150_000))],
    ["more text than anybody reads", html("<p>a</p>".repeat(300_000))],
    ["more plain text than anybody reads", `${head}\n${"a long line of words that somebody wrote\n".repeat(60_000)}`],
  ])("%s cannot be read, and say so", async (_, text) => {
    await expect(readAny({ text })).rejects.toThrow(RangeError);
    await expect(readArrived(text)).rejects.toThrow(RangeError);
  });

  test("pictures within do not count as text", async () => {
    const logo = `<img width="90" height="90" src="data:image/png;base64,${"A".repeat(2_400_000)}">`;
    const { guesses } = await readAny({ text: html(`<b>Ana Ruiz</b><br>${logo}`) });
    expect(guesses.map(said)).toContain("name: Ana Ruiz");
  });

  test("one attached picture that stands everywhere is taken a few times", async () => {
    const related = `${head}Content-Type: multipart/related; boundary="b"\n\n--b\nContent-Type: text/html\n\n`;
    const places = '<img src="cid:a" width="90">\n'.repeat(2000);
    const picture = `--b\nContent-Type: image/png\nContent-ID: <a>\nContent-Transfer-Encoding: base64\n\n`;
    const text = `${related}${places}${picture}${`${"A".repeat(76)}\n`.repeat(20_000)}--b--\n`;
    expect((await readAny({ text })).guesses.length).toBeLessThanOrEqual(MAX_GUESSES);
  });
});
