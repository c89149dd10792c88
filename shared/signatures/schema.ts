import * as z from "zod/mini";
import { Addon } from "../addons/addons.ts";
import { MAX_EMAIL_LENGTH } from "../auth/constants.ts";
import { CONTACT_LABELS, CONTACT_NAMES, type ContactName } from "../catalog/contacts.ts";
import { FONT_NAMES } from "../catalog/fonts.ts";
import { GUIDE_IDS } from "../catalog/guides/ids.ts";
import { FIRST_TEMPLATE_VERSION, MAX_TEMPLATE_ID, TEMPLATE_VERSION } from "../catalog/templates.ts";
import { MESSAGES } from "../errors/messages.ts";
import { INK_STEPS } from "../images/constants.ts";
import { MAX_ICON_PX, MIN_ICON_PX } from "../images/icon.ts";
import { MAX_IMAGE_WIDTH, MIN_IMAGE_WIDTH, SOURCE_NAME } from "../images/variant.ts";
import { HEX_COLOR } from "../lib/color.ts";
import { MAX_LINK_LENGTH, safeUrl } from "../lib/url.ts";
import { MAX_NOTE_LENGTH, MAX_SENT_AT_ONCE } from "../mail/constants.ts";
import { LockName } from "../members/masters/lockNames.ts";
import { PermissionCodes } from "../members/permissions.ts";
import { BrandLine } from "../reseller/brand/line.ts";
import {
  DEFAULT_PAGE_COLOR,
  MAX_ADDONS,
  MAX_CONTACTS,
  MAX_CUSTOM_FIELDS,
  MAX_FONT_SIZE,
  MAX_LABEL_LENGTH,
  MAX_LINE_LENGTH,
  MAX_SOCIALS,
  MIN_FONT_SIZE,
} from "./constants.ts";
import { Forms, SavedForms } from "./forms/schema.ts";
import { Hash } from "./hash.ts";
import { Key } from "./key.ts";
import { DEFAULT_SIGNATURE_LANGUAGE, SIGNATURE_LANGUAGES } from "./languages.ts";
import { contactProblem, linkProblem } from "./problems.ts";
import { Reached } from "./reached.ts";

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
    z.refine((value) => linkProblem(value) === null, MESSAGES.invalidLink),
  ),
  "",
);
/** The address of a picture that is kept. */
export const hostedPicture = z.string().check(z.regex(new RegExp(`^/i/${SOURCE_NAME.source.slice(1)}`)));
const image = z._default(z.nullable(hostedPicture), null);

export const CustomField = z.strictObject({ key: Key, title: text, value: text, link });
export type CustomField = z.output<typeof CustomField>;

/** What no link can be made of is refused; a line that is merely dead may be saved, and the editor says so. */
function isLinkable({ name, value }: { name: ContactName; value: string }): boolean {
  if (name === "website") return safeUrl(value) !== null;
  return name !== "email" || safeUrl(`mailto:${value.trim()}`) !== null;
}

export const Contact = z
  .strictObject({
    name: z.enum(CONTACT_NAMES),
    value: z._default(z.string().check(z.maxLength(MAX_LINK_LENGTH)), ""),
    /** what it is called; empty, and in records from before: as the signature's language calls its kind */
    label: z._default(z.string().check(z.maxLength(MAX_LABEL_LENGTH)), ""),
  })
  .check(({ value, issues }) => {
    const message = contactProblem(value);
    if (message && !isLinkable(value)) issues.push({ code: "custom", input: value.value, path: ["value"], message });
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
  /** of the words that nobody typed */
  language: z._default(z.enum(SIGNATURE_LANGUAGES), DEFAULT_SIGNATURE_LANGUAGE),
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
  /** which drawing of the layout; left out by the sender: the current one. Missing in a record: `StoredContent` */
  templateVersion: integer(FIRST_TEMPLATE_VERSION, TEMPLATE_VERSION, TEMPLATE_VERSION),
  /** per cent of 16 px: 75 is 12 px */
  fontSize: integer(MIN_FONT_SIZE, MAX_FONT_SIZE, 75),
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
  /**
   * who wants it so. 0, and in records from before: nobody has said (a ground other than 0 is a person's), 1: a white plate
   * came by itself and goes by itself, 2: a person, whom nothing overrules
   */
  logoGroundBy: integer(0, 2, 0),
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
  /** what stands in front of contacts, `CONTACT_LABELS` */
  contactLabels: integer(CONTACT_LABELS.layout, CONTACT_LABELS.none, CONTACT_LABELS.layout),
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
  /**
   * how light the second picture's ink is where it meets its ground: per cent in each of 16 steps of contrast, black first.
   * Empty: it is its own ground, as opaque ones are. Null, and in records from before: not measured, nothing is claimed.
   * Set with the picture, like its address
   */
  photo2Ink: z._default(
    z.nullable(z.array(z.int().check(z.minimum(0), z.maximum(100))).check(z.maxLength(INK_STEPS))),
    null,
  ),
  /** where a click on the picture leads */
  photoUrl: link,
  photo2Url: link,
  bannerUrl: link,
  /** what a picture is called where it is not seen; empty, and in records from before: `altOf` finds words */
  photoAlt: text,
  photo2Alt: text,
  bannerAlt: text,
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

/** The same as it is stored: records from before layouts had versions were drawn by the first of theirs. */
export const StoredContent = z.extend(Content, {
  design: z.prefault(
    z.extend(Design, { templateVersion: integer(FIRST_TEMPLATE_VERSION, TEMPLATE_VERSION, FIRST_TEMPLATE_VERSION) }),
    {},
  ),
});

export const ByHash = z.strictObject({ hash: Hash });

/** 1 sequential, 2 random, 3 readable from the name (wire spelling kept) */
export const ShortLinkHashType = z.int().check(z.minimum(1), z.maximum(3));

/** What a person may write. */
export const SignatureInput = z.strictObject({
  ...Content.shape,
  hasShortLink: flag(true),
  shorLinkHashType: z._default(ShortLinkHashType, 2),
  publicPageColor: z._default(z.string().check(z.regex(HEX_COLOR)), DEFAULT_PAGE_COLOR),
  /** what its people call it in lists; empty, and in records from before: it goes by the name on it. No visitor sees it */
  label: text,
  /** other ways in which it is written; missing, and in records from before: it is always the same */
  forms: z._default(Forms, {}),
});
export type SignatureInput = z.output<typeof SignatureInput>;

/** A whole signature as it is sent: a part left out is a mistake of the sender, not a wish to empty it. */
export const SignatureBody = z.extend(SignatureInput, {
  general: General,
  design: Design,
  media: Media,
  forms: z._default(SavedForms, {}),
});

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
const guide = z.optional(z.enum(GUIDE_IDS));
export const Sending = z.strictObject({
  email: Recipient,
  note,
  /** whose steps the mail leads to; without it those that the recipient's address suggests */
  guide,
});
export type Sending = z.output<typeof Sending>;
export const SendingMany = z.strictObject({
  signatures: z
    .array(z.strictObject({ hash: Hash, email: Recipient }))
    .check(z.minLength(1), z.maxLength(MAX_SENT_AT_ONCE)),
  note,
  guide,
});
export type SendingMany = z.output<typeof SendingMany>;

/**
 * A link of the signature and the short link that stands in for it in mails: behind what is pressed, and not behind an
 * address that is read. Without `isPressedOnly`, in what was saved before it was so, behind those too.
 */
export const ShortLinkPair = z.strictObject({
  url: z.string(),
  shortUrl: z.string(),
  isPressedOnly: z.optional(z.literal(true)),
});

/** To which member of the team a signature is given, and what they may do; without `permissions` that stays as it is. */
export const Assignment = z.strictObject({ email: Recipient, permissions: z.optional(PermissionCodes) });
export type Assignment = z.output<typeof Assignment>;

/** A saved signature, as the API answers it. */
export const Signature = z.strictObject({
  id: z.string(),
  hash: Hash,
  isPremium: z.boolean(),
  canEdit: z.boolean(),
  /** e-mail of the person whose default it is, told to them and to whoever manages their team */
  byDefault: z.nullable(z.string()),
  group: z.nullable(z.string()),
  /** e-mail of the member it is assigned to, told to them and to those who assign; null: nobody's in particular */
  assignee: z.nullable(z.string()),
  /** the design of the team that it follows, told to its people; null: it follows none */
  master: z.nullable(Hash),
  /** the parts of it that the viewer may not change, as they are the team's */
  locks: z.array(LockName),
  ...SignatureInput.shape,
  createdAt: z.string(),
  updatedAt: z.string(),
  user: z.strictObject({ isTerminated: z.boolean() }),
  isPrefill: z.boolean(),
  prefillId: z.nullable(z.string()),
  /** the stand-ins made when it was saved; empty without `hasShortLink` */
  shortLinks: z.array(ShortLinkPair),
  /** of a company: its agency's line in the place of ours; null, and missing in what a page of an earlier version holds: ours */
  branding: z.optional(z.nullable(BrandLine)),
});
export type Signature = z.output<typeof Signature>;

const IN_SHORT = {
  id: true,
  hash: true,
  canEdit: true,
  byDefault: true,
  master: true,
  label: true,
  updatedAt: true,
} as const;
/** Enough of a signature to know it among others: its label, and the name and the position that stand in it. */
export const SignatureInShort = z.extend(z.pick(Signature, IN_SHORT), { name: z.string(), position: z.string() });
export type SignatureInShort = z.output<typeof SignatureInShort>;

/** What was copied, or is installed: the state of a signature with this `updatedAt`. */
export const StateOf = z.strictObject({ updatedAt: z.iso.datetime() });

/** A signature in a list, with how far it has come. */
export const ListedSignature = z.extend(Signature, {
  progress: z.strictObject({
    /** whether its people have taken it along, and whether that was what it is now: what was pasted does not change */
    copied: Reached,
    /** the same of its being installed, as its people say or a mail that arrived has shown */
    installed: Reached,
    /** how often its links, and its pixel where mails have one, were opened by people */
    opened: z.int(),
  }),
});
export type ListedSignature = z.output<typeof ListedSignature>;

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
  /** dotted path of the field it is about, where one is known */
  path: z.optional(z.string()),
  /** the colour it is about, and the plate behind it; without a plate it stands on the mail's own ground */
  color: z.optional(z.string()),
  ground: z.optional(z.string()),
  /** what the field of `path` had better be, where the program knows */
  value: z.optional(z.int()),
  /** how much of it there is, where less is better: pixels, icons, colours, characters */
  measured: z.optional(z.number()),
});
export type Finding = z.output<typeof Finding>;

/** What the renderer answers. `size` counts UTF-16 units of `html` once it is pasted, as Gmail does. */
export const Rendered = z.strictObject({
  html: z.string(),
  text: z.string(),
  size: z.int(),
  findings: z.array(Finding),
});
export type Rendered = z.output<typeof Rendered>;

/** Somebody's default signature for a program that writes mails. */
export const DefaultSignature = z.strictObject({
  hash: Hash,
  updatedAt: z.string(),
  html: z.string(),
  text: z.string(),
  /** its short form, for replies and forwards */
  reply: z.strictObject({ html: z.string(), text: z.string() }),
  /** how each mail is counted by itself; null: mails of the team are not */
  counting: z.nullable(
    z.strictObject({
      /** in front of a mail's id and `.gif`: the address of its pixel */
      pixel: z.string(),
      /** web addresses that a mail has instead, with a dot and its id behind them */
      links: z.array(z.strictObject({ url: z.string(), shortUrl: z.string() })),
    }),
  ),
});
export type DefaultSignature = z.output<typeof DefaultSignature>;

/** A picture kept for a signature: `/i/<name>` and its size in pixels. */
export const StoredPicture = z.strictObject({ url: z.string(), widthPx: z.int(), heightPx: z.int() });
export type StoredPicture = z.output<typeof StoredPicture>;

/** `data:image/png;base64,…` or the same of a JPEG. */
export const IconUpload = z.strictObject({
  icon: z.string().check(z.regex(/^data:image\/(png|jpeg);base64,/, MESSAGES.imageFile)),
});
