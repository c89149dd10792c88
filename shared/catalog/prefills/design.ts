import type { Addon } from "../../addons/addons.ts";
import { type SampleKind, type SampleSize, samplePath } from "../../images/samples.ts";
import { BACKINGS, type Shape } from "../../images/variant.ts";
import { isPaidSocial } from "../../signatures/rules.ts";
import type { CustomField, Design, General, Media } from "../../signatures/schema.ts";
import { CONTACT_LABELS, type ContactName } from "../contacts.ts";
import type { FontName } from "../fonts.ts";
import { FACE_SIZE, LOGO_SIZES, MARK_SIZE } from "../samples.ts";
import { TEMPLATES, type TemplateCategory, type TemplateInfo, templateBlocks } from "../templates.ts";

/** Whoever lends a profession's designs their words, and where they work. */
export type Sample = {
  profession: string;
  name: string;
  position: string;
  department?: string;
  company: string;
  /** of its logo and mark */
  brand: keyof typeof LOGO_SIZES;
  /** the host of its pages and mails */
  host: string;
  lines: Partial<Record<ContactName, string>>;
  /** custom fields: title, value, path of a page */
  fields?: Readonly<Record<string, readonly [title: string, value: string, path?: string]>>;
  networks: string;
};

/** How one design shows it. */
export type Look = {
  color: string;
  font: FontName;
  /** per cent of 16 px */
  size?: number;
  /** the portrait: its shape, and its width in CSS pixels */
  face?: readonly [shape: Shape, widthPx: number];
  /** the logo's width in CSS pixels */
  logo?: number;
  /** the mark without the name */
  mark?: readonly [shape: Shape, widthPx: number];
  /** a white plate lifts logo or mark off a dark layout */
  isPlated?: true;
  /** names of lines and of fields */
  lines: string;
  fields?: string;
  /** names of networks; all of the sample's without it */
  networks?: string;
  caption?: string;
  hasDepartment?: true;
  /** small pictures in front of contacts */
  hasSigns?: true;
  /** icons, lines, formats: what else differs from the layout as it comes */
  more?: Omit<Partial<Design>, "fontColor">;
  addons?: readonly AddonOf[];
  banner?: { id: string; size: SampleSize; widthPx: number; alt: string };
};

/** A profession, in the order of the categories. */
export type Designs = { sample: Sample; looks: readonly [Look, Look, Look, Look, Look] };

/** An addon of a sample, which knows the pages of its company. */
export type AddonOf = (page: (path: string) => string) => Omit<Addon, "key">;

export const cta =
  (text: string, path: string, shape = 2): AddonOf =>
  (page) => ({ type: "CallToAction", data: { text, url: page(path), shape } });
export const booking =
  (title: string, path: string): AddonOf =>
  (page) => ({ type: "calendar", data: { title, url: page(path) } });
export const event =
  (title: string, start: string, end: string, timeZone: string, location: string): AddonOf =>
  () => ({ type: "calendar", data: { title, start, end, timeZone, location } });
export const disclaimer =
  (type: number): AddonOf =>
  () => ({ type: "disclaimer", data: { type } });
export const green =
  (type: number): AddonOf =>
  () => ({ type: "GreenMessage", data: { type } });
export const ask =
  (type: "rating" | "review" | "follow" | "share", text: string, path: string): AddonOf =>
  (page) => ({ type: "social", data: { list: [{ type, text, url: page(path) }] } });
export const badges =
  (...types: string[]): AddonOf =>
  (page) => ({ type: "badge", data: { list: types.map((type) => ({ type, url: page(type.toLowerCase()) })) } });
export const video =
  (title: string, path: string): AddonOf =>
  (page) => ({ type: "videos", data: { list: [{ title, url: page(path) }] } });
export const card =
  (text: string): AddonOf =>
  (page) => ({ type: "businessCard", data: { text, url: page("card") } });
export const sign =
  (id: string, size: SampleSize, text: string, width: number): AddonOf =>
  () => ({ type: "sign", data: { text, width, image: samplePath({ kind: "sign", id }, size) } });

/** A design to start from: a layout in its own colours and type, filled in for one profession. */
export type Prefill = {
  /** `architect-modern` */
  id: string;
  /** `Architect, Side bar` */
  name: string;
  profession: string;
  category: TemplateCategory;
  /** parts of a signature's content; its schema fills in the rest */
  content: PrefillContent;
};
export type PrefillContent = {
  general: Pick<General, "name" | "position" | "company" | "department" | "socialCaption"> & {
    contacts: { name: ContactName; value: string }[];
    customFields: CustomField[];
    addons: Addon[];
    socials: { name: string; link: string }[];
  };
  design: Omit<Partial<Design>, "fontColor"> & Pick<Design, "templateId" | "fontFamily"> & { fontColor: string };
  media: Partial<Media>;
};

const slug = (text: string) => text.toLowerCase().replaceAll(" ", "-");

/** One ready design. */
export function prefill(sample: Sample, category: TemplateCategory, layoutId: number, look: Look): Prefill {
  const { profession } = sample;
  const layout = TEMPLATES.find(({ id }) => id === layoutId) as TemplateInfo;
  const id = slug(`${profession} ${category}`);
  return {
    id,
    name: `${profession}, ${layout.name}`,
    profession,
    category,
    content: {
      general: wordsOf(id, sample, layout, look),
      design: {
        templateId: layoutId,
        blocksConfig: templateBlocks(layoutId),
        fontColor: look.color,
        fontFamily: look.font,
        ...(look.size && { fontSize: look.size }),
        ...(look.face && { logoShape: look.face[0], logoWidth: look.face[1] }),
        ...(look.logo && { logo2Width: look.logo }),
        ...(look.mark && { logo2Shape: look.mark[0], logo2Width: look.mark[1] }),
        ...(look.isPlated && { logoGround: BACKINGS.plate }),
        ...(look.hasSigns && { contactLabels: CONTACT_LABELS.icon }),
        ...(look.banner && { bannerWidth: look.banner.widthPx }),
        ...look.more,
      },
      media: picturesOf(sample, look),
    },
  };
}

function wordsOf(id: string, sample: Sample, { isFree }: TemplateInfo, look: Look): PrefillContent["general"] {
  const { name, position, company, department = "", host, lines, fields = {} } = sample;
  const page = (path: string) => `https://${host}/${path}`;
  return {
    name,
    position,
    company,
    department: look.hasDepartment ? department : "",
    socialCaption: look.caption ?? "",
    contacts: namesIn(look.lines).map((line) => ({
      name: line as ContactName,
      value: lines[line as ContactName] ?? "",
    })),
    customFields: namesIn(look.fields).map((key) => {
      const [title, value, path] = fields[key] ?? ["", ""];
      return { key, title, value, link: path === undefined ? "" : page(path) };
    }),
    // A free layout shows networks that a free account may save.
    socials: namesIn(look.networks ?? sample.networks)
      .filter((network) => !(isFree && isPaidSocial(network)))
      .map((network) => ({ name: network, link: page(network) })),
    addons: (look.addons ?? []).map((addon, i) => ({ ...addon(page), key: `${id}-${i + 1}` }) as Addon),
  };
}

function picturesOf({ profession, brand, host }: Sample, { face, logo, mark, banner }: Look): PrefillContent["media"] {
  const path = (kind: SampleKind, id: string, size: SampleSize) => samplePath({ kind, id }, size);
  return {
    ...(face && { photo: path("face", slug(profession), FACE_SIZE) }),
    ...(logo && { photo2: path("logo", brand, LOGO_SIZES[brand]) }),
    ...(mark && { photo2: path("mark", brand, MARK_SIZE) }),
    ...(banner && {
      banner: path("banner", banner.id, banner.size),
      bannerUrl: `https://${host}/${banner.id}`,
      bannerAlt: banner.alt,
    }),
  };
}

const namesIn = (names = "") => names.split(" ").filter(Boolean);
