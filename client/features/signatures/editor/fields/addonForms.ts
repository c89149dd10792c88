import {
  BADGES,
  type BadgeType,
  DISCLAIMERS,
  GREEN_MESSAGES,
  OWN_TEXT,
  SOCIAL_REQUESTS,
} from "#shared/catalog/addons.ts";
import type { Addon } from "#shared/signatures/schema.ts";
import type { WidthRange } from "./pictureWidth.ts";

/** One input of an addon; `key` is its place in the addon's data. */
export type AddonField = {
  key: string;
  label: string;
  kind: "text" | "longText" | "link" | "color" | "time" | "number" | "choice";
  options?: readonly { value: string; label: string }[];
  placeholder?: string;
  /** shown only while the ready text of the same addon is the person's own */
  isForOwnText?: boolean;
  /** of no effect, and not shown, once there is a picture of the person's own */
  isForNoPicture?: boolean;
  /** shown only beside a picture of the person's own, which has no words by itself */
  isForOwnPicture?: boolean;
};

/** The picture of an addon, whose address stands in `image`. */
export type AddonPictureRules = {
  /** "sign", "badge" */
  name: string;
  /** where it comes from: a hand, a video's address or a frame of it, a link as a QR code, a file */
  from: "hand" | "video" | "link" | "file";
  /** values that give way to a picture, and what they are again without one */
  replaces?: Readonly<Record<string, string>>;
  range: WidthRange;
  aspects: readonly { label: string; ratio: number | null }[];
};

/** How an addon is offered and filled in; `entries` repeats its fields in a list called `list`. */
export type AddonForm = {
  type: Addon["type"];
  label: string;
  hint: string;
  fields: readonly AddonField[];
  /** shown below the fields */
  picture?: AddonPictureRules;
  entries?: { max: number; name: string };
};

const readyTexts = (texts: Readonly<Record<number, string>>) => [
  ...Object.entries(texts).map(([value, text]) => ({ value, label: text })),
  { value: String(OWN_TEXT), label: "My own text" },
];
const named = (rows: Readonly<Record<string, string>>) =>
  Object.entries(rows).map(([value, label]) => ({ value, label }));
/** The first one is what a new button starts with. */
const BUTTON_SHAPES = [
  { value: "2", label: "Rounded" },
  { value: "1", label: "Square" },
  { value: "3", label: "Pill" },
  { value: "4", label: "Outline" },
];

/** In the order they are offered. */
export const ADDON_FORMS: readonly AddonForm[] = [
  {
    type: "sign",
    label: "Handwritten sign",
    hint: "Your name as you write it, above everything else.",
    fields: [
      { key: "text", label: "Text", kind: "text", placeholder: "Ana" },
      { key: "color", label: "Colour", kind: "color", isForNoPicture: true },
    ],
    picture: {
      name: "sign",
      from: "hand",
      range: { minPx: 40, maxPx: 400, usualPx: 220, usualHeightPx: 90 },
      aspects: [],
    },
  },
  {
    type: "CallToAction",
    label: "Button",
    hint: "One thing you would like readers to do.",
    fields: [
      { key: "text", label: "Text", kind: "text", placeholder: "Book a demo" },
      { key: "url", label: "Link", kind: "link" },
      { key: "shape", label: "Shape", kind: "number", options: BUTTON_SHAPES },
      { key: "background", label: "Colour", kind: "color" },
    ],
  },
  {
    type: "disclaimer",
    label: "Disclaimer",
    hint: "A legal line below the signature.",
    fields: [
      { key: "type", label: "Text", kind: "number", options: readyTexts(DISCLAIMERS) },
      { key: "text", label: "Own text", kind: "longText", isForOwnText: true },
    ],
  },
  {
    type: "GreenMessage",
    label: "Green message",
    hint: "Asks readers not to print.",
    fields: [
      { key: "type", label: "Text", kind: "number", options: readyTexts(GREEN_MESSAGES) },
      { key: "text", label: "Own text", kind: "longText", isForOwnText: true },
    ],
  },
  {
    type: "badge",
    label: "Badge",
    hint: "Where to find, rate or download you.",
    fields: [
      {
        key: "type",
        label: "Kind",
        kind: "choice",
        options: Object.entries(BADGES).map(([value, { name }]) => ({ value, label: name })),
        isForNoPicture: true,
      },
      { key: "url", label: "Link", kind: "link" },
      { key: "text", label: "Name of the badge", kind: "text", placeholder: "Winner 2026", isForOwnPicture: true },
    ],
    picture: {
      name: "badge",
      from: "file",
      replaces: { type: "appStore" satisfies BadgeType },
      range: { minPx: 16, maxPx: 300, usualPx: 120, usualHeightPx: 80 },
      aspects: [
        { label: "Original", ratio: null },
        { label: "Square", ratio: 1 },
      ],
    },
    entries: { max: 4, name: "badge" },
  },
  {
    type: "social",
    label: "Ask for a follow or a review",
    hint: "A line with a network's mark and what you ask for.",
    fields: [
      { key: "type", label: "What you ask for", kind: "choice", options: named(SOCIAL_REQUESTS) },
      { key: "url", label: "Link", kind: "link" },
    ],
    entries: { max: 10, name: "request" },
  },
  {
    type: "calendar",
    label: "Event",
    hint: "A date with links that put it into the reader's calendar.",
    fields: [
      { key: "title", label: "Title", kind: "text", placeholder: "Open day" },
      { key: "start", label: "Start", kind: "time" },
      { key: "end", label: "End", kind: "time" },
      { key: "timeZone", label: "Time zone", kind: "text", placeholder: "Europe/Madrid" },
      { key: "location", label: "Place", kind: "text" },
    ],
  },
  {
    type: "videos",
    label: "Videos",
    hint: "Up to three videos with a picture to click on.",
    fields: [
      { key: "title", label: "Title", kind: "text" },
      { key: "url", label: "Link", kind: "link" },
    ],
    picture: {
      name: "thumbnail",
      from: "video",
      range: { minPx: 80, maxPx: 300, usualPx: 160, usualHeightPx: 160 },
      aspects: [
        { label: "16 : 9", ratio: 16 / 9 },
        { label: "Original", ratio: null },
      ],
    },
    entries: { max: 3, name: "video" },
  },
  {
    type: "businessCard",
    label: "Business card",
    hint: "A link to your digital business card, with its QR code.",
    fields: [
      { key: "text", label: "Text", kind: "text", placeholder: "My digital business card" },
      { key: "url", label: "Link", kind: "link" },
    ],
    picture: {
      name: "QR code",
      from: "link",
      range: { minPx: 48, maxPx: 200, usualPx: 72, usualHeightPx: 72 },
      aspects: [],
    },
  },
  {
    type: "customHtml",
    label: "Own HTML",
    hint: "For those who know HTML. What mail clients do not accept is left out.",
    fields: [{ key: "html", label: "HTML", kind: "longText" }],
  },
];

export const formOf = (type: Addon["type"]) => ADDON_FORMS.find((form) => form.type === type);
