import { SHAPES } from "#shared/images/variant.ts";
import { msg } from "#shared/languages/translate.ts";
import type { ImageType } from "#shared/signatures/constants.ts";

/** The three pictures of a signature and the fields that belong to each. */
export type PictureSlot = {
  type: ImageType;
  title: string;
  /** the free plan may try it but not save it */
  isPaid?: boolean;
  hint: string;
  shapeKey: "logoShape" | "logo2Shape" | null;
  widthKey: "logoWidth" | "logo2Width" | "bannerWidth";
  linkKey: "photoUrl" | "photo2Url" | "bannerUrl";
  /** what the crop frame may look like */
  aspects: readonly Aspect[];
};

/** Proportions a crop may have, width by height; null is the picture's own. */
export type Aspect = { label: string; ratio: number | null };

export const SHAPE_OPTIONS = [
  { value: SHAPES.circle, label: msg("Round") },
  { value: SHAPES.rounded, label: msg("Rounded") },
  { value: SHAPES.square, label: msg("Square") },
] as const;

const PHOTO_ASPECTS = [
  { label: msg("Square"), ratio: 1 },
  { label: msg("Original"), ratio: null },
] as const;

export const PICTURE_SLOTS: readonly PictureSlot[] = [
  {
    type: "photo",
    title: msg("Photo"),
    hint: msg("A face is remembered. Round and about 100 pixels wide works nearly everywhere."),
    shapeKey: "logoShape",
    widthKey: "logoWidth",
    linkKey: "photoUrl",
    aspects: PHOTO_ASPECTS,
  },
  {
    type: "photo2",
    title: msg("Logo or second photo"),
    hint: msg("A logo with a transparent or white ground reads best in light mail."),
    shapeKey: "logo2Shape",
    widthKey: "logo2Width",
    linkKey: "photo2Url",
    aspects: [...PHOTO_ASPECTS].reverse(),
  },
  {
    type: "banner",
    title: msg("Banner"),
    isPaid: true,
    hint: msg("A wide picture above or below the signature, for an event or an offer."),
    shapeKey: null,
    widthKey: "bannerWidth",
    linkKey: "bannerUrl",
    aspects: [
      { label: msg("3 : 1"), ratio: 3 },
      { label: msg("4 : 1"), ratio: 4 },
      { label: msg("Original"), ratio: null },
    ],
  },
];
