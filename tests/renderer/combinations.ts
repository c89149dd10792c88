import type { Addon } from "#shared/addons/addons.ts";
import type { ContactName } from "#shared/catalog/contacts.ts";
import { FONT_NAMES } from "#shared/catalog/fonts.ts";
import { SOCIALS } from "#shared/catalog/socials.ts";
import { Content } from "#shared/signatures/schema.ts";
import { ADDONS, BANNER, CONTENTS, LOGO, PHOTO } from "./contents.ts";

/** What a person wrote and chose: a content with a design, drawn in every layout by the matrix. */
export type Combination = {
  content: Content;
  /** More than a mail takes: all fields full, or links as long as they may be. The limit of length does not count. */
  isEndless: boolean;
  /** the realistic content with one addon or all, whose body is to stay as wide as without */
  hasAddon: boolean;
};

const realistic = CONTENTS.realistic as Content;
const full = CONTENTS.full as Content;

type Part = { [K in keyof Content]?: Partial<Content[K]> };
const changed = ({ general, design, media }: Part, content = realistic): Content => ({
  general: { ...content.general, ...general },
  design: { ...content.design, ...design },
  media: { ...content.media, ...media },
});

const contact = (name: ContactName, value: string) => ({ name, value, label: "" });
const contacts = (
  email: string,
  website = "www.nordlicht-energie.example",
  address = "Torstraße 140, 10119 Berlin",
) => [
  contact("phone", "+49 30 1234 5678"),
  contact("mobile", "+49 151 2345 6789"),
  contact("email", email),
  contact("website", website),
  contact("address", address),
];
const socials = (count: number) =>
  Object.keys(SOCIALS)
    .slice(0, count)
    .map((name) => ({ name, link: `https://${name}.example/anna`, image: null }));
const format = { bold: true, italic: true, underline: true, uppercase: true };
const person = (name: string, position: string, company: string, address: string) =>
  changed({
    general: {
      name,
      position,
      company,
      department: "",
      contacts: contacts("anna@meridian.example", "www.meridian.example", address),
      customFields: [],
    },
  });

/** One of each type, with paragraphs that are longer than any line. */
const LONG_ADDONS = ADDONS.map(
  (addon): Addon => (addon.type === "disclaimer" ? { ...addon, data: { ...addon.data, type: 1 } } : addon),
);

/** Named for the report of the matrix, `layout · combination · width`. */
const CONTENT: Record<string, Content> = {
  realistic,
  full,
  ...Object.fromEntries(
    [
      "minimal",
      "withoutPhoto",
      "bannerAlone",
      "contactsAlone",
      "everything",
      "formatted",
      "tenFields",
      "longWords",
      "rightToLeft",
      "chinese",
      "emoji",
    ].map((name) => [name, CONTENTS[name] as Content]),
  ),
  ...Object.fromEntries(
    FONT_NAMES.filter((name) => name !== realistic.design.fontFamily).map((fontFamily) => [
      `font ${fontFamily}`,
      changed({ design: { fontFamily } }, ["Arial Black", "Courier New"].includes(fontFamily) ? realistic : full),
    ]),
  ),
  ...Object.fromEntries(
    [50, 100, 125, 150].map((fontSize) => [`text ${fontSize} %`, changed({ design: { fontSize } })]),
  ),
  "name in capitals": changed({ design: { textFormatting: { name: { bold: true, uppercase: true } } } }),
  "contacts formatted": changed({ design: { textFormatting: { contacts: format } } }),
  "photo last": changed({
    design: {
      blocksConfig: Content.parse({
        design: { blocksConfig: [{ name: "general" }, { name: "socialIcons", hasBorder: true }, { name: "photo" }] },
      }).design.blocksConfig,
    },
  }),
  "icons first": changed({
    design: {
      blocksConfig: Content.parse({
        design: { blocksConfig: [{ name: "socialIcons" }, { name: "photo", hasBorder: true }, { name: "general" }] },
      }).design.blocksConfig,
    },
  }),
  "contacts before the name": changed({
    design: {
      blocksConfig: Content.parse({
        design: {
          blocksConfig: [
            { name: "general", items: [{ name: "contacts", hasBorder: true }, { name: "name" }] },
            { name: "photo" },
            { name: "socialIcons" },
          ],
        },
      }).design.blocksConfig,
    },
  }),
  "rounded icons": changed({ design: { socialShape: 2, iconType: 2, hasSocialBrandColors: true } }),
  "square icons": changed({
    design: { socialShape: 3, iconType: 2, socialColor: "#ffffff", socialBackground: "#b3123c" },
  }),
  "bare icons": changed({ design: { socialShape: 4, iconType: 2 } }),
  "large icons": changed({ design: { socialWidth: 48 } }),
  "small photo": changed({ design: { logoWidth: 50 } }),
  "large photo": changed({ design: { logoWidth: 200 } }),
  ...Object.fromEntries(LONG_ADDONS.map((addon) => [`with ${addon.type}`, changed({ general: { addons: [addon] } })])),
  "all addons": changed({ general: { addons: LONG_ADDONS } }),
  "an address of 40 characters": changed({
    general: { contacts: contacts("anna.lindqvist@nordlicht-energie.example") },
  }),
  "a page of 60 characters": changed({
    general: {
      contacts: contacts(
        "anna@meridian.example",
        "https://www.nordlicht-energie.example/en/team/anna-lindqvist-berlin",
      ),
    },
  }),
  "a name of 40 characters": changed({ general: { name: "Maximiliane Freifrau von Hohenstein-Berg" } }),
  "a company of 60 characters": changed({
    general: { company: "Nordlicht Energieberatung und Projektentwicklung GmbH & Co. KG" },
  }),
  "12 icons": changed({ general: { socials: socials(12) } }),
  "30 icons": changed({ general: { socials: socials(30) } }),
  Hebrew: person("נועה לוי", "מנהלת מוצר", "חברה לדוגמה", "רחוב הרצל 12, תל אביב"),
  "an Arabic name among Latin words": changed({ general: { name: "محمد العربي" } }),
  "Arabic with all addons": changed(
    { general: { name: "محمد العربي", position: "مدير المشاريع", company: "شركة المثال", addons: LONG_ADDONS } },
    realistic,
  ),
  "an Arabic button under Latin words": changed({
    general: {
      addons: Content.parse({
        general: {
          addons: [{ type: "CallToAction", key: "c", data: { text: "اقرأ التقرير", url: "https://meridian.example" } }],
        },
      }).general.addons,
    },
  }),
  "logo alone": changed({ media: { photo: null, photo2: LOGO } }),
  "photo and wide logo": changed({ media: { photo: PHOTO, photo2: LOGO }, design: { logo2Width: 200 } }),
  ...Object.fromEntries(
    [250, 480, 600].map((bannerWidth) => [
      `banner of ${bannerWidth} px`,
      changed({ media: { banner: BANNER }, design: { bannerWidth } }),
    ]),
  ),
  "banner above": changed({ media: { banner: BANNER, bannerPosition: 2 }, design: { bannerWidth: 480 } }),
  German: person("Anke Müller-Lüdenscheidt", "Abteilungsleiterin", "Wärmepumpenbau GmbH", "Kurfürstendamm 26, Berlin"),
  Japanese: person("佐藤 花子", "営業部長", "株式会社メリディアン", "東京都千代田区丸の内1-1-1"),
  Thai: person("สมชาย ใจดี", "ผู้จัดการฝ่ายขาย", "บริษัท เมริเดียน จำกัด", "ถนนสุขุมวิท กรุงเทพฯ"),
  Russian: person("Анна Линдквист", "Руководитель отдела", "Меридиан Консалтинг", "ул. Тверская, 12, Москва"),
  "own plate": changed({
    design: { isTemplateBackgroundEnabled: true, templateBackground: "#f1e9d8", isSocialBlockBackgroundEnabled: true },
  }),
};

/** Those that nobody's mail is as long as. */
const ENDLESS = [
  "everything",
  "formatted",
  "longWords",
  "chinese",
  "emoji",
  "all addons",
  "30 icons",
  "Arabic with all addons",
];

export const COMBINATIONS: ReadonlyMap<string, Combination> = new Map(
  Object.entries(CONTENT).map(([name, content]) => [
    name,
    {
      content,
      isEndless: ENDLESS.includes(name),
      hasAddon: name.startsWith("with ") || name === "all addons",
    },
  ]),
);
