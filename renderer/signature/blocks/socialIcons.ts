import { SOCIALS } from "#shared/catalog/socials.ts";
import { FIRST_TEMPLATE_VERSION } from "#shared/catalog/templates.ts";
import { iconName, MAX_ICON_PX, MIN_ICON_PX, SOCIAL_SHAPES, type SocialShape } from "#shared/images/icon.ts";
import { SHAPES, type Shape } from "#shared/images/variant.ts";
import { contrast, INK, readableOn, WHITE } from "#shared/lib/color.ts";
import { imageLink } from "../primitives/anchor.ts";
import { joined, type Markup, trusted } from "../primitives/html.ts";
import { image, type Picture } from "../primitives/image.ts";
import { cellStart, finishCell, line, table } from "../primitives/table.ts";
import { remembered } from "../remembered.ts";
import { hex, inkOn, px, type Sheet, type SocialLink, visible } from "../sheet.ts";
import { alt } from "./photo.ts";
import { directed, pen, textRow } from "./text.ts";

export type SocialsLook = {
  align?: "left" | "center" | "right" | null;
  /** icons side by side before a new row starts */
  perRow?: number;
  gapPx?: number;
  limitPx?: number;
};

/** In layouts that give them no column of their own. */
const MOST_PER_ROW = 10;
const MOST_OF_MANY = 6;

/** Rows: the caption, then the icons. Nothing without a link to show. */
export function socialRows(sheet: Sheet, look: SocialsLook = {}): Markup | null {
  const { align = null, perRow, gapPx = 6, limitPx } = look;
  const links = socialLinks(sheet);
  if (!links.length) return null;
  const rows: (Markup | null)[] = [];
  // Rows of a length: five marks in rows of four stand three over two, not four over one.
  const length = Math.ceil(links.length / Math.ceil(links.length / fitting(sheet, links.length, perRow, gapPx)));
  const isSplit = align === "center" && links.length > length;
  // The alternative texts take their ink from the table.
  const tableLook = { ...alt(sheet), align: align === "center" ? align : undefined };
  for (let start = 0; start < links.length; start += length) {
    const end = Math.min(start + length, links.length);
    const belowPx = end < links.length ? gapPx : 0;
    const between = iconStart(sheet, gapPx, belowPx);
    let marks = "";
    for (let i = start; i < end; i++) {
      const { href, picture } = links[i] as SocialLink;
      const isLast = i === end - 1;
      marks += finishCell(isLast ? iconStart(sheet, 0, belowPx) : between, imageLink(href, image(picture))).html;
    }
    const marked = trusted(`<tr>${marks}</tr>`);
    // Centred rows of different lengths need a table each.
    rows.push(isSplit ? line(table([marked], tableLook), { align }) : marked);
  }
  const icons = isSplit ? joined(rows) : line(table(rows, tableLook), { align });
  const background = blockBackground(sheet);
  const caption = sheet.show.socialCaption ? visible(sheet.general.socialCaption) : "";
  const captionRow = caption ? captionOn(sheet, background, caption, { align, limitPx }) : null;
  if (!background) return joined([captionRow, icons]);
  return line(table([captionRow, icons], { align: align === "center" ? align : undefined }), {
    align,
    background,
    padding: "8px 12px",
  });
}

/** How many icons of the chosen size stand side by side where a layout has a column for so many of usual size. */
function fitting(sheet: Sheet, count: number, perRow: number | undefined, gapPx: number): number {
  if (sheet.design.templateVersion === FIRST_TEMPLATE_VERSION) return perRow ?? MOST_PER_ROW;
  // Where there is more than one row anyway, rows that fit a phone.
  if (!perRow) return count > MOST_PER_ROW ? MOST_OF_MANY : MOST_PER_ROW;
  const roomPx = Math.max(COLUMN_PX, perRow * (USUAL_ICON_PX + gapPx));
  return Math.min(perRow, Math.floor((roomPx + gapPx) / (iconPx(sheet) + gapPx)));
}
/** A column of icons beside words on a phone. */
const COLUMN_PX = 140;
const USUAL_ICON_PX = 24;

function captionOn(sheet: Sheet, background: string | null, caption: string, look: SocialsLook): Markup | null {
  const color = background ? inkOn(background) : sheet.color.text;
  return textRow(pen(sheet, sheet.basePx, color, { ...look, padding: "0 0 6px" }), directed(sheet, caption), caption);
}

/** The start of a cell with an icon, and the room behind and below it. */
function iconStart(sheet: Sheet, gapPx: number, belowPx: number): string {
  const [right, left] = sheet.dir ? ["0", room(gapPx)] : [room(gapPx), "0"];
  return cellStart({ padding: gapPx || belowPx ? `0 ${right} ${room(belowPx)} ${left}` : undefined });
}

/** The networks that have a link, with their pictures. */
export function socialLinks(sheet: Sheet): SocialLink[] {
  sheet.drawn.socials ??= findLinks(sheet);
  return sheet.drawn.socials;
}

function findLinks(sheet: Sheet): SocialLink[] {
  const { socials } = sheet.general;
  const links: SocialLink[] = [];
  const style = iconStyle(sheet);
  for (const { name, link, image } of socials) {
    const href = sheet.href(link);
    if (!href) continue;
    const own = image ?? customIcon(sheet, name);
    const label = network(name)?.label ?? title(name);
    const picture = own ? sheet.picture(own, OWN_SHAPE[style.shape], sheet.design.socialWidth, label) : null;
    links.push({ label, href, picture: picture ?? catalogueIcon(sheet, style, name, label) });
  }
  return links;
}

const OWN_SHAPE: Record<SocialShape, Shape> = {
  1: SHAPES.circle,
  2: SHAPES.rounded,
  3: SHAPES.square,
  4: SHAPES.square,
};

/** What the catalogue knows of a name; some names are those of every object's own members. */
const network = (name: string) => (Object.hasOwn(SOCIALS, name) ? SOCIALS[name] : undefined);

function customIcon({ media }: Sheet, name: string): string | null {
  const found = media.customSocialIcons.find(({ key }) => key === name);
  return found ? (found.croppedUrl ?? found.originalUrl) : null;
}

/** iconType 2 takes the person's shape as it is; type 1 gives way only where the person left the default. */
function shapeOf({ design, look }: Sheet): SocialShape {
  const chosen = design.socialShape as SocialShape;
  return design.iconType === 2 || chosen !== SOCIAL_SHAPES.circle ? chosen : look.socialShape;
}

type IconStyle = {
  shape: SocialShape;
  /** null where the brand decides */
  fill: string | null;
  glyph: string | null;
  /** the name of an icon behind its network; null where the brand decides */
  ending: string | null;
};

function iconStyle(sheet: Sheet): IconStyle {
  const { design, color } = sheet;
  const shape = shapeOf(sheet);
  if (design.hasSocialBrandColors) return { shape, fill: null, glyph: null, ending: null };
  const fill = hex(design.socialBackground) ?? color.accent;
  // Without a plate the mark itself carries the colour.
  const glyph =
    hex(design.socialColor) ??
    (shape === SOCIAL_SHAPES.bare ? color.accent : (panelThrough(sheet, fill) ?? markOn(fill)));
  return { shape, fill, glyph, ending: fileOf(sheet, "", shape, fill, glyph) };
}

/** On plates in the ink of a panel the marks are cut out: the panel's own colour is seen in them. */
function panelThrough({ color: { background }, design }: Sheet, fill: string): string | null {
  const isFirst = design.templateVersion === FIRST_TEMPLATE_VERSION;
  return background !== null && !isFirst && fill === inkOn(background) ? background : null;
}

const iconPx = ({ design }: Sheet) => px(design.socialWidth, MIN_ICON_PX, MAX_ICON_PX);

const fileOf = (sheet: Sheet, network: string, shape: SocialShape, fill: string, glyph: string) =>
  iconName({ network, shape, fill, glyph, sizePx: iconPx(sheet), density: sheet.options.density ?? 2 });

function catalogueIcon(sheet: Sheet, { shape, fill, glyph, ending }: IconStyle, name: string, alt: string): Picture {
  const known = network(name);
  const id = known ? name : "web";
  const brand = (known ?? SOCIALS.web)?.color ?? INK;
  const mark = glyph ?? (shape === SOCIAL_SHAPES.bare ? brand : markOn(brand));
  const file = ending === null ? fileOf(sheet, id, shape, fill ?? brand, mark) : id + ending;
  const sizePx = iconPx(sheet);
  return { src: sheet.hosted(`icons/${file}`), widthPx: sizePx, heightPx: sizePx, alt };
}

/** White wherever it can be read, as most brands draw themselves. */
const markOn = remembered((fill) => (contrast(WHITE, fill) >= 3 ? WHITE : readableOn(fill)));

function blockBackground({ show, design }: Sheet): string | null {
  if (!show.socialsBackground || !design.isSocialBlockBackgroundEnabled) return null;
  return hex(design.socialBlockBackground) ?? INK;
}

const room = (value: number) => (value ? `${value}px` : "0");

/** `my-network` -> `My network` */
const title = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");
