import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { create, type Font } from "fontkit";
import { expect, it } from "vitest";
import { emojiOf } from "./emoji.ts";
import { faceFor, type Region, regionOf } from "./faces.ts";
import { drawLetters, measureLetters } from "./letters.ts";
import { unpackWoff2 } from "./woff2.ts";

const STYLE = { family: "Arial", sizePx: 40 };
const drawn = (text: string, more: object = {}) => drawLetters(text, { ...STYLE, ...more });
const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));

/** A name and a title as people write them, and two letters that look different. */
const SCRIPTS: Record<string, [text: string, first: string, second: string]> = {
  Japanese: ["山田 太郎、営業部長（東京）サクラ", "山", "サ"],
  "Simplified Chinese": ["张伟，销售经理：北京市朝阳区", "张", "伟"],
  "Traditional Chinese": ["陳志明 業務經理 臺北市信義區", "陳", "臺"],
  Korean: ["김민수 영업부장 서울특별시 뷁", "김", "뷁"],
  Thai: ["น้ำฝน กำลังดี ผู้จัดการฝ่ายขาย", "ก", "ฝ"],
  Hindi: ["श्रीमती प्रिया शर्मा, क्षेत्रीय कार्यालय", "क", "श्र"],
  Armenian: ["Անի Սարգսյան տնօրեն", "Ա", "ն"],
  Bengali: ["বিক্রয় ব্যবস্থাপক শ্রী", "ক", "ষ"],
  Ethiopic: ["የሽያጭ ሥራ አስኪያጅ", "የ", "ሥ"],
  Georgian: ["გაყიდვების მენეჯერი", "გ", "მ"],
  Gujarati: ["વેચાણ વ્યવસ્થાપક", "વ", "ક"],
  Gurmukhi: ["ਵਿਕਰੀ ਪ੍ਰਬੰਧਕ", "ਵ", "ਕ"],
  Kannada: ["ಮಾರಾಟ ವ್ಯವಸ್ಥಾಪಕ", "ಮ", "ಕ"],
  Khmer: ["អ្នកគ្រប់គ្រងផ្នែកលក់", "ក", "ល"],
  Lao: ["ຜູ້ຈັດການຝ່າຍຂາຍ", "ຈ", "ຂ"],
  Malayalam: ["സെയിൽസ് മാനേജർ ക്ഷേമം", "മ", "ക"],
  Sinhala: ["අලෙවි කළමනාකරු ශ්‍රී", "අ", "ක"],
  Tamil: ["விற்பனை மேலாளர் ஸ்ரீ", "வி", "கொ"],
  Telugu: ["అమ్మకాల నిర్వాహకుడు", "అ", "క"],
  Arabic: ["مدير المبيعات", "م", "ع"],
  Hebrew: ["מנהלת שיווק", "מ", "ש"],
  Greek: ["Διευθυντής πωλήσεων", "Δ", "ω"],
  Cyrillic: ["Генеральный директор", "Г", "й"],
  Vietnamese: ["Nguyễn Thị Phương", "ễ", "ươ"],
  signs: ["★ ☎ ✉ ✔ ① → ➤ ♥", "★", "☎"],
};

for (const [script, [text, first, second]] of Object.entries(SCRIPTS))
  it(`${script} is drawn in its own letters, bold heavier than regular`, () => {
    for (const weight of [400, 700] as const) {
      const { d, missing, ink } = drawn(text, { weight });
      expect(missing).toEqual([]);
      expect(ink.right - ink.left).toBeGreaterThan(text.length * 8);
      expect(d).not.toContain(missingBoxOf(first));
      expect(drawn(first, { weight }).d).not.toBe(drawn(second, { weight }).d);
    }
    if (script !== "signs") expect(drawn(text, { weight: 700 }).d).not.toBe(drawn(text).d);
  });

/** The outline that a font draws in place of a letter it lacks. */
function missingBoxOf(letter: string): string {
  const families = [
    "Noto Sans JP",
    "Noto Sans SC",
    "Noto Sans KR",
    "Noto Sans Thai",
    "Noto Sans Devanagari",
    "Noto Sans Tamil",
    "Arimo",
  ];
  const face = families.map((family) => faceFor(family, letter.codePointAt(0) as number, {})).find(Boolean);
  return face?.getGlyph(0).path.toSVG() || "no such outline";
}

it("mixes scripts in a line, each in its own font, Latin letters in the one that was asked for", () => {
  const width = (text: string) => measureLetters(text, STYLE);
  expect(width("ABC株式会社")).toBeCloseTo(width("ABC") + width("株式会社"), 3);
  expect(width("Seoul서울")).toBeCloseTo(width("Seoul") + width("서울"), 3);
  expect(width("株式会社")).toBeCloseTo(4 * STYLE.sizePx, 3);
  const { d, missing } = drawn("ABC株式会社 กรุงเทพ Bangkok");
  expect(missing).toEqual([]);
  expect(d.startsWith(drawn("ABC").d)).toBe(true);
});

it.each<[string, Region | null]>([
  ["Anna Lindqvist", null],
  ["株式会社みらい 山田太郎", "JP"],
  ["山田太郎 営業部長", "JP"],
  ["张伟 销售经理", "SC"],
  ["김민수 部長", "KR"],
])("%s has the shapes of %s", (text, region) => {
  expect(regionOf(text)).toBe(region);
});

it("puts the tones of Thai and Lao above the ring of AM, not through it", () => {
  expect(drawn("ນ້ຳ").d).toBe(drawn("ນ\u0ecd\u0ec9າ").d);
  expect(drawn("น้ำ").d).toBe(drawn("น\u0e4d\u0e49า").d);
  expect(measureLetters("น้ำ", STYLE)).toBeCloseTo(measureLetters("นา", STYLE), 3);
});

it("keeps what joins and what parts letters, and draws nothing for it", () => {
  const parted = drawn("می\u200cخواهم");
  expect(parted.d).not.toBe(drawn("میخواهم").d);
  expect(parted.missing).toEqual([]);
  expect(drawn("क्\u200dष").d).not.toBe(drawn("क्ष").d);
});

it("draws whatever order letters and marks come in", () => {
  let state = 1;
  const random = (below: number) => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return Math.floor((state / 4294967296) * below);
  };
  const blocks = [
    0x0900, 0x0980, 0x0a00, 0x0a80, 0x0b80, 0x0c00, 0x0c80, 0x0d00, 0x0d80, 0x0e00, 0x0e80, 0x0600, 0x0590, 0x1780,
  ];
  for (const block of blocks)
    for (let i = 0; i < 40; i += 1) {
      const text = String.fromCodePoint(...Array.from({ length: 6 }, () => block + random(0x70)));
      expect(Number.isFinite(drawn(text).widthPx), JSON.stringify(text)).toBe(true);
    }
});

it("spaces letters out, and leaves their marks where they are", () => {
  const width = (text: string, spacingPx: number) => measureLetters(text, { ...STYLE, spacingPx });
  expect(width("ที่", 10)).toBeCloseTo(width("ที่", 0) + 10, 3);
  expect(width("東京", 10)).toBeCloseTo(width("東京", 0) + 20, 3);
});

it("draws emoji in their own colours: skin tones, flags, keycaps and families as one", () => {
  for (const emoji of ["🙂", "👍🏽", "👩🏽‍💻", "👨‍👩‍👧‍👦", "🇩🇪", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "❤️", "☎️"]) {
    const { emoji: svg, d, missing, widthPx } = drawn(emoji);
    expect(missing, emoji).toEqual([]);
    expect(d, emoji).toBe("");
    expect(svg.match(/<g transform="translate/g), emoji).toHaveLength(1);
    expect(svg, emoji).toMatch(/fill="#[\dA-Fa-f]{3,6}"/);
    expect(widthPx, emoji).toBe(50);
  }
  expect(drawn("☎").emoji, "without its selector it is a sign of the text").toBe("");
});

it("shows the first part of an emoji that it has no drawing of", () => {
  expect(emojiOf("🙂‍↔️")).toBe(emojiOf("🙂"));
  expect(emojiOf("🫩"), "one that is newer than the drawings").toBeNull();
  expect(drawn("🫩").missing).toEqual(["🫩"]);
});

it("has no emoji for a hand, which has ink of one colour", () => {
  expect(drawn("Ana 🙂", { family: "Caveat" })).toMatchObject({ missing: ["🙂"], emoji: "" });
});

it("unpacks a file to the same outlines as the font library does", () => {
  for (const [name, file] of [
    ["@fontsource/arimo", "arimo-latin-400-normal"],
    ["@fontsource/noto-sans-arabic", "noto-sans-arabic-arabic-400-normal"],
  ] as const) {
    const bytes = readFileSync(join(folderOf(name), "files", `${file}.woff2`));
    const outlines = (face: Font) =>
      Array.from({ length: face.numGlyphs }, (_, id) => {
        const glyph = face.getGlyph(id);
        return `${glyph.advanceWidth} ${glyph.path.toSVG()}`;
      });
    expect(outlines(create(unpackWoff2(bytes)) as Font)).toEqual(outlines(create(bytes) as Font));
  }
  expect(() => unpackWoff2(Buffer.from("no font at all"))).toThrow("no WOFF2");
});

it("keeps few fonts open, however many signs are drawn", () => {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  const bytesNow = () => {
    // What the first round finds is given back in the second.
    collect();
    collect();
    return process.memoryUsage().arrayBuffers / 1024 / 1024;
  };
  const before = bytesNow();
  let files = 0;
  for (const family of ["Noto Sans SC", "Noto Sans KR"] as const) {
    const id = family.toLowerCase().replaceAll(" ", "-");
    const folder = folderOf(`@fontsource-variable/${id}`);
    files += readdirSync(join(folder, "files")).length;
    const table: Record<string, string> = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8"));
    for (const ranges of Object.values(table)) {
      const signs = ranges.split(",").map((range) => Number.parseInt(range.trim().slice(2), 16));
      for (const sign of signs.filter((each) => each > 0x3000).slice(0, 2)) faceFor(family, sign, {});
    }
  }
  expect(files).toBeGreaterThan(200);
  expect(bytesNow() - before).toBeLessThan(12);
});
