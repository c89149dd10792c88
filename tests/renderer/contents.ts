import type { Addon } from "#shared/addons/addons.ts";
import { CONTACT_NAMES } from "#shared/catalog/contacts.ts";
import { Content } from "#shared/signatures/schema.ts";

/** What the layouts are tried with: from nothing at all to all that the model can hold, and what must not get through. */
export const PHOTO = "/i/abcdefghijklmnopqrstuv-800x800.jpg";
export const LOGO = "/i/lbcdefghijklmnopqrstuv-600x200.png";
export const BANNER = "/i/bbcdefghijklmnopqrstuv-1200x300.jpg";

const general = {
  name: "Anna Lindqvist",
  position: "Head of Partnerships",
  department: "Northern Europe",
  company: "Meridian Consulting",
  socialCaption: "Follow us",
  contacts: [
    { name: "phone", value: "+49 30 1234 5678" },
    { name: "email", value: "anna@meridian.example" },
    { name: "website", value: "https://www.meridian.example/" },
    { name: "address", value: "Torstraße 140, 10119 Berlin" },
  ],
  customFields: [
    { key: "hours", title: "Office hours", value: "Mon–Thu 9–17", link: "" },
    { key: "call", title: "Book a call", value: "", link: "https://cal.example/anna" },
  ],
  socials: ["linkedin", "instagram", "youtube"].map((name) => ({ name, link: `https://www.${name}.com/in/anna` })),
};
const design = { logoShape: 3, logoWidth: 96 };
const format = { bold: true, italic: true, underline: true, uppercase: true };

const everything = {
  general: {
    ...general,
    contacts: CONTACT_NAMES.map((name) => ({
      name,
      value:
        { phone: "+49 30 1", email: "anna@x.example", website: "x.example", skype: "live:anna" }[name as string] ??
        "+49 (0)30 123-45 ext. 6",
    })),
    socials: [
      ...general.socials,
      { name: "own-net", link: "own.example" },
      { name: "drawn", link: "d.example", image: LOGO },
    ],
  },
  design: { ...design, borderWidth: 2, isTemplateBackgroundEnabled: true, isSocialBlockBackgroundEnabled: true },
  media: {
    photo: PHOTO,
    photo2: LOGO,
    banner: BANNER,
    photoUrl: "https://photo.example",
    customSocialIcons: [{ key: "own-net", originalUrl: LOGO, croppedUrl: PHOTO }],
  },
};

/** A person who fills every section and switches on what people do switch on; all addons at once are `addons`. */
const full = {
  general: {
    ...general,
    contacts: [
      { name: "phone", value: "+49 30 1234 5678" },
      { name: "mobile", value: "+49 151 2345 6789" },
      { name: "email", value: "anna@meridian.example" },
      { name: "email", value: "partners@meridian.example" },
      { name: "website", value: "https://www.meridian.example/" },
      { name: "address", value: "Torstraße 140, 10119 Berlin" },
      { name: "fax", value: "+49 30 1234 5679" },
      { name: "skype", value: "anna.lindqvist" },
    ],
    socials: ["linkedin", "instagram", "youtube", "facebook", "x"].map((name) => ({
      name,
      link: `https://www.${name}.com/in/anna`,
    })),
    addons: [
      { type: "sign", key: "s", data: { image: LOGO, text: "Anna", width: 140 } },
      { type: "CallToAction", key: "c", data: { text: "Read the report", url: "https://www.meridian.example/report" } },
      { type: "disclaimer", key: "d", data: { type: 1 } },
      { type: "GreenMessage", key: "g", data: { type: 1 } },
    ],
  },
  design: { ...design, logo2Width: 120, bannerWidth: 480 },
  media: {
    photo: PHOTO,
    photoUrl: "https://www.meridian.example/anna",
    photo2: LOGO,
    photo2Url: "https://www.meridian.example/",
    banner: BANNER,
    bannerUrl: "https://www.meridian.example/spring",
  },
};

const ADDRESS = "https://anna.example/page";
const event = {
  title: "Open day",
  start: "2026-07-01T10:00",
  end: "2026-07-01T11:30",
  timeZone: "Europe/Berlin",
  location: "Berlin",
};
/** One addon of each type. */
export const ADDONS: readonly Addon[] = [
  { type: "disclaimer", key: "d", data: { type: 9, text: "Only for you." } },
  { type: "sign", key: "s", data: { text: "Anna" } },
  {
    type: "social",
    key: "so",
    data: {
      list: [
        { type: "review", url: "https://trustpilot.com/review/x" },
        { type: "linkedin", url: ADDRESS },
        { type: "rating", url: "https://g.page/r/abc/review", rating: 4.8, reviews: 127 },
      ],
    },
  },
  {
    type: "badge",
    key: "b",
    data: {
      list: [
        { type: "appStore", url: ADDRESS },
        { image: LOGO, url: ADDRESS, text: "Prize" },
      ],
    },
  },
  { type: "calendar", key: "c", data: event },
  { type: "CallToAction", key: "cta", data: { text: "Read the report", url: ADDRESS, shape: 3, icon: "youtube" } },
  { type: "GreenMessage", key: "g", data: { type: 2 } },
  { type: "businessCard", key: "bc", data: { url: ADDRESS, image: LOGO } },
  { type: "page", key: "p", data: { url: ADDRESS } },
  { type: "customHtml", key: "h", data: { html: "<p>Winner of the <b>2026</b> prize</p>" } },
  {
    type: "videos",
    key: "v",
    data: { list: [{ url: ADDRESS, title: "How we work", image: BANNER }] },
  },
];

/** Contacts whose value has to be an address. */
const LONG_CONTACTS: Partial<Record<string, string>> = {
  email: `${"anna.lindqvist.".repeat(4)}a@meridian.example`,
  website: `meridian.example/${"a-long-path/".repeat(25)}`,
};
const long = (word: string) => ({
  name: `${word} `.repeat(Math.floor(200 / (word.length + 1))).trim(),
  position: word.repeat(Math.floor(200 / word.length)),
  department: word.repeat(3),
  company: `${word} `.repeat(4),
  contacts: CONTACT_NAMES.map((name) => ({
    name,
    value: LONG_CONTACTS[name] ?? word.repeat(Math.floor(400 / word.length)),
  })),
  customFields: [
    {
      key: "k",
      title: word.repeat(Math.floor(80 / word.length)),
      value: word.repeat(Math.floor(200 / word.length)),
      link: "",
    },
  ],
});

const MARKUP = `"><script>alert('x')</script>&<b onclick=x>\u0000\u202e</td></table>`;
const SCRIPT = "javascript:alert(1)//\"onmouseover='x'";
/** Every field an addon may read, with one value. */
const fill = (value: string) => {
  const names =
    "text url image html color background icon start end timeZone location description icsUrl title type".split(" ");
  const entry = Object.fromEntries(names.map((name) => [name, value]));
  return { ...entry, list: [entry, null, 1, [entry]] };
};
/** Never passes the schema; the core must not depend on that. */
const hostile = {
  general: {
    name: MARKUP,
    position: MARKUP,
    department: MARKUP,
    company: MARKUP,
    socialCaption: MARKUP,
    customFields: [
      { key: "a", title: MARKUP, value: MARKUP, link: SCRIPT },
      { key: "b", title: MARKUP, value: "", link: `https://x.example/${MARKUP}` },
    ],
    addons: [
      ...ADDONS.map(({ type, key }) => ({ type, key, data: fill(MARKUP) })),
      ...ADDONS.map(({ type, key }) => ({
        type,
        key,
        data: { ...fill(SCRIPT), text: MARKUP, title: MARKUP, type: 9, start: "2026-07-01T10:00" },
      })),
      ...ADDONS.map(({ type, key }) => ({
        type,
        key,
        data: { ...fill('https://x.example/"><b>'), text: MARKUP, type: 9, list: [fill("x.example")] },
      })),
      { type: "__proto__", key: MARKUP, data: null },
    ],
    socials: [
      { name: MARKUP, link: `https://x.example/?${MARKUP}`, image: `/i/${MARKUP}` },
      { name: "__proto__", link: SCRIPT, image: null },
      { name: "constructor", link: "https://x.example", image: null },
    ],
    brandingLine: 1,
    contacts: [
      ...CONTACT_NAMES.map((name) => ({ name, value: MARKUP })),
      ...CONTACT_NAMES.map((name) => ({ name, value: SCRIPT })),
      { name: "toString", value: MARKUP },
    ],
  },
  design: {
    ...Content.parse({}).design,
    fontSize: Number.NaN,
    fontFamily: `Arial;}${MARKUP}`,
    fontColor: `red;background:url(javascript:x)`,
    textColor: MARKUP,
    borderColor: MARKUP,
    borderWidth: 1e9,
    socialColor: MARKUP,
    socialBackground: "#12",
    logoWidth: -5,
    logoShape: 9,
    blocksConfig: [{ name: "general", hasBorder: true, items: [] }],
  },
  media: {
    ...Content.parse({}).media,
    photo: `/i/${MARKUP}`,
    photo2: LOGO,
    photoUrl: SCRIPT,
    banner: PHOTO,
    bannerUrl: MARKUP,
  },
} as unknown as Content;

export const CONTENTS: Readonly<Record<string, Content>> = {
  empty: Content.parse({}),
  minimal: Content.parse({ general: { name: "Bo Chen", contacts: [{ name: "email", value: "bo@example.com" }] } }),
  realistic: Content.parse({ general, design, media: { photo: PHOTO } }),
  withoutPhoto: Content.parse({ general, design }),
  photoAlone: Content.parse({ design, media: { photo: PHOTO } }),
  bannerAlone: Content.parse({ media: { banner: BANNER, bannerPosition: 2 } }),
  socialsAlone: Content.parse({ general: { socials: general.socials } }),
  contactsAlone: Content.parse({ general: { contacts: general.contacts } }),
  everything: Content.parse(everything),
  full: Content.parse(full),
  formatted: Content.parse({
    ...everything,
    design: {
      ...design,
      textFormatting: { name: format, position: format, department: {}, company: format, contacts: format },
    },
  }),
  tenFields: Content.parse({
    general: {
      ...general,
      customFields: Array.from({ length: 10 }, (_, i) => ({
        key: `k${i}`,
        title: `Field ${i}`,
        value: `value ${i}`,
        link: i % 2 ? "x.example" : "",
      })),
    },
    design,
    media: { photo: PHOTO },
  }),
  addons: Content.parse({
    general: { ...general, contacts: general.contacts.slice(0, 2), customFields: [], socials: [], addons: ADDONS },
    design,
    media: { photo: PHOTO },
  }),
  addonsAlone: Content.parse({ general: { addons: ADDONS.slice(0, 3) } }),
  longWords: Content.parse({ general: { ...general, ...long("Donaudampfschifffahrt") }, media: { photo: PHOTO } }),
  rightToLeft: Content.parse({
    general: { ...general, name: "محمد العربي", position: "مدير المشاريع", company: "شركة المثال" },
    design,
    media: { photo: PHOTO },
  }),
  chinese: Content.parse({ general: { ...general, ...long("漢字仮名交じり文") }, design, media: { photo: PHOTO } }),
  emoji: Content.parse({ general: { ...general, ...long("👩🏽‍💻✨") }, design }),
  hostile,
};
