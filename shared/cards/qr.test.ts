import ICAL from "ical.js";
import jsQrModule from "jsqr";
import encodeQR from "qr";
import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { LARGE_MM, MAX_CONTACT_BYTES, MAX_SMALL_BYTES, QUIET_MODULES, qrOf, SMALL_MM } from "./qr.ts";
import { CardContent } from "./schema.ts";

/** As it is packed, its types and its program do not say the same. */
const jsQR = jsQrModule as unknown as typeof jsQrModule.default;

type Input = z.input<typeof CardContent>;
const URL = "https://signoff.example/c/AAAAAAAAAAAAAAAAAAAAAA";
const card = (part: Partial<Input> = {}) =>
  z.parse(CardContent, { header: "Example & Sons", title: "Ana Person", ...part });
const of = (content: CardContent, pageUrl: string | null = null) => qrOf(content, { url: URL, pageUrl });
const bytesOf = (text: string) => Buffer.byteLength(text);

/** A printed code as a phone's camera has it: turned a little, out of focus, and as a JPEG. */
async function photographed({ text, ecc }: ReturnType<typeof qrOf>, mm: number, dpi: number) {
  const side = Math.round((mm / 25.4) * dpi);
  const svg = encodeQR(text, "svg", { ecc, border: QUIET_MODULES });
  const printed = await sharp(Buffer.from(svg), { density: 600 })
    .resize(side, side, { kernel: "nearest" })
    .png()
    .toBuffer();
  const jpeg = await sharp(printed)
    .flatten({ background: "#ffffff" })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: "#ffffff" })
    .rotate(6, { background: "#ffffff" })
    .blur(0.7)
    .jpeg({ quality: 70 })
    .toBuffer();
  const { data, info } = await sharp(jpeg).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

/** Two readers that have nothing in common. */
function readBy({ data, width, height }: Awaited<ReturnType<typeof photographed>>) {
  const first = decodeQR(
    { data, width, height },
    { effort: Number.POSITIVE_INFINITY, timeLimit: Number.POSITIVE_INFINITY },
  );
  return [first, jsQR(data, width, height)?.data];
}

const CONTACTS = [
  { name: "mobile" as const, value: "+49 170 1234567" },
  { name: "email" as const, value: "ana@example.com" },
];

it("leads to the linked page, and to the card where there is none", () => {
  const linked = card({ qrType: "page", linkedPage: "BBBBBBBBBBBBBBBBBBBBBB" });
  expect(of(linked, "https://signoff.example/p/ana")).toEqual({
    text: "https://signoff.example/p/ana",
    ecc: "medium",
    minMm: SMALL_MM,
  });
  expect(of(linked).text).toBe(URL);
});

it("a link is read from 20 mm at 150 dpi", async () => {
  const qr = of(card({ qrType: "page" }));
  expect(readBy(await photographed(qr, SMALL_MM, 150))).toEqual([qr.text, qr.text]);
});

it("a contact is read from 20 mm at 300 dpi, and is one", async () => {
  const qr = of(card({ contacts: CONTACTS }));
  expect(bytesOf(qr.text)).toBeLessThanOrEqual(MAX_SMALL_BYTES);
  expect(qr).toMatchObject({ ecc: "low", minMm: SMALL_MM });
  expect(readBy(await photographed(qr, SMALL_MM, 300))).toEqual([qr.text, qr.text]);
  const read = new ICAL.Component(ICAL.parse(qr.text) as never);
  expect(read.getFirstPropertyValue("fn")).toBe("Ana Person");
  expect(read.getFirstPropertyValue("tel")).toBe("+491701234567");
  expect(read.getFirstPropertyValue("email")).toBe("ana@example.com");
  expect(read.getFirstPropertyValue("url")).toBe(URL);
});

it("a longer one says that it needs 30 mm, and is read from there", async () => {
  const address = {
    name: "address" as const,
    value: "Unter den Linden 77, 10117 Berlin, Hinterhaus, dritter Stock links",
  };
  const contacts = [...CONTACTS, { name: "phone" as const, value: "+49 30 1234567" }, address];
  const qr = of(card({ contacts, subheader: "Leiterin der Abteilung für Gestaltung", title: "Zoë Müller-Łoś" }));
  expect(bytesOf(qr.text)).toBeGreaterThan(MAX_SMALL_BYTES);
  expect(qr.minMm).toBe(LARGE_MM);
  const [first] = readBy(await photographed(qr, LARGE_MM, 300));
  expect(first).toBe(qr.text);
});

it("never grows beyond what a phone reads: the rest is on the card, whose address stays", () => {
  const contacts = Array.from({ length: 12 }, (_, at) => ({ name: "address" as const, value: `${at} `.repeat(200) }));
  const content = card({ header: "🎉".repeat(40), title: "🎉".repeat(40), subheader: "🎉".repeat(40), contacts });
  const { text } = of(content);
  expect(bytesOf(text)).toBeLessThanOrEqual(MAX_CONTACT_BYTES + 200);
  expect(text).toContain(`URL:${URL}\nEND:VCARD`);
  expect(text).toContain(`FN:${"🎉".repeat(40)}`);
});

it("hostile text makes no lines of its own", () => {
  const { text } = of(card({ title: "Ana\r\nEND:VCARD\r\nFN:Eve", header: "a;b,c" }));
  expect(text.split("\n").filter((line) => line.startsWith("END:VCARD"))).toHaveLength(1);
  expect(text).toContain("ORG:a\\;b\\,c");
});
