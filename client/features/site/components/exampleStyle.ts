import { TEMPLATE_CATEGORIES, type TemplateCategory } from "#shared/catalog/templates.ts";

/** Of an address that shows one style: `?style=Modern`. */
export const STYLE_PARAM = "style";

/** The style that a query names, null where it names none. */
export const styleIn = (query: URLSearchParams): TemplateCategory | null =>
  TEMPLATE_CATEGORIES.find((style) => style.toLowerCase() === query.get(STYLE_PARAM)?.toLowerCase()) ?? null;
