/**
 * What the editor and the server know of each layout without drawing it. The layouts themselves are in
 * `renderer/signature/templates`, one file per id.
 */
export const TEMPLATE_CATEGORIES = ["Professional", "Friendly", "Modern", "Elegant", "Creative"] as const;
export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number];

export type TemplateInfo = { id: number; name: string; category: TemplateCategory; isFree: boolean };

export const TEMPLATES: readonly TemplateInfo[] = [
  { id: 1, name: "Portrait left", category: "Professional", isFree: true },
  { id: 2, name: "Centred", category: "Friendly", isFree: true },
  { id: 3, name: "Side bar", category: "Modern", isFree: true },
  { id: 4, name: "Letterhead", category: "Elegant", isFree: true },
  { id: 5, name: "Two columns", category: "Professional", isFree: false },
  { id: 6, name: "Card", category: "Modern", isFree: false },
  { id: 7, name: "Compact", category: "Professional", isFree: false },
  { id: 8, name: "Picture right", category: "Friendly", isFree: false },
  { id: 9, name: "One line", category: "Modern", isFree: false },
  { id: 10, name: "Name band", category: "Creative", isFree: false },
  { id: 11, name: "Short stroke", category: "Elegant", isFree: false },
  { id: 12, name: "Top bar", category: "Professional", isFree: false },
  { id: 13, name: "Picture column", category: "Modern", isFree: false },
  { id: 14, name: "Poster", category: "Creative", isFree: false },
  { id: 15, name: "Logo and face", category: "Professional", isFree: false },
  { id: 16, name: "Mirror", category: "Elegant", isFree: false },
  { id: 17, name: "Grid", category: "Modern", isFree: false },
  { id: 18, name: "Underline", category: "Friendly", isFree: false },
  { id: 19, name: "Icon spine", category: "Creative", isFree: false },
  { id: 20, name: "Ink panel", category: "Modern", isFree: false },
  { id: 21, name: "Quiet", category: "Elegant", isFree: false },
  { id: 22, name: "Colour panel", category: "Creative", isFree: false },
  { id: 23, name: "Colour foot", category: "Friendly", isFree: false },
  { id: 24, name: "Name tag", category: "Modern", isFree: false },
  { id: 25, name: "Soft tint", category: "Friendly", isFree: false },
  { id: 26, name: "Ticket", category: "Creative", isFree: false },
  { id: 27, name: "Night head", category: "Elegant", isFree: false },
  { id: 28, name: "House first", category: "Professional", isFree: false },
  { id: 29, name: "Margin note", category: "Elegant", isFree: false },
  { id: 30, name: "Wide row", category: "Professional", isFree: false },
];
export const MAX_TEMPLATE_ID = TEMPLATES.length;

/**
 * `templateVersion` of the signature model: which drawing of its layout a signature has. The number is raised when layouts
 * are drawn anew; the drawings of before stay, so that what was saved keeps its look until it is edited.
 */
export const TEMPLATE_VERSION = 2;
/** What was saved before there were several. */
export const FIRST_TEMPLATE_VERSION = 1;

/** The parts of a signature in the order they are drawn; `hasBorder` puts a line after the part. */
export type TemplateBlock =
  | { name: "photo" | "socialIcons"; hasBorder: boolean }
  | { name: "general"; hasBorder: boolean; items: { name: "name" | "contacts"; hasBorder: boolean }[] };

/** Which parts of a layout end in a line, in the order the layout draws them. */
const BLOCKS: Record<number, string> = {
  1: "photo| name contacts socialIcons",
  2: "photo name| contacts socialIcons",
  3: "name contacts socialIcons photo",
  4: "photo name| contacts socialIcons",
  5: "photo name| socialIcons contacts",
  6: "photo name contacts socialIcons",
  7: "photo name contacts socialIcons|",
  8: "name contacts photo socialIcons",
  9: "photo name contacts socialIcons",
  10: "photo name contacts socialIcons",
  11: "name contacts socialIcons photo",
  12: "photo name| contacts socialIcons",
  13: "photo| name contacts socialIcons",
  14: "photo name contacts socialIcons",
  15: "name| contacts photo socialIcons",
  16: "photo name| contacts socialIcons",
  17: "photo name| contacts socialIcons",
  18: "name contacts socialIcons photo",
  19: "photo socialIcons| name contacts",
  20: "photo name contacts socialIcons",
  21: "name contacts photo socialIcons",
  22: "photo name contacts socialIcons",
  23: "photo name contacts socialIcons",
  24: "name contacts socialIcons photo",
  25: "photo name contacts socialIcons",
  26: "photo name contacts socialIcons",
  27: "name contacts photo socialIcons",
  28: "name| contacts| socialIcons photo",
  29: "name contacts| photo socialIcons",
  30: "photo name| contacts| socialIcons",
};

/** The block order a layout starts with; changing the layout copies it into `blocksConfig`. */
export function templateBlocks(templateId: number): TemplateBlock[] {
  const words = (BLOCKS[templateId] ?? (BLOCKS[1] as string)).split(" ");
  const parts = words.map((word) => ({ name: word.replace("|", ""), hasBorder: word.endsWith("|") }));
  const items = parts.filter(
    (part): part is { name: "name" | "contacts"; hasBorder: boolean } =>
      part.name === "name" || part.name === "contacts",
  );
  return parts.flatMap(({ name, hasBorder }): TemplateBlock[] => {
    if (name === "photo" || name === "socialIcons") return [{ name, hasBorder }];
    return name === items[0]?.name ? [{ name: "general", hasBorder: false, items }] : [];
  });
}

/** Field visibility by layout (specification, section 5). */
const HIDES_TEXT_COLOR = new Set([6, 20, 22, 23, 25, 26, 27]);
const SHOWS_TEMPLATE_BACKGROUND = new Set([6, 14]);
const SHOWS_SOCIALS_BACKGROUND = new Set([14]);
const SHOWS_DEPARTMENT = new Set([1, 2, 3, 4, 6, 12, 13, 14, 23, 25, 26]);
const SHOWS_SOCIAL_CAPTION = new Set([2, 3, 6, 7, 8, 11, 13, 14, 20, 22]);

/** Which fields a layout shows; the editor hides the others, the renderer leaves them out. */
export function visibleFields(templateId: number) {
  return {
    textColor: !HIDES_TEXT_COLOR.has(templateId),
    templateBackground: SHOWS_TEMPLATE_BACKGROUND.has(templateId),
    socialsBackground: SHOWS_SOCIALS_BACKGROUND.has(templateId),
    department: SHOWS_DEPARTMENT.has(templateId),
    socialCaption: SHOWS_SOCIAL_CAPTION.has(templateId),
  };
}

/** Layouts that are low or narrow draw the two pictures no higher than this, in CSS pixels. */
const PICTURE_HEIGHTS: Readonly<Record<number, number>> = { 7: 64, 9: 48, 17: 72, 27: 88, 30: 80 };

/** How high a layout draws the two pictures at most, in CSS pixels; null where their size is the person's alone. */
export const maxPictureHeight = (templateId: number): number | null => PICTURE_HEIGHTS[templateId] ?? null;
