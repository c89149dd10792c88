import type { AddonType, RowOf } from "#shared/addons/addons.ts";
import {
  ADDON_WIDTHS,
  BUTTON_LOOK,
  MAX_DRAWN,
  OWN_LOOKS,
  OWN_TEXT,
  RATING,
  type Range,
  REVIEWS,
} from "#shared/addons/constants.ts";
import {
  BADGES,
  type BadgeType,
  DISCLAIMERS,
  GREEN_MESSAGES,
  RATED_REQUESTS,
  SOCIAL_REQUESTS,
} from "#shared/catalog/addons.ts";
import { msg } from "#shared/languages/translate.ts";
import type { AddonKey } from "../session/addonValues.ts";
import type { WidthRange } from "./pictureWidth.ts";

/** One input of an addon; `key` is its place in the addon's data. */
export type AddonField<Key = AddonKey, Kind = InputKind> = {
  key: Key;
  label: string;
  kind: Kind;
  options?: readonly { value: string; label: string }[];
  placeholder?: string;
  /** shown only while the ready text of the same addon is the person's own */
  isForOwnText?: boolean;
  /** of no effect, and not shown, once there is a picture of the person's own */
  isForNoPicture?: boolean;
  /** shown only beside a picture of the person's own, which has no words by itself */
  isForOwnPicture?: boolean;
  /** shown only while the same addon, or entry, is of one of these types */
  forTypes?: readonly string[];
  /** of effect, and shown, only beside a value of this name, or only without one */
  onlyWith?: AddonKey;
  onlyWithout?: AddonKey;
  /** of a number that is typed, and may be left out */
  range?: { min: number; max: number; step: number };
};

type InputKind = "text" | "longText" | "link" | "color" | "time" | "number" | "choice" | "page" | "card";
/** What takes in a value of a type. */
type KindFor<Value> = Value extends number ? "number" : Exclude<InputKind, "number">;
/** An input of one of the values in a row. */
type FieldOf<Row> = {
  [Key in keyof Row & string]-?: AddonField<Key, KindFor<NonNullable<Row[Key]>>>;
}[keyof Row & string];

/** The picture of an addon, whose address stands in `image` and whose width in `width`. */
export type AddonPictureRules = {
  /** "sign", "badge" */
  name: string;
  /** where it comes from: a hand, a video's address or a frame of it, a link as a QR code, a file */
  from: "hand" | "video" | "link" | "file";
  /** values that give way to a picture, and what they are again without one */
  replaces?: Readonly<Partial<Record<AddonKey, string>>>;
  range: WidthRange;
  aspects: readonly { label: string; ratio: number | null }[];
};

/** How an addon is offered and filled in; `entries` repeats its fields in a list called `list`. */
export type AddonForm = {
  type: AddonType;
  label: string;
  hint: string;
  fields: readonly AddonField[];
  /** shown below the fields */
  picture?: AddonPictureRules;
  entries?: { max: number; name: string };
};

/** The form of one type of addon: of the fields that it has, and no others. */
export type FormOf<T extends AddonType> = Omit<AddonForm, "type" | "fields" | "picture"> & {
  fields: readonly FieldOf<RowOf<T>>[];
  picture?: "image" | "width" extends keyof RowOf<T> ? AddonPictureRules : never;
};

const readyTexts = (texts: Readonly<Record<number, string>>) => [
  ...Object.entries(texts).map(([value, text]) => ({ value, label: text })),
  { value: String(OWN_TEXT), label: msg("My own text") },
];
const named = (rows: Readonly<Record<string, string>>) =>
  Object.entries(rows).map(([value, label]) => ({ value, label }));
/** @param usualPx how wide a new picture is shown at most, and how tall */
const widths = ({ min, max }: Range, usualPx: number, usualHeightPx = usualPx): WidthRange => ({
  minPx: min,
  maxPx: max,
  usualPx,
  usualHeightPx,
});
/** The first one is what a new button starts with. */
const SHAPE_OPTIONS = [
  { value: "2", label: msg("Rounded") },
  { value: "1", label: msg("Square") },
  { value: "3", label: msg("Pill") },
  { value: "4", label: msg("Outline") },
];

const LOOK_OPTIONS = [
  { value: String(OWN_LOOKS.usual), label: msg("Link") },
  { value: String(BUTTON_LOOK), label: msg("Button") },
];

/** A form for every type of addon. */
export type AddonForms = { readonly [T in AddonType]: FormOf<T> };

/** In the order they are offered. */
const FORMS: AddonForms = {
  sign: {
    label: msg("Handwriting"),
    hint: msg("Your name as you write it, above everything else."),
    fields: [
      { key: "text", label: msg("Text"), kind: "text", placeholder: msg("Ana") },
      { key: "color", label: msg("Colour"), kind: "color", isForNoPicture: true },
    ],
    picture: {
      name: msg("sign"),
      from: "hand",
      range: widths(ADDON_WIDTHS.sign, 220, 90),
      aspects: [],
    },
  },
  CallToAction: {
    label: msg("Button"),
    hint: msg("One thing you would like readers to do."),
    fields: [
      { key: "text", label: msg("Text"), kind: "text", placeholder: msg("Book a demo") },
      { key: "url", label: msg("Link"), kind: "link" },
      { key: "shape", label: msg("Shape"), kind: "number", options: SHAPE_OPTIONS },
      { key: "background", label: msg("Colour"), kind: "color" },
    ],
  },
  disclaimer: {
    label: msg("Disclaimer"),
    hint: msg("A legal line below the signature."),
    fields: [
      { key: "type", label: msg("Text"), kind: "number", options: readyTexts(DISCLAIMERS) },
      { key: "text", label: msg("Own text"), kind: "longText", isForOwnText: true },
    ],
  },
  GreenMessage: {
    label: msg("Green message"),
    hint: msg("Asks readers not to print."),
    fields: [
      { key: "type", label: msg("Text"), kind: "number", options: readyTexts(GREEN_MESSAGES) },
      { key: "text", label: msg("Own text"), kind: "longText", isForOwnText: true },
    ],
  },
  badge: {
    label: msg("Badge"),
    hint: msg("Where to find, rate or download you."),
    fields: [
      {
        key: "type",
        label: msg("Kind"),
        kind: "choice",
        options: Object.entries(BADGES).map(([value, { name }]) => ({ value, label: name })),
        isForNoPicture: true,
      },
      { key: "url", label: msg("Link"), kind: "link" },
      {
        key: "text",
        label: msg("Name of the badge"),
        kind: "text",
        placeholder: msg("Winner 2026"),
        isForOwnPicture: true,
      },
    ],
    picture: {
      name: msg("badge"),
      from: "file",
      replaces: { type: "appStore" satisfies BadgeType },
      range: widths(ADDON_WIDTHS.badge, 120, 80),
      aspects: [
        { label: msg("Original"), ratio: null },
        { label: msg("Square"), ratio: 1 },
      ],
    },
    entries: { max: MAX_DRAWN.badge, name: msg("badge") },
  },
  social: {
    label: msg("Follow or review"),
    hint: msg("A line with a network's mark and what you ask for, or with your rating in stars."),
    fields: [
      { key: "type", label: msg("What you ask for"), kind: "choice", options: named(SOCIAL_REQUESTS) },
      { key: "url", label: msg("Link"), kind: "link" },
      {
        key: "rating",
        label: msg("Your rating there, 0 to 5"),
        kind: "number",
        placeholder: "4.8",
        forTypes: RATED_REQUESTS,
        range: { ...RATING, step: 0.1 },
      },
      {
        key: "reviews",
        label: msg("Number of reviews"),
        kind: "number",
        placeholder: "127",
        forTypes: RATED_REQUESTS,
        range: { ...REVIEWS, step: 1 },
      },
    ],
    entries: { max: MAX_DRAWN.social, name: msg("request") },
  },
  calendar: {
    label: msg("Event"),
    hint: msg("A date with links that put it into the reader's calendar."),
    fields: [
      { key: "title", label: msg("Title"), kind: "text", placeholder: msg("Open day") },
      { key: "start", label: msg("Start"), kind: "time" },
      { key: "end", label: msg("End"), kind: "time" },
      { key: "timeZone", label: msg("Time zone"), kind: "text", placeholder: msg("Europe/Madrid") },
      { key: "location", label: msg("Place"), kind: "text" },
    ],
  },
  videos: {
    label: msg("Videos"),
    hint: msg("Up to three videos with a picture to click on."),
    fields: [
      { key: "title", label: msg("Title"), kind: "text" },
      { key: "url", label: msg("Link"), kind: "link" },
    ],
    picture: {
      name: msg("thumbnail"),
      from: "video",
      range: widths(ADDON_WIDTHS.videos, 160),
      aspects: [
        { label: msg("16 : 9"), ratio: 16 / 9 },
        { label: msg("Original"), ratio: null },
      ],
    },
    entries: { max: MAX_DRAWN.videos, name: msg("video") },
  },
  page: {
    label: msg("Link page"),
    hint: msg("All your links behind one: a link or button to your page, with its QR code."),
    fields: [
      { key: "page", label: msg("Page"), kind: "page" },
      { key: "url", label: msg("Link"), kind: "link", onlyWithout: "page" },
      { key: "text", label: msg("Text"), kind: "text", placeholder: msg("All my links") },
      { key: "look", label: msg("Look"), kind: "number", options: LOOK_OPTIONS },
    ],
    picture: {
      name: msg("QR code"),
      from: "link",
      range: widths(ADDON_WIDTHS.page, 72),
      aspects: [],
    },
  },
  businessCard: {
    label: msg("Business card"),
    hint: msg("A link to your digital business card, with its QR code."),
    fields: [
      { key: "card", label: msg("Card"), kind: "card" },
      { key: "url", label: msg("Link"), kind: "link", onlyWithout: "card" },
      { key: "text", label: msg("Text"), kind: "text", placeholder: msg("My digital business card") },
      { key: "look", label: msg("Look"), kind: "number", options: LOOK_OPTIONS },
      {
        key: "saves",
        label: msg("“Save my contact” below"),
        kind: "number",
        options: [
          { value: "1", label: msg("Shown") },
          { value: "0", label: msg("Hidden") },
        ],
        onlyWith: "card",
      },
    ],
    picture: {
      name: msg("QR code"),
      from: "link",
      range: widths(ADDON_WIDTHS.businessCard, 72),
      aspects: [],
    },
  },
  customHtml: {
    label: msg("Custom HTML"),
    hint: msg("For those who know HTML. What mail clients do not accept is left out."),
    fields: [{ key: "html", label: msg("HTML"), kind: "longText" }],
  },
};

export const ADDON_FORMS: readonly AddonForm[] = Object.entries(FORMS).map(([type, form]) => ({
  type: type as AddonType,
  ...form,
}));

export const formOf = (type: AddonType) => ADDON_FORMS.find((form) => form.type === type);
