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
];
export const MAX_TEMPLATE_ID = TEMPLATES.length;

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
