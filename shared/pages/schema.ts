import * as z from "zod/mini";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../languages/constants.ts";
import { HEX_COLOR } from "../lib/color.ts";
import { Hash } from "../signatures/hash.ts";
import { hostedPicture } from "../signatures/schema.ts";
import { Block } from "./blocks.ts";
import {
  BUTTON_STYLES,
  MAX_BIO_LENGTH,
  MAX_BLOCKS,
  MAX_BLUR_PX,
  MAX_META_DESCRIPTION_LENGTH,
  MAX_META_TITLE_LENGTH,
  MAX_RADIUS_PX,
  MAX_TITLE_LENGTH,
  MAX_TITLE_PX,
  MIN_TITLE_PX,
  PAGE_STATES,
  PICTURE_SHAPES,
  SHADOWS,
  WARNINGS,
} from "./constants.ts";
import { PAGE_FONT_NAMES } from "./fonts.ts";
import { timesProblem } from "./schedule.ts";

const text = (max: number) => z._default(z.string().check(z.maxLength(max)), "");
const color = z.string().check(z.regex(HEX_COLOR));
const integer = (min: number, max: number, value: number) =>
  z._default(z.int().check(z.minimum(min), z.maximum(max)), value);
const picture = z._default(z.nullable(hostedPicture), null);

const Profile = z.strictObject({
  title: text(MAX_TITLE_LENGTH),
  bio: text(MAX_BIO_LENGTH),
  image: picture,
  imageShape: z._default(z.enum(PICTURE_SHAPES), "circle"),
});

/** What stands behind a page. Degrees go as in CSS: 0 upwards, 90 to the right. */
export const Background = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("solid"), color }),
  z.strictObject({ kind: z.literal("linear"), from: color, to: color, rotation: integer(0, 359, 180) }),
  z.strictObject({ kind: z.literal("radial"), from: color, to: color }),
  z.strictObject({ kind: z.literal("image"), image: hostedPicture, blur: integer(0, MAX_BLUR_PX, 0) }),
]);
export type Background = z.output<typeof Background>;

/** Colours and type. A colour that cannot be read where it stands is moved by the program, not refused. */
export const Look = z.strictObject({
  /** the ready theme that it began with; null: none, or one that is gone */
  theme: z._default(z.nullable(z.string().check(z.regex(/^[a-z-]{1,32}$/))), "paper"),
  background: z._default(Background, { kind: "solid", color: "#ffffff" }),
  textColor: z._default(color, "#0b1f24"),
  /** null: that of the text */
  buttonColor: z._default(z.nullable(color), null),
  buttonStyle: z._default(z.enum(BUTTON_STYLES), "fill"),
  /** CSS pixels */
  buttonRadius: integer(0, MAX_RADIUS_PX, 12),
  buttonShadow: z._default(z.enum(SHADOWS), "none"),
  titleFont: z._default(z.enum(PAGE_FONT_NAMES), "system"),
  /** CSS pixels */
  titleSize: integer(MIN_TITLE_PX, MAX_TITLE_PX, 28),
  textFont: z._default(z.enum(PAGE_FONT_NAMES), "system"),
});
export type Look = z.output<typeof Look>;

const Meta = z.strictObject({
  /** empty: the profile's */
  title: text(MAX_META_TITLE_LENGTH),
  description: text(MAX_META_DESCRIPTION_LENGTH),
});

/** What is drawn: all that the renderer of pages reads. */
export const PageContent = z.strictObject({
  /** of what the page says besides what was typed. Of pages from before it could be chosen: English */
  language: z._default(z.enum(LANGUAGES), DEFAULT_LANGUAGE),
  profile: z.prefault(Profile, {}),
  blocks: z._default(z.array(Block).check(z.maxLength(MAX_BLOCKS)), []),
  look: z.prefault(Look, {}),
  /** 1 shown, 0 hidden (paid) */
  brandingLine: z._default(z.union([z.literal(0), z.literal(1)]), 1),
  meta: z.prefault(Meta, {}),
  /** from which age on it is for; 0: for everybody */
  warning: z._default(z.literal(WARNINGS), 0),
});
export type PageContent = z.output<typeof PageContent>;

/** An address as it is typed: what it lacks is said in the sentences of `slugProblem`. */
export const SentSlug = z.string().check(z.maxLength(200));

/** What a person may write. An empty `slug` is one that nobody has chosen yet: it cannot be published. */
export const PageInput = z.strictObject({
  slug: z._default(SentSlug, ""),
  /** what its people call it in lists; empty: by its title */
  label: text(MAX_TITLE_LENGTH),
  content: z.prefault(PageContent, {}),
});
export type PageInput = z.output<typeof PageInput>;

/**
 * A whole page as it is sent: a part left out is a mistake of the sender, not a wish to empty it. Times that make no sense
 * are refused here and not in the content itself: pages that were saved with them are still read.
 */
export const PageBody = z.extend(PageInput, {
  content: PageContent.check(({ value, issues }) => {
    for (const [index, block] of value.blocks.entries()) {
      const problem = timesProblem(block);
      if (!problem) continue;
      const { field, message } = problem;
      issues.push({ code: "custom", input: block[field], path: ["blocks", index, field], message });
    }
  }),
});

/** A saved page, as the API answers it. */
export const Page = z.strictObject({
  id: z.string(),
  hash: Hash,
  ...PageInput.shape,
  state: z.enum(PAGE_STATES),
  isPublished: z.boolean(),
  canEdit: z.boolean(),
  group: z.nullable(z.string()),
  /** e-mail of the member it is assigned to, told to them and to those who assign */
  assignee: z.nullable(z.string()),
  /** where visitors find it; null as long as it has no slug */
  url: z.nullable(z.string()),
  /** where visitors find it on a verified domain of the team's own; null: nowhere */
  ownUrl: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Page = z.output<typeof Page>;

/** A page in a list, with how often people have seen and pressed it. */
export const ListedPage = z.extend(Page, { views: z.int(), clicks: z.int() });
export type ListedPage = z.output<typeof ListedPage>;
