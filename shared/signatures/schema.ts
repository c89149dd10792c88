import * as z from "zod/mini";
import { Addon } from "../addons/addons.ts";
import { MAX_EMAIL_LENGTH } from "../auth/constants.ts";
import { CONTACT_NAMES, type ContactName } from "../catalog/contacts.ts";
import { FONT_NAMES } from "../catalog/fonts.ts";
import { MAX_TEMPLATE_ID } from "../catalog/templates.ts";
import { MESSAGES } from "../errors/messages.ts";
import { MAX_ICON_PX, MIN_ICON_PX } from "../images/icon.ts";
import { MAX_IMAGE_WIDTH, MIN_IMAGE_WIDTH, SOURCE_NAME } from "../images/variant.ts";
import { HEX_COLOR } from "../lib/color.ts";
import { MAX_LINK_LENGTH, safeUrl } from "../lib/url.ts";
import { MAX_NOTE_LENGTH, MAX_SENT_AT_ONCE } from "../mail/constants.ts";
import { MAX_ADDONS, MAX_CONTACTS, MAX_CUSTOM_FIELDS, MAX_LINE_LENGTH, MAX_SOCIALS } from "./constants.ts";
import { Key } from "./key.ts";

const line = z.string().check(z.maxLength(MAX_LINE_LENGTH));
const text = z._default(line, "");
/** Null means: the template's own colour. */
const color = z._default(z.nullable(z.string().check(z.regex(HEX_COLOR))), null);
const flag = (value: boolean) => z._default(z.boolean(), value);
const integer = (min: number, max: number, value: number) =>
  z._default(z.int().check(z.minimum(min), z.maximum(max)), value);
/** Empty, or a link that `safeUrl` accepts; kept as the person typed it. */
const link = z._default(
  z.string().check(
    z.maxLength(MAX_LINK_LENGTH),
    z.refine((value) => value.trim() === "" || safeUrl(value) !== null, MESSAGES.invalidLink),
  ),
  "",
);
const image = z._default(z.nullable(z.string().check(z.regex(new RegExp(`^/i/${SOURCE_NAME.source.slice(1)}`)))), null);

export const CustomField = z.strictObject({ key: Key, title: text, value: text, link });
export type CustomField = z.output<typeof CustomField>;

/** Why a contact line cannot become the link it promises; null when it can. */
function contactProblem({ name, value }: { name: ContactName; value: string }): string | null {
  const text = value.trim();
  if (text === "") return null;
  if (name === "website" && safeUrl(text) === null) return MESSAGES.invalidLink;
  if (name === "email" && safeUrl(`mailto:${text}`) === null) return MESSAGES.invalidEmail;
  return null;
}

export const Contact = z
  .strictObject({
    name: z.enum(CONTACT_NAMES),
    value: z._default(z.string().check(z.maxLength(MAX_LINK_LENGTH)), ""),
  })
  .check(({ value, issues }) => {
    const message = contactProblem(value);
    if (message) issues.push({ code: "custom", input: value.value, path: ["value"], message });
  });
export type Contact = z.output<typeof Contact>;

export const Social = z.strictObject({
  /** network id of the catalogue, or the key of a custom icon */
  name: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)),
  link,
  /** address of the person's own icon; null for the catalogue's */
  image,
});
export type Social = z.output<typeof Social>;

export const General = z.strictObject({
  name: text,
  company: text,
  position: text,
  department: text,
  socialCaption: text,
  customFields: z._default(z.array(CustomField).check(z.maxLength(MAX_CUSTOM_FIELDS, MESSAGES.customFieldLimit)), []),
  addons: z._default(z.array(Addon).check(z.maxLength(MAX_ADDONS)), []),
  socials: z._default(z.array(Social).check(z.maxLength(MAX_SOCIALS)), []),
  /** 1 shown, 0 hidden (paid); null is read as 1 */
  brandingLine: z._default(z.nullable(z.union([z.literal(0), z.literal(1)])), 1),
  contacts: z._default(z.array(Contact).check(z.maxLength(MAX_CONTACTS)), []),
});
export type General = z.output<typeof General>;

/** How one kind of text is set. */
export const TextFormat = z.strictObject({
  bold: z.optional(z.boolean()),
  italic: z.optional(z.boolean()),
  underline: z.optional(z.boolean()),
  uppercase: z.optional(z.boolean()),
});
export const TEXT_FIELDS = ["name", "position", "department", "company", "contacts"] as const;

/** The signature's parts in the order they are drawn; `hasBorder` puts a line after the part. */
const GeneralItem = z.strictObject({ name: z.enum(["name", "contacts"]), hasBorder: flag(false) });
export const Block = z.discriminatedUnion("name", [
  z.strictObject({ name: z.literal("photo"), hasBorder: flag(false) }),
  z.strictObject({
    name: z.literal("general"),
    hasBorder: flag(false),
    items: z._default(z.array(GeneralItem).check(z.maxLength(2)), [
      { name: "name", hasBorder: false },
      { name: "contacts", hasBorder: false },
    ]),
  }),
  z.strictObject({ name: z.literal("socialIcons"), hasBorder: flag(false) }),
]);
export type Block = z.output<typeof Block>;

export const Design = z.strictObject({
  templateId: integer(1, MAX_TEMPLATE_ID, 1),
  /** per cent of 16 px: 75 is 12 px */
  fontSize: integer(50, 150, 75),
  /** headings and accents */
  fontColor: color,
  /** running text */
  textColor: color,
  templateBackground: color,
  fontFamily: z._default(z.enum(FONT_NAMES), "Arial"),
  /** 1 square, 2 rounded, 3 circle */
  logoShape: integer(1, 3, 1),
  logo2Shape: integer(1, 3, 1),
  /** CSS pixels */
  logoWidth: integer(MIN_IMAGE_WIDTH, MAX_IMAGE_WIDTH, 100),
  logo2Width: integer(MIN_IMAGE_WIDTH, MAX_IMAGE_WIDTH, 100),
  /** what lifts the second picture and the sign off a dark mail: 0 nothing, 1 a white plate, 2 a light outline */
  logoGround: integer(0, 2, 0),
  bannerWidth: integer(MIN_IMAGE_WIDTH, MAX_IMAGE_WIDTH, 250),
  socialWidth: integer(MIN_ICON_PX, MAX_ICON_PX, 22),
  /** 1 circle, 2 rounded square, 3 square, 4 bare mark */
  socialShape: integer(1, 4, 1),
  socialColor: color,
  socialBackground: color,
  socialBlockBackground: color,
  isTemplateBackgroundEnabled: flag(false),
  isSocialBlockBackgroundEnabled: flag(false),
  hasSocialBrandColors: flag(false),
  /** 1 the template's own icon style, 2 the person's choice (paid) */
  iconType: integer(1, 2, 1),
  textFormatting: z._default(
    z.partial(
      z.strictObject({
        name: TextFormat,
        position: TextFormat,
        department: TextFormat,
        company: TextFormat,
        contacts: TextFormat,
      }),
    ),
    {},
  ),
  borderColor: color,
  /** CSS pixels; Outlook for Windows draws at most 8 */
  borderWidth: integer(0, 8, 1),
  /** empty: the template's own order */
  blocksConfig: z._default(z.array(Block).check(z.maxLength(3)), []),
});
export type Design = z.output<typeof Design>;

export const CustomSocialIcon = z.strictObject({ key: Key, originalUrl: image, croppedUrl: image });

export const Media = z.strictObject({
  /** addresses of hosted pictures, `/i/…`; set by the upload calls */
  photo: image,
  photo2: image,
  banner: image,
  /** where a click on the picture leads */
  photoUrl: link,
  photo2Url: link,
  bannerUrl: link,
  customSocialIcons: z._default(z.array(CustomSocialIcon).check(z.maxLength(MAX_SOCIALS)), []),
  /** 1 below the signature, 2 above it */
  bannerPosition: integer(1, 2, 1),
});
export type Media = z.output<typeof Media>;

/** What is drawn: all that the renderer reads. */
export const Content = z.strictObject({
  general: z.prefault(General, {}),
  design: z.prefault(Design, {}),
  media: z.prefault(Media, {}),
});
export type Content = z.output<typeof Content>;

/** 128 random bits or more, url-safe, never reused. */
export const Hash = z.string().check(z.regex(/^[\w-]{22}$/));
export const ByHash = z.strictObject({ hash: Hash });

/** 1 sequential, 2 random, 3 readable from the name (wire spelling kept) */
export const ShortLinkHashType = z.int().check(z.minimum(1), z.maximum(3));

/** What a person may write. */
export const SignatureInput = z.strictObject({
  ...Content.shape,
  hasShortLink: flag(true),
  shorLinkHashType: z._default(ShortLinkHashType, 2),
  publicPageColor: z._default(z.string().check(z.regex(HEX_COLOR)), "#00cfd6"),
});
export type SignatureInput = z.output<typeof SignatureInput>;

/** A whole signature as it is sent: a part left out is a mistake of the sender, not a wish to empty it. */
export const SignatureBody = z.extend(SignatureInput, { general: General, design: Design, media: Media });

const Recipient = z
  .string(MESSAGES.invalidRecipient)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(MAX_EMAIL_LENGTH, MESSAGES.invalidRecipient),
    z.email(MESSAGES.invalidRecipient),
  );
const note = z._default(z.string().check(z.maxLength(MAX_NOTE_LENGTH)), "");
/** To whom a signature is mailed, with a personal note. */
export const Sending = z.strictObject({ email: Recipient, note });
export type Sending = z.output<typeof Sending>;
export const SendingMany = z.strictObject({
  signatures: z
    .array(z.strictObject({ hash: Hash, email: Recipient }))
    .check(z.minLength(1), z.maxLength(MAX_SENT_AT_ONCE)),
  note,
});
export type SendingMany = z.output<typeof SendingMany>;

/** A link of the signature and the short link that stands in for it in mails. */
export const ShortLinkPair = z.strictObject({ url: z.string(), shortUrl: z.string() });

/** A saved signature, as the API answers it. */
export const Signature = z.strictObject({
  id: z.string(),
  hash: Hash,
  isPremium: z.boolean(),
  canEdit: z.boolean(),
  /** e-mail of the member it is default for */
  byDefault: z.nullable(z.string()),
  group: z.nullable(z.string()),
  ...SignatureInput.shape,
  createdAt: z.string(),
  updatedAt: z.string(),
  user: z.strictObject({ isTerminated: z.boolean() }),
  isPrefill: z.boolean(),
  prefillId: z.nullable(z.string()),
  /** the stand-ins made when it was saved; empty without `hasShortLink` */
  shortLinks: z.array(ShortLinkPair),
});
export type Signature = z.output<typeof Signature>;

export const FINDING_LEVELS = ["error", "note"] as const;
/** What the linter or the core has to say about an output. */
export const Finding = z.strictObject({
  /** rule number of the linter, or a word for the core's own findings */
  rule: z.string(),
  level: z.enum(FINDING_LEVELS),
  /** the offending piece, shortened */
  where: z.string(),
  /** what to do, for a person */
  message: z.string(),
});
export type Finding = z.output<typeof Finding>;

/** What the renderer answers. `size` counts UTF-16 units of `html`, as Gmail does. */
export const Rendered = z.strictObject({
  html: z.string(),
  text: z.string(),
  size: z.int(),
  findings: z.array(Finding),
});
export type Rendered = z.output<typeof Rendered>;

export const IMAGE_TYPES = ["photo", "photo2", "banner"] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

/** A picture kept for a signature: `/i/<name>` and its size in pixels. */
export const StoredPicture = z.strictObject({ url: z.string(), widthPx: z.int(), heightPx: z.int() });
export type StoredPicture = z.output<typeof StoredPicture>;

/** `data:image/png;base64,…` or the same of a JPEG. */
export const IconUpload = z.strictObject({
  icon: z.string().check(z.regex(/^data:image\/(png|jpeg);base64,/, MESSAGES.imageFile)),
});
